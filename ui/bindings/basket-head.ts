import { useSelector } from '@xstate/react';
import type { BasketHead, BasketPosition } from '#contract/basket.ts';
import { useShop } from './shop.ts';

/** What the header shows of the basket. */
export const useBasketHead = (): BasketHead =>
  useSelector(useShop().system.basket, (snapshot) => snapshot.context.head);

/** How many of an article lie in the basket, in all its lines; 0 while the page knows only what the header shows. */
export const useInBasket = ({
  articleNumber,
  shopDepotId,
}: Pick<BasketPosition, 'articleNumber' | 'shopDepotId'>): number =>
  useSelector(
    useShop().system.basket,
    ({ context: { basket } }) =>
      basket?.items.reduce(
        (sum, line) =>
          line.articleNumber === articleNumber && line.shopDepotId === shopDepotId
            ? sum + line.quantity
            : sum,
        0,
      ) ?? 0,
  );
