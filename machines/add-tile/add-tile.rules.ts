import type { OrderableArticle } from '#contract/basket.ts';
import { mayAdd } from '#domain/stock.ts';
import type { AddObstacle } from '#domain/stock.ts';
import type { AddRights } from './add-tile.types.ts';

/** Every reason against adding this article with these rights (S4.3, S6). */
export const obstaclesOf = (article: OrderableArticle, rights: AddRights): readonly AddObstacle[] =>
  mayAdd({
    ...rights,
    netPrice: article.price.net_price,
    deliveryState: article.sap_delivery_state,
    stock: article.stock,
  }).obstacles;
