import type { BasketState } from '#contract/basket.ts';
import { partSize } from '#domain/parts.ts';

/** Whether a page's data hold a basket of more positions than are drawn at once. */
export const hasManyPositions = (data: unknown): boolean =>
  (data as { readonly basket: BasketState }).basket.items.length > partSize;
