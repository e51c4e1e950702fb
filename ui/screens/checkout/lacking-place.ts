import type { BasketState } from '#contract/basket.ts';
import type { MissingCode } from '#contract/checkout-steps.ts';

/** Whether what is missing is put right in the basket and not in a step of the checkout. */
export const isOfBasket = (code: MissingCode): code is 'position' | 'costCenter' | 'costCenterUnknown' =>
  code === 'position' || code === 'costCenter' || code === 'costCenterUnknown';

/** Where the first position stands that needs a cost center; what else is wrong of them is named by the basket. */
export function lackingPath({ items, costCenters }: Pick<BasketState, 'items' | 'costCenters'>): string {
  const lacking = costCenters?.lacking[0];
  const line = items.findIndex(({ uid }) => uid === lacking);
  return line < 0 ? '/shop/basket' : `/shop/basket?position=${line + 1}#position-${lacking}`;
}
