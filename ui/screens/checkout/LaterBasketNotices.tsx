import type { BasketState } from '#contract/basket.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { isOfBasket } from './lacking-place.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the steps go on: what keeps from ordering is said again at the button.
const load = () => orAsDrawn(() => import('./BasketNotices.tsx'));
const drawn = import.meta.env.SSR ? await load() : null;
const LaterNotices = laterPart(drawn && drawn.BasketNotices, async () => (await load()).BasketNotices);

/** Why there may be nothing to order; comes with the same code. */
export const LaterEmptyNotes = laterPart(drawn && drawn.EmptyNotes, async () => (await load()).EmptyNotes);

interface LaterBasketNoticesProps {
  readonly basket: BasketState;
  readonly screen: CheckoutView['screen'];
}

/** What has to be known of the basket at each step; only who has to know something downloads it. */
export const LaterBasketNotices = ({ basket, screen }: LaterBasketNoticesProps) =>
  basket.checkoutData.missing.some(isOfBasket) ||
  basket.merge !== null ||
  basket.releaseInfos.orderAction === 'block' ? (
    <LaterNotices {...basket} screen={screen} />
  ) : null;
