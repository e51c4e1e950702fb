import type { Address, AddressInput } from '#contract/address.ts';
import type { Language } from '#contract/system.ts';
import { normaliseAddress } from '#domain/address-check.ts';
import { addressForm } from '#domain/forms/address.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import { provideDefaultAddress } from './address.repository.ts';
import { addressesOfPeople } from './owned-addresses.repository.ts';
import type { OwnedAddresses } from './owned-addresses.repository.ts';

/** Whose addresses they are, and in which language their owner's changes are refused. */
export interface AddressOwner {
  readonly ownerId: number;
  readonly language: Language;
}

export interface AddressKeeping {
  /** @throws Refused with `fields.invalid`, or `address.tooMany` */
  readonly create: (owner: AddressOwner, typed: AddressInput) => Promise<void>;
  /**
   * Keeps an address that has been checked; one that says the same already is it.
   *
   * @throws Refused with `address.tooMany`
   */
  readonly keep: (owner: AddressOwner, checked: AddressInput) => Promise<Address>;
  /** @throws Refused with `fields.invalid`, or `address.notFound` for a foreign address as for none (R23) */
  readonly update: (owner: AddressOwner, id: number, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly remove: (owner: AddressOwner, id: number) => Promise<void>;
}

/** @throws Refused with `address.notFound` */
export const addressNotFound = ({ language }: AddressOwner): never =>
  refuse('address.notFound', orderingTexts(language).addressNotFound);

const saysSame = (kept: Address, address: AddressInput): boolean =>
  (Object.keys(address) as (keyof AddressInput)[]).every((field) => kept[field] === address[field]);

/** Changes the addresses of an owner while nobody else does. */
export const lockedAddresses = <Result>(
  database: Database,
  addresses: OwnedAddresses,
  { ownerId }: AddressOwner,
  work: (executor: Executor, count: number) => Promise<Result>,
): Promise<Result> =>
  transaction(database, async (executor) => work(executor, await addresses.lock(executor, ownerId)));

/** Adds, changes and deletes the addresses of an owner; of a person's the first is the default, of a firm's none. */
export function keepAddresses(database: Database, addresses: OwnedAddresses, most: number): AddressKeeping {
  const hasDefault = addresses === addressesOfPeople;
  const checked = ({ language }: AddressOwner, typed: AddressInput): AddressInput => {
    requireForm(addressForm, typed, { language });
    return normaliseAddress(typed);
  };
  const insert = (executor: Executor, owner: AddressOwner, address: AddressInput, count: number) => {
    if (count >= most) refuse('address.tooMany', orderingTexts(owner.language).tooManyAddresses({ most }));
    return addresses.insert(executor, owner.ownerId, address, hasDefault && count === 0);
  };
  return {
    async create(owner, typed) {
      const address = checked(owner, typed);
      await lockedAddresses(database, addresses, owner, (executor, count) =>
        insert(executor, owner, address, count),
      );
    },
    keep: (owner, address) =>
      lockedAddresses(database, addresses, owner, async (executor, count) => {
        const kept = await addresses.list(executor, owner.ownerId);
        return kept.find((one) => saysSame(one, address)) ?? insert(executor, owner, address, count);
      }),
    async update(owner, id, typed) {
      const address = checked(owner, typed);
      if (!(await addresses.update(database, owner.ownerId, id, address))) addressNotFound(owner);
    },
    remove: (owner, id) =>
      lockedAddresses(database, addresses, owner, async (executor) => {
        if (!(await addresses.remove(executor, owner.ownerId, id))) addressNotFound(owner);
        if (hasDefault) await provideDefaultAddress(executor, owner.ownerId);
      }),
  };
}
