import type { ListReply, SupplyReply } from '#contract/listing.ts';

/** One list view for every listing route; `supply` is there on the routes of the printer finder. */
export interface ListingData {
  readonly list: ListReply;
  readonly supply: SupplyReply | null;
}
