import { salutations } from '#contract/address-choices.ts';
import { assigned, moment, oneOf, rowOf, selected, text, valuesOf } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** What a person tells of themselves. */
export const personColumns = {
  salutation: oneOf('salutation', salutations),
  title: text('title'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  phone: text('phone'),
};

/** The account a person pays direct debits from. */
export const bankAccountColumns = {
  iban: text('iban'),
  accountHolder: text('account_holder'),
  keptAt: moment('kept_at'),
};

export type StoredPerson = ValuesOf<typeof personColumns>;
type StoredBankAccount = ValuesOf<typeof bankAccountColumns>;

const find = question({
  name: 'person-find',
  text: `select ${selected(personColumns, 'p')} from person p where p.id = $1`,
  values: (userId: number) => [userId],
  row: rowOf(personColumns),
});

export const findPerson = (executor: Executor, userId: number): Promise<StoredPerson> =>
  find.one(executor, userId);

const update = command({
  name: 'person-update',
  text: `update person set ${assigned(personColumns, 2)} where id = $1`,
  values: (userId: number, person: StoredPerson) => [userId, ...valuesOf(personColumns, person)],
});

export async function updatePerson(executor: Executor, userId: number, person: StoredPerson): Promise<void> {
  await update.run(executor, userId, person);
}

const findAccount = question({
  name: 'person-find-bank-account',
  text: `select ${selected(bankAccountColumns, 'b')} from person_bank_account b where b.person_id = $1`,
  values: (userId: number) => [userId],
  row: rowOf(bankAccountColumns),
});

/** The whole IBAN: whoever shows it masks it (R65). */
export const findBankAccount = (executor: Executor, userId: number): Promise<StoredBankAccount | null> =>
  findAccount.first(executor, userId);

const keepAccount = command({
  name: 'person-keep-bank-account',
  text: `insert into person_bank_account (person_id, iban, account_holder, kept_at) values ($1, $2, $3, $4)
    on conflict (person_id) do update set iban = excluded.iban, account_holder = excluded.account_holder,
      kept_at = excluded.kept_at`,
  values: (userId: number, { iban, accountHolder, keptAt }: StoredBankAccount) => [
    userId,
    iban,
    accountHolder,
    keptAt,
  ],
});

/** Keeps one account of a person, instead of the one from before. */
export async function keepBankAccount(
  executor: Executor,
  userId: number,
  account: StoredBankAccount,
): Promise<void> {
  await keepAccount.run(executor, userId, account);
}

const deleteAccount = command({
  name: 'person-delete-bank-account',
  text: 'delete from person_bank_account where person_id = $1',
  values: (userId: number) => [userId],
});

export async function deleteBankAccount(executor: Executor, userId: number): Promise<void> {
  await deleteAccount.run(executor, userId);
}
