import type { BankAccount, PersonData } from '#contract/person.ts';
import { bankAccountForm } from '#domain/forms/bank-account.ts';
import { personForm } from '#domain/forms/person.ts';
import { maskIban, normaliseIban } from '#domain/iban.ts';
import { normalisePerson } from '#domain/person.ts';
import { requireForm } from '#server/calls/form-check.ts';
import type { Database } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import {
  deleteBankAccount,
  findBankAccount,
  findPerson,
  keepBankAccount,
  updatePerson,
} from './person.repository.ts';
import type { StoredPerson } from './person.repository.ts';

export interface TypedBankAccount {
  readonly iban: string;
  readonly accountHolder: string;
}

export interface PersonService {
  readonly show: (
    member: Member,
  ) => Promise<{ readonly person: PersonData; readonly bankAccount: BankAccount | null }>;
  /** @throws Refused with `fields.invalid` */
  readonly update: (member: Member, typed: StoredPerson) => Promise<void>;
  /** @throws Refused with `fields.invalid` */
  readonly keepBankAccount: (member: Member, typed: TypedBankAccount, now: Date) => Promise<void>;
  readonly removeBankAccount: (member: Member) => Promise<void>;
}

/** What people tell of themselves: each sees and changes the own person only. */
export function createPersonService(database: Database): PersonService {
  return {
    async show({ user }) {
      const [person, account] = await Promise.all([
        findPerson(database, user.id),
        findBankAccount(database, user.id),
      ]);
      const { email, company, customerNumber } = user;
      return {
        person: { ...person, email, company, customerNumber },
        bankAccount: account && {
          maskedIban: maskIban(account.iban),
          accountHolder: account.accountHolder,
          keptAt: account.keptAt.toISOString(),
        },
      };
    },
    async update(member, typed) {
      requireForm(personForm, typed, member);
      await updatePerson(database, member.user.id, normalisePerson(typed));
    },
    async keepBankAccount(member, typed, now) {
      requireForm(bankAccountForm, { ...typed }, member);
      await keepBankAccount(database, member.user.id, {
        iban: normaliseIban(typed.iban),
        accountHolder: typed.accountHolder,
        keptAt: now,
      });
    },
    removeBankAccount: ({ user }) => deleteBankAccount(database, user.id),
  };
}
