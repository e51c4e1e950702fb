import type { ListReply, SupplyReply } from '#contract/listing.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** What a list shows of its reply. */
export interface ShownList extends Pick<
  ListReply,
  'item' | 'paging' | 'filters' | 'sortOptions' | 'understood'
> {
  readonly items: readonly ShownArticle[];
}

/** One list view for every listing route. */
export interface ListingData {
  readonly list: ShownList;
}

/** The list of a maker with its printers. */
export interface BrandData extends ListingData {
  readonly supply: SupplyReply;
}
