import type { SupplyReply } from '#contract/listing.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** What the home page is made of: the printer finder and some offers. */
export interface HomeData {
  readonly supply: SupplyReply;
  readonly offers: readonly ShownArticle[];
}
