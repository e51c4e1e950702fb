import type { PersonAddress } from '#contract/admin-addresses.ts';
import type { FirmPerson } from '#contract/firm.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface UserAddressListData extends PagedListPart<PersonAddress> {
  readonly shown: 'list';
}

export interface OneUserAddressData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: PersonAddress | null;
  /** For whom one may be kept. */
  readonly people: readonly FirmPerson[];
}

export type AdminUserAddressesData = UserAddressListData | OneUserAddressData;
