import { mostAddresses } from '#contract/address-book.ts';
import type { AddressInput } from '#contract/address.ts';
import { normaliseAddress } from '#domain/address-check.ts';
import { addressForm } from '#domain/forms/address.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Member } from '#server/session/visitor.ts';
import {
  deleteAddress,
  insertAddress,
  lockAddresses,
  provideDefaultAddress,
  setDefaultAddress,
  updateAddress,
} from './address.repository.ts';

export interface AddressBookService {
  /** @throws Refused with `fields.invalid`, or `address.tooMany` */
  readonly create: (member: Member, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `fields.invalid`, or `address.notFound` for a foreign address as for none (R23) */
  readonly update: (member: Member, id: number, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly remove: (member: Member, id: number) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly setDefault: (member: Member, id: number) => Promise<void>;
}

/** Addresses a person keeps with the account: each sees and changes only the own ones. */
export function createAddressBook(database: Database): AddressBookService {
  const locked = (
    member: Member,
    work: (executor: Executor, count: number) => Promise<void>,
  ): Promise<void> =>
    transaction(database, async (executor) => work(executor, await lockAddresses(executor, member.user.id)));
  const notFound = ({ language }: Member): never =>
    refuse('address.notFound', orderingTexts(language).addressNotFound);
  const checked = ({ language }: Member, typed: AddressInput): AddressInput => {
    requireForm(addressForm, typed, { language });
    return normaliseAddress(typed);
  };

  return {
    async create(member, typed) {
      const address = checked(member, typed);
      await locked(member, async (executor, count) => {
        if (count >= mostAddresses)
          refuse('address.tooMany', orderingTexts(member.language).tooManyAddresses({ most: mostAddresses }));
        await insertAddress(executor, member.user.id, address, count === 0);
      });
    },
    async update(member, id, typed) {
      const address = checked(member, typed);
      if (!(await updateAddress(database, member.user.id, id, address))) notFound(member);
    },
    remove: (member, id) =>
      locked(member, async (executor) => {
        if (!(await deleteAddress(executor, member.user.id, id))) notFound(member);
        await provideDefaultAddress(executor, member.user.id);
      }),
    setDefault: (member, id) =>
      locked(member, async (executor) => {
        if (!(await setDefaultAddress(executor, member.user.id, id))) notFound(member);
      }),
  };
}
