import type { InvoiceFile } from '#contract/invoice-formats.ts';
import { createContext, use } from 'react';
import type { ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate';
import type { BootRecord } from '#contract/boot.ts';
import type { OrderRemarks } from '#contract/basket.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import type { TableFormat } from '#contract/table-formats.ts';
import type { ListHead } from '#contract/shopping-list.ts';
import type { Language } from '#contract/system.ts';
import type { BegreenMachine } from '#machines/begreen/begreen.machine.ts';
import type { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import type { AppMachine } from '#machines/app/app.machine.ts';
import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { ShopActors } from '#machines/app/app.types.ts';
import type { FilterChoiceMachine } from '#machines/filter-choice/filter-choice.machine.ts';
import type { FormMachine } from '#machines/form/form.machine.ts';
import type { ListQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import type { PrinterChoiceMachine } from '#machines/printer-choice/printer-choice.machine.ts';
import type { QuantityMachine } from '#machines/quantity/quantity.machine.ts';
import type { ReorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { SayingPage } from '#machines/said-toast.ts';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import type { EmailHintWords } from '#ui/parts/Form/form-context.ts';

/** The app-lifetime actors, the root among them. */
export type ShopActorRefs = ShopActors & { readonly app: ActorRefFrom<AppMachine> };

/** A chart as the page runs it that lives with a screen or a widget. */
export interface WiredChart<Machine extends AnyStateMachine> {
  /** With its calls provided. */
  readonly logic: Machine;
  /** Connects an actor of it with the page: charts, router, storage, measuring. Returns what ends it. */
  readonly connect: (actor: ActorRefFrom<Machine>) => () => void;
}

/** Charts that live as long as a widget of many pages; their code comes with the views that show them. */
export interface WidgetCharts {
  readonly addTile: typeof addTileMachine;
  readonly quantity: QuantityMachine;
  /** The search of the header, limited to printers. */
  readonly printerSearch: SearchMachine;
  readonly printerChoice: PrinterChoiceMachine;
  readonly filterChoice: FilterChoiceMachine;
}

/** Charts that live as long as a widget of few pages: their calls come with the first of them, too. */
export interface FewCharts {
  readonly form: FormMachine;
  readonly coupon: CouponMachine;
  readonly storedBasket: StoredBasketMachine;
  readonly reorder: ReorderMachine;
  readonly listQuantity: ListQuantityMachine;
  readonly begreen: BegreenMachine;
  /** The search of the header, limited to articles. */
  readonly numberSearch: SearchMachine;
}

/**
 * Gives the chart of a widget as the page runs it: wired to its calls, which stand under the same name in `src/app/live/rest.ts`.
 */
export type WireWidget = <Name extends keyof WidgetCharts>(
  name: Name,
  machine: WidgetCharts[Name],
) => WiredChart<WidgetCharts[Name]>;

/**
 * The same for a widget of few pages, whose calls stand under the same name in `src/app/live/view-calls.ts`; `facts` says what it
 * and the charts of the page tell one another, and `words` are the sentences in which it does.
 */
export type WireFewWidget = <Name extends keyof FewCharts, Words extends object = object>(
  name: Name,
  machine: FewCharts[Name],
  facts?: ScreenFacts<Name, FewCharts[Name], Record<never, AnyStateMachine>, SayingPage<Words>>,
  words?: Words,
) => WiredChart<FewCharts[Name]>;

/** Names and texts of the fields of a form, in their order. */
export type DraftFields = readonly (readonly [name: string, text: string])[];

/** What this tab keeps, for a while, of forms that were not sent. */
export interface TabDrafts {
  readonly read: (form: string, person: string) => DraftFields | null;
  /** Null or nothing removes the draft. */
  readonly write: (form: string, person: string, fields: DraftFields | null) => void;
}

/** Short texts the browser keeps; blocked or full storage keeps them for the life of the page. */
export interface KeptTexts {
  readonly read: (key: string) => string | null;
  /** Removes the entry for null. */
  readonly write: (key: string, value: string | null) => void;
}

/** A table of a firm: its page, and what the address says behind the question mark. */
export interface WantedTable {
  readonly path: AdminTablePath;
  readonly query: string;
  readonly format: TableFormat;
}

/** What was saved of it. */
export interface SavedTable {
  readonly rows: number;
  /** Rows there are beyond these. */
  readonly leftOut: number;
}

/** What the key of a mail does about a notice of an article that can be delivered again. */
export interface NoticeRequest {
  readonly kind: 'confirm' | 'end';
  readonly noticeKey: string;
}

/** Null when it is done, else why it is refused. */
export type NoticeAnswer = { readonly messages: readonly string[] } | null;

/** A file of an invoice. */
export interface WantedInvoice {
  readonly number: string;
  readonly file: InvoiceFile;
}

/** Calls that views make themselves; each rejects when nobody answers. */
export interface ViewCalls {
  /**
   * Saves the PDF of an own order, or of a guest's by its key, on the visitor's device, or one of its invoices; rejects when there is
   * none.
   */
  readonly downloadOrderFile: (
    orderNumber: string,
    orderKey: string | null,
    invoice?: WantedInvoice,
  ) => Promise<void>;
  /** The visitor's shopping lists. */
  readonly loadLists: () => Promise<readonly ListHead[]>;
  /** Saves a list as a table on the visitor's device; rejects where that is not permitted. */
  readonly downloadList: (id: number, format: TableFormat) => Promise<void>;
  /** Saves what a table of the visitor's firm finds on their device; rejects where that is not possible now. */
  readonly downloadTable: (wanted: WantedTable) => Promise<SavedTable>;
  /** Saves everything the shop keeps about the visitor on their device. */
  readonly downloadPersonalData: () => Promise<void>;
  /** Confirms a notice or ends it. */
  readonly sendNotice: (request: NoticeRequest) => Promise<NoticeAnswer>;
  /** Stores the choice in the session and loads the page again in that language. */
  readonly chooseLanguage: (language: Language) => Promise<void>;
  /** Keeps the printer of a page among the devices of who is signed in, and says what came of it; nothing for guests. */
  readonly keepDevice: (path: string) => Promise<void>;
  /** Has the server keep what was typed beside an order; false where it is refused. */
  readonly keepRemarks: (typed: Partial<OrderRemarks>) => Promise<boolean>;
  /** Fetches the rules of a form ahead, so that they are there when it is sent. */
  readonly prepareForm: (form: FormName) => void;
  /** What is asked about a mail address that looks mistyped; null of one that does not. */
  readonly hintAtEmail: (typed: string) => Promise<EmailHintWords | null>;
}

/** Everything a view can reach: app-lifetime actors, charts for the life of a widget, and what only the browser has. */
export interface Shop {
  readonly boot: BootRecord;
  readonly system: ShopActorRefs;
  readonly widget: WireWidget;
  readonly fewWidget: WireFewWidget;
  /** Told what actors do that live with a widget or a screen. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Fetches the chunk and the data of a page ahead. */
  readonly prefetch: (path: string) => void;
  /** What the browser keeps, and what only the tab does; nothing is kept on the server. */
  readonly kept: { readonly browser: KeptTexts; readonly tab: KeptTexts };
  /** Drafts of forms; rejects where their code does not come, and on the server. */
  readonly tabDrafts: () => Promise<TabDrafts>;
  /** Calls of views that need no chart; rejects on the server. */
  readonly viewCalls: () => Promise<ViewCalls>;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('A view is used outside of ShopProvider');
  return shop;
}
