import * as z from 'zod/mini';
import { salutations } from './address-choices.ts';
import { BasketHead } from './basket.ts';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { bankAccountFields } from './forms/methods.ts';
import { personFields } from './forms/person.ts';
import { ShopFlags, UserState } from './session.ts';

/** Who somebody is to the shop. */
export const PersonData = z.object({
  salutation: z.enum(salutations),
  title: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  /** What they sign in with. */
  email: z.string(),
  /** Empty for private customers. */
  company: z.string(),
  customerNumber: z.string(),
});
export type PersonData = z.infer<typeof PersonData>;

/** The account a person pays direct debits from. */
export const BankAccount = z.object({
  /** The last four characters; the rest never leaves the server (R65). */
  maskedIban: z.string(),
  accountHolder: z.string(),
  /** ISO 8601. */
  keptAt: z.string(),
});
export type BankAccount = z.infer<typeof BankAccount>;

const done = z.object({ success: z.literal(true) });

/** What a customer tells of themselves. */
export const personEndpoints = {
  show: get({
    name: 'person.show',
    path: '/my/person',
    access: 'user',
    summary: 'Own person data, and the kept bank account by its last four characters.',
    spec: ['S2.3-11'],
    reply: z.object({ person: PersonData, bankAccount: z.nullable(BankAccount) }),
  }),
  update: post({
    name: 'person.update',
    path: '/my/person/update',
    access: 'user',
    summary: 'Changes the own person data; the answer carries who the visitor is then.',
    spec: ['S7.2-11', 'S7.3-02'],
    body: bodyOf(personFields),
    reply: z.object({ success: z.literal(true), user: UserState, shop: ShopFlags, head: BasketHead }),
  }),
  updateBankAccount: post({
    name: 'person.updateBankAccount',
    path: '/my/sepa/update',
    access: 'user',
    summary: 'Keeps the bank account for direct debits, instead of one kept before.',
    spec: ['S7.2-12'],
    body: bodyOf(bankAccountFields),
    reply: done,
  }),
  removeBankAccount: post({
    name: 'person.removeBankAccount',
    path: '/my/sepa/remove',
    access: 'user',
    summary: 'Deletes the kept bank account.',
    spec: ['S7.2-12'],
    reply: done,
  }),
};
