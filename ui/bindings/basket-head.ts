import { useSelector } from '@xstate/react';
import type { BasketHead } from '#contract/basket.ts';
import { useShop } from './shop.ts';

/** What the header shows of the basket. */
export const useBasketHead = (): BasketHead =>
  useSelector(useShop().system.basket, (snapshot) => snapshot.context.head);
