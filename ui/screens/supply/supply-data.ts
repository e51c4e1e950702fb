import type { SupplyReply } from '#contract/listing.ts';

/** Overview of printer brands or printers ('All Supply Brands', 'All Supply Devices'), or the search for one. */
export interface SupplyData {
  readonly kind: 'brands' | 'devices' | 'search';
  readonly supply: SupplyReply;
}
