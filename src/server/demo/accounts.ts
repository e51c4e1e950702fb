import type { Database } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import { normaliseEmail } from '#domain/email.ts';
import { hashPassword } from '#server/sign-in/password.ts';
import { accountService } from '#server/account/account.service.ts';
import type { NewAccount, NewUser } from '#server/account/account.service.ts';

export const demoPassword = 'Druckerpapier-2026!';

type DemoUser = Pick<NewUser, 'email' | 'salutation' | 'firstname' | 'lastname'> &
  Partial<Pick<NewUser, 'isAdmin' | 'isBuyer' | 'isBackend'>>;

interface DemoAccount {
  readonly account: NewAccount;
  readonly users: readonly DemoUser[];
}

/** The people who can sign in to the demo, by the firm or private account they belong to. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: { kind: 'private', customerNumber: '10001' },
    users: [{ email: 'privat@kontor.example', salutation: 'frau', firstname: 'Petra', lastname: 'Privat' }],
  },
  {
    account: { kind: 'company', customerNumber: '20001', company: 'Muster GmbH', vatId: 'DE136695976' },
    users: [
      { email: 'einkauf@muster-gmbh.example', salutation: 'herr', firstname: 'Emil', lastname: 'Einkauf' },
      {
        email: 'leitung@muster-gmbh.example',
        salutation: 'frau',
        firstname: 'Lea',
        lastname: 'Leitung',
        isAdmin: true,
      },
    ],
  },
  {
    account: { kind: 'company', customerNumber: '20002', company: 'Andere GmbH', vatId: 'DE129273398' },
    users: [
      {
        email: 'admin@andere-gmbh.example',
        salutation: 'herr',
        firstname: 'Anton',
        lastname: 'Andermann',
        isAdmin: true,
      },
      { email: 'einkauf@andere-gmbh.example', salutation: 'frau', firstname: 'Erna', lastname: 'Einkäufer' },
    ],
  },
  {
    account: { kind: 'company', customerNumber: '90001', company: 'Kontor', vatId: '' },
    users: [
      {
        email: 'backend@kontor.example',
        salutation: 'none',
        firstname: 'Britta',
        lastname: 'Backend',
        isBuyer: false,
        isBackend: true,
      },
    ],
  },
];

/** Creates the demo accounts once; a database that has any user is left alone. Returns whether it did. */
export async function seedAccounts(database: Database): Promise<boolean> {
  if (await accountService.hasUsers(database)) return false;
  const people = demoAccounts.flatMap(({ users }) => users);
  const hashes = new Map(
    await Promise.all(people.map(async ({ email }) => [email, await hashPassword(demoPassword)] as const)),
  );
  await transaction(database, async (executor) => {
    for (const { account, users } of demoAccounts) {
      const accountId = await accountService.addAccount(executor, account);
      for (const person of users) {
        const passwordHash = hashes.get(person.email) ?? '';
        await accountService.addUser(executor, {
          ...person,
          accountId,
          passwordHash,
          emailNormalised: normaliseEmail(person.email),
        });
      }
    }
  });
  return true;
}
