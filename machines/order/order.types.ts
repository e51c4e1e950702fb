/** Facts of an order that decide what may become of it. */
export interface OrderInput {
  /** Nothing is sent before the money has come. */
  readonly isPrepaid: boolean;
  readonly isPaid: boolean;
  /** How long the goods of a prepaid order are kept from its placing, in milliseconds; null for every other order. */
  readonly reservedMs: number | null;
}

export type OrderContext = OrderInput;

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
  | { readonly type: 'order.cancelled'; readonly reason: 'notPaid' | null };
