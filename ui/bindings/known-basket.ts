import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { BasketState } from '#contract/basket.ts';
import { useShop } from './shop.ts';

/** The basket a page was loaded with, or what has become of it since. */
export function useKnownBasket(loaded: BasketState): BasketState {
  const { basket: actor } = useShop().system;
  useEffect(() => actor.send({ type: 'basket.received', basket: loaded }), [actor, loaded]);
  const known = useSelector(actor, ({ context }) => context.basket);
  return known === null || loaded.version > known.version ? loaded : known;
}
