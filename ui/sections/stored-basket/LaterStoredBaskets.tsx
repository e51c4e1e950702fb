import type { BasketState } from '#contract/basket.ts';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./StoredBasketsPart.tsx')).StoredBasketsPart);
const LaterPart = laterPart(import.meta.env.SSR ? await load() : null, load);

interface LaterStoredBasketsProps {
  readonly basket: BasketState;
  readonly isFrozen: boolean;
}

/** The baskets of whoever is signed in; guests, and visits of a procurement system, download none of it. */
export const LaterStoredBaskets = ({ basket, isFrozen }: LaterStoredBasketsProps) =>
  basket.checkoutData.identity === 'customer' && basket.externalCatalog === null ? (
    <LaterPart baskets={basket.saved_baskets} isBasketEmpty={basket.items.length === 0} isFrozen={isFrozen} />
  ) : null;
