import type { BasketPosition } from '#contract/basket.ts';

/** What decides whether a position can be ordered as it lies in the basket. */
export type PositionStand = Pick<
  BasketPosition,
  'exists' | 'isOrderable' | 'available' | 'quantity' | 'max_order_price_unit'
>;

/**
 * Whether a position keeps its basket from being ordered: its article is gone, cannot be bought, or more of
 * it is wanted than is there or than one order may have. The server decides the same of an order (`refuseUnsellable`).
 */
export const blocksOrder = ({
  exists,
  isOrderable,
  available,
  quantity,
  max_order_price_unit: most,
}: PositionStand): boolean => !exists || !isOrderable || quantity > Math.min(available ?? most, most);
