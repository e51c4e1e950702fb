import type {
  BasketAddBody,
  basketEndpoints,
  BasketHead,
  BasketPosition,
  BasketState,
  ItemToAdd,
  QuantityCorrection,
  Successor,
  ToastAdd,
} from '#contract/basket.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Problem } from '../call-problem.ts';

/**
 * Why several articles are put in at once: as a set that a page offers, to bring back what was taken out, to order once
 * more, or because an adding that found the session ended is made again. By it others know who says what became of it.
 */
export type AddingOccasion = 'set' | 'undo' | 'reorder' | 'repeat';

/** One change waiting for its turn; exactly one call of the contract each. */
export type BasketChange =
  | { readonly kind: 'add'; readonly ticket: string; readonly item: BasketAddBody }
  | {
      readonly kind: 'addItems';
      readonly items: readonly ItemToAdd[];
      readonly occasion: AddingOccasion;
    }
  | { readonly kind: 'quantity'; readonly uid: string; readonly quantity: number | string }
  | { readonly kind: 'notice'; readonly uid: string; readonly hint: string }
  | { readonly kind: 'remove'; readonly uid: string }
  | { readonly kind: 'removeAll' };

export interface BasketInput {
  /** Of the boot record. */
  readonly head: BasketHead;
  /** Whose basket it is: mail address of the account, null for a guest. */
  readonly person: string | null;
  /** How many changes may wait; 20 when left out. scaled: only samples say less, so that their graph stays small. */
  readonly maximumQueued?: number;
}

export interface BasketContext {
  /** Facts that guards read. */
  readonly version: number;
  readonly hasContent: boolean;
  /** The positions were shown once: from then on they are loaded with what the header shows. */
  readonly wantsContent: boolean;
  /** A newer basket is known to exist, or the outcome of a change is unknown. */
  readonly wantsLoad: boolean;
  /** An order is being submitted. */
  readonly isFrozen: boolean;
  /** While sending, the first one is under way. */
  readonly queue: readonly BasketChange[];
  readonly maximumQueued: number;
  /** Who was signed in last, also after the session has ended; null when nobody was. */
  readonly member: string | null;
  /** Changes of the member that found the session ended; they wait for the same person to sign in. */
  readonly lost: readonly BasketChange[];
  /** Last server answers, whole. */
  readonly head: BasketHead;
  readonly basket: BasketState | null;
}

export type BasketCommand =
  /** Try again to load and price the basket. */
  | { readonly type: 'basket.open' }
  | { readonly type: 'position.add'; readonly ticket: string; readonly item: BasketAddBody }
  | { readonly type: 'position.changeQuantity'; readonly uid: string; readonly quantity: number | string }
  | { readonly type: 'position.changeNotice'; readonly uid: string; readonly hint: string }
  | { readonly type: 'position.remove'; readonly uid: string }
  | { readonly type: 'basket.removeAll' }
  | {
      readonly type: 'items.add';
      readonly items: readonly ItemToAdd[];
      readonly occasion: AddingOccasion;
    };

export type BasketFact =
  /** Another tab or machine saw this version. */
  | { readonly type: 'basket.changedElsewhere'; readonly version: number }
  /** A checkout reply carried the fresh basket (S7.3). */
  | { readonly type: 'basket.received'; readonly basket: BasketState }
  /** Someone signed in or out: the basket is another one. `person` is the mail address of the account, null for a guest. */
  | { readonly type: 'session.changed'; readonly person: string | null; readonly head: BasketHead }
  | { readonly type: 'mode.changed'; readonly head: BasketHead }
  | { readonly type: 'checkout.submittingChanged'; readonly isSubmitting: boolean }
  | { readonly type: 'connection.returned' };

export type BasketEvent = BasketCommand | BasketFact;

/** How one add ended; exactly one per ticket. */
export type AddOutcome =
  | { readonly outcome: 'added'; readonly added: ToastAdd }
  | { readonly outcome: 'failed'; readonly problem: Problem };

export interface RefusedItem {
  /** Its place among what was asked for. */
  readonly index: number;
  readonly articleNumber: string;
  readonly message: string;
  /** What went in all the same, of a line that may be less; else 0. */
  readonly added: number;
  /** What has taken its place; absent where nothing has that can be had. */
  readonly successor?: Successor | undefined;
}

export type BasketEmitted =
  | { readonly type: 'basket.positionAdded'; readonly added: ToastAdd; readonly head: BasketHead }
  | { readonly type: 'basket.addSettled'; readonly ticket: string; readonly result: AddOutcome }
  | {
      readonly type: 'basket.itemsAdded';
      /** Lines of which something went in. */
      readonly addedCount: number;
      /** All that was asked for, the refused ones among it. */
      readonly items: readonly ItemToAdd[];
      readonly refused: readonly RefusedItem[];
      readonly occasion: AddingOccasion;
    }
  | {
      readonly type: 'basket.quantityCorrected';
      readonly correction: QuantityCorrection;
      readonly displayName: string;
    }
  /** `undo` put into `items.add` brings it back. */
  | {
      readonly type: 'basket.positionRemoved';
      readonly position: BasketPosition;
      readonly undo: readonly ItemToAdd[];
    }
  | { readonly type: 'basket.emptied'; readonly undo: readonly ItemToAdd[] }
  | { readonly type: 'basket.headChanged'; readonly head: BasketHead }
  | { readonly type: 'basket.changed'; readonly basket: BasketState }
  /** A change was refused or could not be sent; the view shows the server's basket again. */
  | { readonly type: 'basket.changeFailed'; readonly change: BasketChange; readonly problem: Problem };

export type LoadReply = ReplyOf<typeof basketEndpoints.show>;
export type HeadReply = ReplyOf<typeof basketEndpoints.widget>;
export type AddReply = ReplyOf<typeof basketEndpoints.add>;
export type AddItemsReply = ReplyOf<typeof basketEndpoints.addItems>;
export type UpdateReply = ReplyOf<typeof basketEndpoints.updateQuantity>;
export type ChangeReply = AddReply | AddItemsReply | UpdateReply;
