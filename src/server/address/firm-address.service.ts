import { mostAddresses } from '#contract/address-book.ts';
import { mostFirmAddresses } from '#contract/admin-addresses.ts';
import type { PersonAddress } from '#contract/admin-addresses.ts';
import type { Address, AddressInput } from '#contract/address.ts';
import type { FirmPerson } from '#contract/firm.ts';
import { typedId } from '#domain/typed-id.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { userAddressForm } from '#domain/forms/user-address.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { listAddressesOfPeople } from './address.repository.ts';
import { keepAddresses } from './keeping.ts';
import type { AddressOwner } from './keeping.ts';
import { addressesOfFirms, addressesOfPeople } from './owned-addresses.repository.ts';

/** An address with the id of the person it is kept for, as an admin types it. */
export type TypedUserAddress = AddressInput & { readonly person: string };

export interface FirmAddressService {
  /** Addresses of the firm, which all its people choose in the checkout. */
  readonly ofFirm: (member: Member) => Promise<Address[]>;
  /** @throws Refused with `fields.invalid`, or `address.tooMany` */
  readonly create: (member: Member, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `fields.invalid`, or `address.notFound` for a foreign address as for none (R23) */
  readonly update: (member: Member, id: number, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `address.notFound` */
  readonly remove: (member: Member, id: number) => Promise<void>;
  /** Addresses the people of the firm keep, and for whom one may be kept. */
  readonly ofPeople: (
    member: Member,
  ) => Promise<{ readonly items: PersonAddress[]; readonly people: FirmPerson[] }>;
  /** @throws Refused with `fields.invalid`, or `address.tooMany` */
  readonly createFor: (member: Member, typed: TypedUserAddress) => Promise<void>;
  /** @throws Refused with `fields.invalid`, `person.notFound` or `address.notFound` */
  readonly updateFor: (member: Member, person: number, id: number, typed: AddressInput) => Promise<void>;
  /** @throws Refused with `person.notFound` or `address.notFound` */
  readonly removeFor: (member: Member, person: number, id: number) => Promise<void>;
}

/** Addresses that admins of a firm keep, for all its people or for one of them; another firm's are none (R23). */
export function createFirmAddresses({
  foundation: { database },
  firms,
}: {
  readonly foundation: Foundation;
  readonly firms: Pick<FirmService, 'people' | 'isOf'>;
}): FirmAddressService {
  const firm = keepAddresses(database, addressesOfFirms, mostFirmAddresses);
  const people = keepAddresses(database, addressesOfPeople, mostAddresses);
  const ownFirm = ({ user, language }: Member): AddressOwner => ({ ownerId: user.accountId, language });

  /** @throws Refused with `person.notFound` for somebody of another firm as for nobody */
  const personOf = async ({ user, language }: Member, ownerId: number): Promise<AddressOwner> => {
    if (!(await firms.isOf(user.accountId, ownerId)))
      refuse('person.notFound', orderingTexts(language).personNotFound);
    return { ownerId, language };
  };

  return {
    ofFirm: ({ user }) => addressesOfFirms.list(database, user.accountId),
    create: (member, typed) => firm.create(ownFirm(member), typed),
    update: (member, id, typed) => firm.update(ownFirm(member), id, typed),
    remove: (member, id) => firm.remove(ownFirm(member), id),

    async ofPeople({ user }) {
      const [rows, all] = await Promise.all([
        listAddressesOfPeople(database, user.accountId),
        firms.people(user.accountId),
      ]);
      const items = rows.map(({ personId, personName, personEmail, ...address }) => ({
        ...address,
        person: { id: personId, name: personName, email: personEmail },
      }));
      return { items, people: all };
    },
    async createFor(member, { person, ...typed }) {
      requireForm(userAddressForm, { person, ...typed }, member);
      const ownerId = typedId(person) ?? 0;
      if (!(await firms.isOf(member.user.accountId, ownerId)))
        refuseFields({ person: 'personUnknown' }, member);
      await people.create({ ownerId, language: member.language }, typed);
    },
    updateFor: async (member, person, id, typed) => people.update(await personOf(member, person), id, typed),
    removeFor: async (member, person, id) => people.remove(await personOf(member, person), id),
  };
}
