import type { ListReply, SupplyReply } from '#contract/listing.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** What a list shows of its reply. */
export interface ShownList extends Pick<
  ListReply,
  'item' | 'paging' | 'filters' | 'sortOptions' | 'understood'
> {
  readonly items: readonly ShownArticle[];
}

/** One list view for every listing route; `supply` is there on the routes of the printer finder. */
export interface ListingData {
  readonly list: ShownList;
  readonly supply: SupplyReply | null;
}
