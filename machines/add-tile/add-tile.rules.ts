import type { OrderableArticle } from '#contract/basket.ts';
import { mayAdd, stockFactsOf } from '#domain/stock.ts';
import type { AddObstacle } from '#domain/stock.ts';
import type { AddRights } from './add-tile.types.ts';

/** Every reason against adding this article with these rights (S4.3, S6). */
export const obstaclesOf = (article: OrderableArticle, rights: AddRights): readonly AddObstacle[] =>
  mayAdd({
    ...rights,
    ...stockFactsOf(article, rights),
    netPrice: article.price.net_price,
  }).obstacles;
