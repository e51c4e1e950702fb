import type { Address, AddressInput, ListedAddress } from '#contract/address.ts';
import type { Database } from '#server/database/pool.ts';
import { findAddress, listAddresses } from './address.repository.ts';
import { addressesOfPeople } from './owned-addresses.repository.ts';

export interface AddressService {
  /** The person's own addresses, the default one first, then those of the firm. */
  readonly list: (userId: number) => Promise<ListedAddress[]>;
  /** An address the person may use; null for a foreign one just as for one that does not exist (R23). */
  readonly find: (userId: number, id: number) => Promise<Address | null>;
  readonly add: (userId: number, typed: AddressInput, isDefault: boolean) => Promise<Address>;
}

/** Addresses people choose from when they order. */
export function createAddressService(database: Database): AddressService {
  return {
    list: (userId) => listAddresses(database, userId),
    find: (userId, id) => findAddress(database, userId, id),
    add: (userId, typed, isDefault) => addressesOfPeople.insert(database, userId, typed, isDefault),
  };
}
