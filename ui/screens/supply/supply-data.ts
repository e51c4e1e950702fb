import type { SupplyReply } from '#contract/listing.ts';

/** Overview of printer brands or printers ('All Supply Brands', 'All Supply Devices'). */
export interface SupplyData {
  readonly kind: 'brands' | 'devices';
  readonly supply: SupplyReply;
}
