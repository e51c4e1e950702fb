import type { Address } from '#contract/address.ts';
import type { PersonAddress } from '#contract/admin-addresses.ts';
import type { FirmMember } from '#contract/admin-users.ts';
import type { AdminBudget, AdminCostCenter } from '#contract/firm.ts';
import { firmMemberStates, firmRoles } from '#contract/firm-roles.ts';
import type { FirmRole } from '#contract/firm-roles.ts';
import { fullName } from './address.ts';
import type { RowTable } from './table-query.ts';

/** What somebody is in the firm; an admin who deputises, too, is an admin. */
export const roleOf = ({ isAdmin, isDeputy }: Pick<FirmMember, 'isAdmin' | 'isDeputy'>): FirmRole =>
  isAdmin ? 'admin' : isDeputy ? 'deputy' : 'member';

/** People in one cell, as a file says them and the import reads them: in one order, whoever names them. */
export const emailsOf = (people: readonly { readonly email: string }[]): string =>
  people
    .map(({ email }) => email)
    .toSorted((one, other) => one.localeCompare(other, 'de'))
    .join(', ');

/** The people of a firm. */
export const peopleTable: RowTable<FirmMember> = {
  columns: [
    {
      id: 'name',
      isRowHeader: true,
      begins: 'up',
      sortBy: ({ name, email }) => (name === '' ? email : name),
    },
    { id: 'roles', begins: 'down', sortBy: (member) => firmRoles.indexOf(roleOf(member)) },
    { id: 'state', begins: 'up', sortBy: ({ state }) => firmMemberStates.indexOf(state) },
    { id: 'signedInAt', begins: 'down', sortBy: ({ signedInAt }) => signedInAt ?? '' },
  ],
  wordsOf: ({ name, email }) => [name, email],
  filters: {
    state: { values: firmMemberStates, of: ({ state }) => state },
    role: { values: firmRoles, of: roleOf },
  },
};

const costCenterWords = ({ number, name }: { readonly number: string; readonly name: string }): string =>
  `${number} ${name}`;

const usedShare = ({ used, amount }: AdminBudget): number => used / Math.max(1, amount);

/** The cost centers of a firm. */
export const costCenterTable: RowTable<AdminCostCenter> = {
  columns: [
    { id: 'name', isRowHeader: true, begins: 'up', sortBy: costCenterWords },
    { id: 'owner', begins: 'up', sortBy: ({ owner }) => owner?.name ?? '' },
    {
      id: 'people',
      begins: 'up',
      // Where nobody is named everybody may book.
      sortBy: ({ people }) => (people.length === 0 ? Number.MAX_SAFE_INTEGER : people.length),
    },
    {
      id: 'budgets',
      begins: 'down',
      // That of which most is used comes first.
      sortBy: ({ budgets }) => Math.max(-1, ...budgets.map(usedShare)),
    },
  ],
  wordsOf: ({ owner, people, ...item }) => [
    costCenterWords(item),
    owner?.name ?? '',
    ...people.map(({ name }) => name),
  ],
};

const periods: readonly AdminBudget['period'][] = ['month', 'quarter', 'year'];

/** The budgets of a firm. */
export const budgetTable: RowTable<AdminBudget> = {
  columns: [
    {
      id: 'name',
      isRowHeader: true,
      begins: 'up',
      sortBy: ({ person, costCenter }) =>
        [person?.name ?? '', costCenter === null ? '' : costCenterWords(costCenter)].join(' ').trim(),
    },
    { id: 'period', begins: 'up', sortBy: ({ period }) => periods.indexOf(period) },
    { id: 'amount', begins: 'down', sortBy: ({ amount }) => amount },
    { id: 'used', begins: 'down', sortBy: ({ used }) => used },
    { id: 'left', begins: 'up', sortBy: ({ amount, used }) => amount - used },
  ],
  wordsOf: ({ person, costCenter }) => [
    person?.name ?? '',
    costCenter === null ? '' : costCenterWords(costCenter),
  ],
};

/** Whom an address is of: the firm, or the person. */
export const recipientOf = (address: Pick<Address, 'company' | 'firstname' | 'lastname'>): string =>
  address.company === '' ? fullName(address) : address.company;

export const streetOf = ({ street, houseNumber }: Address): string => `${street} ${houseNumber}`.trim();
export const cityOf = ({ zip, city }: Address): string => `${zip} ${city}`.trim();

const addressWords = (address: Address): readonly string[] => [
  address.company,
  fullName(address),
  streetOf(address),
  cityOf(address),
  address.addition,
];

const placeColumns: RowTable<Address>['columns'] = [
  { id: 'street', begins: 'up', sortBy: streetOf },
  { id: 'city', begins: 'up', sortBy: ({ city }) => city },
  { id: 'country', isExtra: true, begins: 'up', sortBy: ({ country }) => country },
  { id: 'phone', isExtra: true },
];

/** The addresses of a firm. */
export const firmAddressTable: RowTable<Address> = {
  columns: [{ id: 'recipient', isRowHeader: true, begins: 'up', sortBy: recipientOf }, ...placeColumns],
  wordsOf: addressWords,
};

/** The addresses its people keep. */
export const personAddressTable: RowTable<PersonAddress> = {
  columns: [
    { id: 'person', isRowHeader: true, begins: 'up', sortBy: ({ person }) => person.name },
    { id: 'recipient', begins: 'up', sortBy: recipientOf },
    ...placeColumns,
  ],
  wordsOf: ({ person, ...address }) => [person.name, person.email, ...addressWords(address)],
};
