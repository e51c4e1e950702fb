/** Facts of an order that decide what may become of it. */
export interface OrderInput {
  /** Nothing is sent before the money has come. */
  readonly isPrepaid: boolean;
  readonly isPaid: boolean;
  /** How long the goods of a prepaid order are kept from its placing, in milliseconds; null for every other order. */
  readonly reservedMs: number | null;
  /** Null for an order that needs no release, or has it. */
  readonly release: ReleaseInput | null;
}

/** What decides how an order waits for its firm. All times run from its placing, in milliseconds. */
export interface ReleaseInput {
  /** A question to the buyer is open. */
  readonly isAsked: boolean;
  /** The deputy may decide, too. */
  readonly isDeputised: boolean;
  /** The firm lets people release what they ordered themselves. */
  readonly mayReleaseOwn: boolean;
  readonly reminderMs: number;
  /** Null where the firm has no deputy. */
  readonly deputyMs: number | null;
  readonly expiryMs: number;
}

/** One who decides for a firm. */
export interface Decider {
  readonly role: 'admin' | 'deputy';
  /** It is an order of their own. */
  readonly isBuyer: boolean;
  /** The buyer is neither locked nor gone. */
  readonly canBuyerAnswer: boolean;
}

export type OrderContext = OrderInput;

/** What those do who decide for the buyer's firm. */
export type ReleaseCommand =
  /** `reservedMs`: how long the goods of a prepaid order are kept from its placing; null for every other order. */
  | { readonly type: 'release.grant'; readonly by: Decider; readonly reservedMs: number | null }
  | { readonly type: 'release.deny'; readonly by: Decider }
  /** Something is asked of the buyer. */
  | { readonly type: 'release.ask'; readonly by: Decider }
  /** Less is to be ordered than the buyer asked for. */
  | { readonly type: 'release.change'; readonly by: Decider };

/** What the buyer of a waiting order does. */
export type BuyerCommand = { readonly type: 'release.answer' } | { readonly type: 'release.withdraw' };

export type OrderEvent = OrderCommand | ReleaseCommand | BuyerCommand;

/** What those do who run the shop. */
export type OrderCommand =
  /** The money has come. */
  | { readonly type: 'order.pay' }
  /** The goods are being packed. */
  | { readonly type: 'order.process' }
  /** The goods have left. */
  | { readonly type: 'order.ship' }
  /** The goods have arrived; nothing is owed any more. */
  | { readonly type: 'order.complete' }
  | { readonly type: 'order.cancel' };

/** What follows for stock, ceilings and people. */
export type OrderEmitted =
  /** It holds nothing any more: what it took goes back into the stock. */
  | { readonly type: 'order.piecesFreed' }
  | { readonly type: 'order.piecesSent' }
  /** It counts as open and unpaid nowhere. */
  | { readonly type: 'order.settled' }
  | { readonly type: 'order.paid' }
  /** It takes nothing from a budget any more. */
  | { readonly type: 'order.budgetFreed' }
  | { readonly type: 'order.released'; readonly reservedMs: number | null }
  /** By one who decides for the firm, or since nobody did in time. */
  | { readonly type: 'order.denied'; readonly reason: 'expired' | null }
  /** Those who decide have lowered its quantities. */
  | { readonly type: 'order.changed' }
  | { readonly type: 'order.withdrawn' }
  | { readonly type: 'order.asked' }
  | { readonly type: 'order.answered' }
  /** Those who decide have let time go by. */
  | { readonly type: 'order.reminded' }
  | { readonly type: 'order.deputised' }
  | { readonly type: 'order.cancelled'; readonly reason: 'notPaid' | null };
