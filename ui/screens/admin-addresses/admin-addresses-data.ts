import type { Address } from '#contract/address.ts';
import type { TablePart } from '#domain/table-query.ts';

export interface AddressListData extends TablePart<Address> {
  readonly shown: 'list';
}

export interface OneAddressData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: Address | null;
}

export type AdminAddressesData = AddressListData | OneAddressData;
