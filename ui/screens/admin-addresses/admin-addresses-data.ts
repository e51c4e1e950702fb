import type { Address } from '#contract/address.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface AddressListData extends PagedListPart<Address> {
  readonly shown: 'list';
}

export interface OneAddressData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: Address | null;
}

export type AdminAddressesData = AddressListData | OneAddressData;
