import type { Address } from '#contract/address.ts';
import type { FirmListPart } from '#ui/sections/firm/firm-list.ts';

export interface AddressListData extends FirmListPart<Address> {
  readonly shown: 'list';
}

export interface OneAddressData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: Address | null;
}

export type AdminAddressesData = AddressListData | OneAddressData;
