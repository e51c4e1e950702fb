import type { Address, AddressInput } from '#contract/address.ts';
import type { Database } from '#server/database/pool.ts';
import { findAddress, insertAddress, listAddresses } from './address.repository.ts';

export interface AddressService {
  /** The person's own addresses, the default one first. */
  readonly list: (userId: number) => Promise<Address[]>;
  /** One of the person's own addresses; null for a foreign one just as for one that does not exist (R23). */
  readonly find: (userId: number, id: number) => Promise<Address | null>;
  readonly add: (userId: number, typed: AddressInput, isDefault: boolean) => Promise<Address>;
}

/** Addresses people keep with their account. */
export function createAddressService(database: Database): AddressService {
  return {
    list: (userId) => listAddresses(database, userId),
    find: (userId, id) => findAddress(database, userId, id),
    add: (userId, typed, isDefault) => insertAddress(database, userId, typed, isDefault),
  };
}
