import { mostAddresses } from '#contract/address-book.ts';
import type { Address, AddressInput } from '#contract/address.ts';
import type { Database } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import { setDefaultAddress } from './address.repository.ts';
import { addressNotFound, keepAddresses, lockedAddresses } from './keeping.ts';
import type { AddressOwner } from './keeping.ts';
import { addressesOfPeople } from './owned-addresses.repository.ts';

export interface AddressBookService {
  /** @throws Refused with `fields.invalid`, or `address.tooMany` */
  readonly create: (member: Member, typed: AddressInput) => Promise<void>;
  /**
   * Keeps an address that has been checked; one that is kept already is it.
   *
   * @throws Refused with `address.tooMany`
   */
  readonly keep: (member: Member, checked: AddressInput) => Promise<Address>;
  /** @throws Refused with `fields.invalid`, or `address.notFound` for a foreign address as for none (R23) */
  readonly update: (member: Member, id: number, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly remove: (member: Member, id: number) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly setDefault: (member: Member, id: number) => Promise<void>;
}

const self = ({ user, language }: Member): AddressOwner => ({ ownerId: user.id, language });

/** Addresses a person keeps with the account: each changes only the own ones. */
export function createAddressBook(database: Database): AddressBookService {
  const own = keepAddresses(database, addressesOfPeople, mostAddresses);
  return {
    create: (member, typed) => own.create(self(member), typed),
    keep: (member, checked) => own.keep(self(member), checked),
    update: (member, id, typed) => own.update(self(member), id, typed),
    remove: (member, id) => own.remove(self(member), id),
    setDefault: (member, id) =>
      lockedAddresses(database, addressesOfPeople, self(member), async (executor) => {
        if (!(await setDefaultAddress(executor, member.user.id, id))) addressNotFound(self(member));
      }),
  };
}
