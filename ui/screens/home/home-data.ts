import type { SupplyReply } from '#contract/listing.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** What the home page is made of: the printer finder and some offers. */
export interface HomeData {
  readonly supply: SupplyReply;
  /** Number of an order that arrived although its page had to be left (decision 3). */
  readonly placedOrder: string | null;
  readonly offers: readonly ShownArticle[];
}
