import type { ArticleTile } from '#contract/article.ts';
import type { SupplyReply } from '#contract/listing.ts';

/** What the home page is made of: the printer finder and some offers. */
export interface HomeData {
  readonly supply: SupplyReply;
  readonly offers: readonly ArticleTile[];
}
