import { useSelector } from '@xstate/react';
import { setQuantityOf } from '#domain/printer-table.ts';
import type { TabledSupply } from '#domain/printer-table.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { useShop } from './shop.ts';

/** Puts several articles into the basket by one press; the server decides about each and its price. */
export function useColourSet(articles: readonly (TabledSupply & ShownArticle)[]) {
  const { basket } = useShop().system;
  const numbers = articles.map(({ articleNumber }) => articleNumber).join();
  const isAdding = useSelector(basket, ({ context }) =>
    context.queue.some(
      (change) =>
        change.kind === 'addItems' &&
        change.items.map(({ articleNumber }) => articleNumber).join() === numbers,
    ),
  );
  const add = (): void =>
    basket.send({
      type: 'items.add',
      occasion: 'set',
      items: articles.map((article) => ({
        articleNumber: article.articleNumber,
        shopDepotId: article.shopDepotId,
        quantity: setQuantityOf(article),
        unit: article.price.unit,
      })),
    });
  return { view: { isAdding }, add };
}
