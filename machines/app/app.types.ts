import type { ActorRefFrom, AnyActorRef, InputFrom } from 'xstate';
import type { BootRecord, MenuItem } from '#contract/boot.ts';
import type { StoredAvailability } from '#contract/stored-availability.ts';
import type { AppConfig } from '#contract/system.ts';
import type { basketMachine } from '#machines/basket/basket.machine.ts';
import type { ConsentMachine } from '#machines/consent/consent.machine.ts';
import type { ModalMachine } from '#machines/modal/modal.machine.ts';
import type { NavigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { NavigationCause } from '#machines/navigation/navigation.types.ts';
import type { PollerMachine } from '#machines/poller/poller.machine.ts';
import type { PollerReport } from '#machines/poller/poller.types.ts';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { ShopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import type { ToastsMachine } from '#machines/toasts/toasts.machine.ts';

/** How long an order is looked for before silence of the server counts as maintenance (docs/decisions/0005). */
export const reconcilingPatienceMs = 30_000;

/** The maintenance page (S2.10). */
export const maintenancePath = '/503';

/** The page of an HTTP error; `/http-error` without a code is the 404 page (docs/decisions/0005). */
export const errorPath = (code: number): string => `/http-error/${code}`;

/** Actors that live as long as the page, under their name in the receptionist. */
export interface ShopActors {
  session: ActorRefFrom<typeof sessionMachine>;
  shopMode: ActorRefFrom<ShopModeMachine>;
  basket: ActorRefFrom<typeof basketMachine>;
  consent: ActorRefFrom<ConsentMachine>;
  toasts: ActorRefFrom<ToastsMachine>;
  modal: ActorRefFrom<ModalMachine>;
  search: ActorRefFrom<SearchMachine>;
  navigation: ActorRefFrom<NavigationMachine>;
  poller: ActorRefFrom<PollerMachine>;
}

export type ShopActorName = keyof ShopActors;

/** The receptionist with its types; an actor is undefined only while the page is being left. */
export interface ShopSystem {
  get<Name extends ShopActorName>(systemId: Name): ShopActors[Name] | undefined;
}

/** The one cast of the untyped receptionist. */
export const shopSystemOf = (system: AnyActorRef['system']): ShopSystem => system as unknown as ShopSystem;

/** Starting values of the app-lifetime actors, built from the boot record where the page is composed. */
export interface ShopActorInputs {
  readonly session: InputFrom<typeof sessionMachine>;
  readonly shopMode: InputFrom<ShopModeMachine>;
  readonly basket: InputFrom<typeof basketMachine>;
  readonly consent: InputFrom<ConsentMachine>;
  readonly toasts: InputFrom<ToastsMachine>;
  readonly search: InputFrom<SearchMachine>;
  readonly navigation: InputFrom<NavigationMachine>;
}

export interface AppInput {
  /** What the server wrote into the page. */
  readonly boot: BootRecord;
  /** Status the page was delivered with. Anything but 503 is a good answer (docs/decisions/0005). */
  readonly documentStatus: number;
  /** Path with query of the delivered page. */
  readonly path: string;
  readonly actors: ShopActorInputs;
}

/** What was not believed while an order was on its way (docs/decisions/0005). */
export type Suppressed =
  { readonly kind: 'down'; readonly status: 503 | null } | { readonly kind: 'error'; readonly code: 504 };

export interface AppContext {
  readonly input: AppInput;
  readonly config: AppConfig;
  readonly menu: readonly MenuItem[];
  readonly path: string;
  /** Code of the flagged HTTP error; null without one. */
  readonly code: number | null;
  /** Status that led to maintenance; null for no answer, the configuration, or no maintenance. */
  readonly downStatus: 503 | 401 | 405 | null;
  readonly isDownByConfig: boolean;
  readonly isApproved: boolean;
  readonly isShielded: boolean;
  readonly suppressed: Suppressed | null;
}

export type AppCommand = { type: 'retry' };

export type AppFact =
  | PollerReport
  /** What an earlier page left under `brApp`; it counts until the first answer (S4.1-15). */
  | { type: 'storage.read'; record: StoredAvailability }
  /** A call of the shop was answered well; `path` is where the visitor is then. The configuration call reports by
   * `config.loaded` alone. */
  | { type: 'answer.ok'; path: string }
  | { type: 'route.changed'; path: string; cause: NavigationCause }
  | { type: 'order.submissionStarted' }
  | { type: 'order.reconciliationStarted' }
  | { type: 'order.submissionSettled' }
  /** The order was looked for long enough: what was not believed counts now. Raised by the chart itself. */
  | { type: 'shield.expired' };

export type AppEvent = AppCommand | AppFact;

export type AppEmitted =
  | { type: 'app.routeWanted'; path: string; replace: true }
  | { type: 'app.availabilityChanged'; record: StoredAvailability }
  /** An app-lifetime actor has died of a fault; the rest goes on. */
  | { type: 'app.partFailed'; part: ShopActorName; error: unknown };

export type AvailabilityTag = 'up' | 'maintenance' | 'notApproved' | 'httpError';
