import type { TeaserReply } from '#contract/directory.ts';
import type { LastOrder } from '#contract/last-order.ts';
import type { SupplyReply } from '#contract/listing.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** What the home page says of the visitor's own orders. */
export interface OwnOrders {
  /** Number of an order that arrived although its page had to be left (docs/decisions/0005). */
  readonly placedOrder: string | null;
  /** What the visitor ordered last; empty for guests. */
  readonly lastOrders: readonly LastOrder[];
}

/** What the home page is made of: the printer finder, own orders, some offers and the best known makers. */
export interface HomeData extends OwnOrders {
  readonly supply: SupplyReply;
  readonly offers: readonly ShownArticle[];
  readonly makers: TeaserReply['topItems'];
}
