import type { BasketState } from '#contract/basket.ts';
import type { LivePage } from '../live-page.ts';

/** Gives the basket of an answer to who shows it (S7.3): the page's basket, and the checkout while it is open. */
export function takeBasket(
  { system, screens }: Pick<LivePage, 'system' | 'screens'>,
  basket: BasketState,
): void {
  system.basket.send({ type: 'basket.received', basket });
  screens.get('checkout')?.send({ type: 'basket.revised', basket });
}
