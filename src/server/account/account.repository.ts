import * as z from 'zod/mini';
import {
  bigint,
  boolean,
  moment,
  namesOf,
  nullable,
  oneOf,
  placesOf,
  text,
  valuesOf,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const accountColumns = {
  kind: oneOf('kind', ['private', 'company']),
  customerNumber: text('customer_number'),
  company: text('company'),
  vatId: text('vat_id'),
};

const userColumns = {
  accountId: bigint('account_id'),
  /** As the person typed it. */
  email: text('email'),
  /** Result of `normaliseEmail`; one account per value. */
  emailNormalised: text('email_normalised'),
  /** Argon2id in PHC form. */
  passwordHash: text('password_hash'),
  salutation: text('salutation'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  isAdmin: boolean('is_admin'),
  isBuyer: boolean('is_buyer'),
  isBackend: boolean('is_backend'),
  mayOrder: boolean('may_order'),
  /** The shop's staff have let the person in, where they look at each. */
  isApproved: boolean('is_approved'),
  /** When the mailbox of the address was proven to be theirs (docs/decisions/0141). */
  emailConfirmedAt: nullable(moment('email_confirmed_at')),
};

type Account = ValuesOf<typeof accountColumns>;
type User = ValuesOf<typeof userColumns>;

const accountDefaults = { company: '', vatId: '' } as const satisfies Partial<Account>;
const userDefaults = {
  isAdmin: false,
  isBuyer: true,
  isBackend: false,
  mayOrder: true,
  isApproved: true,
  emailConfirmedAt: null,
} as const satisfies Partial<User>;

export type NewAccount = Omit<Account, keyof typeof accountDefaults> &
  Partial<Pick<Account, keyof typeof accountDefaults>>;
export type NewUser = Omit<User, keyof typeof userDefaults> & Partial<Pick<User, keyof typeof userDefaults>>;

const credentials = question({
  name: 'account-credentials',
  text: `select id::float8 as id, password_hash as "passwordHash", is_active as "isActive", is_approved as "isApproved"
    from person where email_normalised = $1`,
  values: (emailNormalised: string) => [emailNormalised],
  row: z.object({
    id: z.number(),
    passwordHash: z.string(),
    isActive: z.boolean(),
    isApproved: z.boolean(),
  }),
});

/** What a login needs to decide; found by the normalised mail address. */
export const findCredentials = (executor: Executor, emailNormalised: string) =>
  credentials.first(executor, emailNormalised);

const hasPassword = command({
  name: 'account-has-password',
  text: 'select from person where id = $1 and password_hash = $2 and is_active for share',
  values: (userId: number, passwordHash: string) => [userId, passwordHash],
});

/**
 * Whether a password that was checked is still the person's, who may still sign in. Until the transaction ends nobody changes it, so that whoever is
 * signed in with an old one is among those a change signs out (R9).
 */
export const isStillPassword = async (
  executor: Executor,
  userId: number,
  passwordHash: string,
): Promise<boolean> => (await hasPassword.run(executor, userId, passwordHash)) === 1;

const maySignIn = command({
  name: 'account-may-sign-in',
  text: 'select from person where id = $1 and is_active and is_approved for share',
  values: (userId: number) => [userId],
});

/** Whether a person may sign in who has proved otherwise than by the password who they are; until the transaction ends it stays so. */
export const mayStillSignIn = async (executor: Executor, userId: number): Promise<boolean> =>
  (await maySignIn.run(executor, userId)) === 1;

const hasEmail = command({
  name: 'account-has-email',
  text: 'select from person where id = $1 and email_normalised = $2 for share',
  values: (userId: number, emailNormalised: string) => [userId, emailNormalised],
});

/**
 * Whether a person still has a mail address. Until the transaction ends it stays so: a change of it that has ended is seen, and one
 * that comes after forgets what is kept here for the mailbox (R9).
 */
export const isStillEmail = async (
  executor: Executor,
  userId: number,
  emailNormalised: string,
): Promise<boolean> => (await hasEmail.run(executor, userId, emailNormalised)) === 1;

const noteProven = command({
  name: 'account-note-email-proven',
  text: 'update person set email_confirmed_at = $2 where id = $1 and email_confirmed_at is null',
  values: (userId: number, now: Date) => [userId, now],
});

/** Notes that whoever signs in as this person has read a mail to their address; it stays so until they have another one. */
export async function noteEmailProven(executor: Executor, userId: number, now: Date): Promise<void> {
  await noteProven.run(executor, userId, now);
}

const hasConfirmed = command({
  name: 'account-has-confirmed-email',
  text: 'select from person where id = $1 and email_normalised = $2 and email_confirmed_at is not null',
  values: (userId: number, emailNormalised: string) => [userId, emailNormalised],
});

/** Whether a person has a mail address and has shown that its mailbox is theirs. */
export const isEmailConfirmed = async (
  executor: Executor,
  userId: number,
  emailNormalised: string,
): Promise<boolean> => (await hasConfirmed.run(executor, userId, emailNormalised)) === 1;

const replacePassword = command({
  name: 'account-replace-password',
  text: 'update person set password_hash = $3 where id = $1 and password_hash = $2',
  values: (userId: number, before: string, after: string) => [userId, before, after],
});

/** Replaces the hash that was checked by another; false when somebody has replaced it meanwhile. */
export const changePasswordHash = async (
  executor: Executor,
  userId: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> => (await replacePassword.run(executor, userId, before, after)) === 1;

const replaceEmail = command({
  name: 'account-replace-email',
  text: `update person set email = $3, email_normalised = $4, email_confirmed_at = $5
    where id = $1 and email_normalised = $2`,
  values: (userId: number, { before, email, after, now }: EmailChange) => [userId, before, email, after, now],
});

interface EmailChange {
  /** Normalised. */
  readonly before: string;
  /** As it was typed. */
  readonly email: string;
  /** Normalised. */
  readonly after: string;
  readonly now: Date;
}

/** Replaces the mail address somebody signs in with by one whose mailbox they have shown; false when it has been replaced meanwhile. Violates `uniqueEmail` where somebody has it. */
export const changeEmail = async (
  executor: Executor,
  userId: number,
  change: EmailChange,
): Promise<boolean> => (await replaceEmail.run(executor, userId, change)) === 1;

const Made = z.object({ id: z.number() });

const accountInsert = question({
  name: 'account-insert',
  text: `insert into account (${namesOf(accountColumns)}) values (${placesOf(accountColumns)})
    returning id::float8 as id`,
  values: (account: NewAccount) => valuesOf(accountColumns, { ...accountDefaults, ...account }),
  row: Made,
});

export async function insertAccount(executor: Executor, account: NewAccount): Promise<number> {
  return (await accountInsert.one(executor, account)).id;
}

const userInsert = question({
  name: 'account-insert-user',
  text: `insert into person (${namesOf(userColumns)}) values (${placesOf(userColumns)}) returning id::float8 as id`,
  values: (user: NewUser) => valuesOf(userColumns, { ...userDefaults, ...user }),
  row: Made,
});

export async function insertUser(executor: Executor, user: NewUser): Promise<number> {
  return (await userInsert.one(executor, user)).id;
}

const anyUser = question({
  name: 'account-any-user',
  text: 'select exists (select from person) as "hasUsers"',
  values: () => [],
  row: z.object({ hasUsers: z.boolean() }),
});

export async function hasUsers(executor: Executor): Promise<boolean> {
  return (await anyUser.one(executor)).hasUsers;
}
