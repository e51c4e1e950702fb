import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/database/pool.ts';
import { firmSetup } from '#server/firm/firm.service.ts';
import { transaction } from '#server/database/pool.ts';
import { normaliseEmail } from '#domain/email.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import { hashPassword } from '#server/sign-in/password.ts';
import { turnOnSecondFactor } from '#server/sign-in/second-factor-setup.service.ts';
import { accountService } from '#server/account/account.service.ts';
import type { NewAccount, NewUser } from '#server/account/account.service.ts';
import { seedExternalCatalogs } from './external-catalogs.ts';
import { seedOffers } from './offers.ts';

export const demoPassword = 'Druckerpapier-2026!';
/** Who of the demo shows a second factor, too, and what the app for it knows. */
export const demoFactor = { email: 'leitung@muster-gmbh.example', secret: 'JBSWY3DPEHPK3PXP' } as const;

type DemoUser = Pick<NewUser, 'email' | 'salutation' | 'firstname' | 'lastname'> &
  Partial<Pick<NewUser, 'isAdmin' | 'isBuyer' | 'isBackend'>>;

interface DemoAccount {
  readonly account: NewAccount;
  readonly users: readonly DemoUser[];
  readonly firm?: DemoFirm;
  /** Opens the shop from its procurement systems, too. */
  readonly hasCatalogs?: boolean;
}

/** What a firm of the demo lets its people order; net cents. */
interface DemoFirm {
  readonly releaseAbove: number;
  readonly deputy: string;
  /** With what may be spent on each in a quarter. */
  readonly costCenters: readonly {
    readonly number: string;
    readonly name: string;
    readonly budget: number | null;
  }[];
  /** What a person may spend in a month. */
  readonly budgets: readonly { readonly email: string; readonly amount: number }[];
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
      {
        email: 'vertretung@muster-gmbh.example',
        salutation: 'herr',
        firstname: 'Viktor',
        lastname: 'Vertretung',
      },
    ],
    firm: {
      releaseAbove: 50_000,
      deputy: 'vertretung@muster-gmbh.example',
      costCenters: [
        { number: '100', name: 'Verwaltung', budget: 300_000 },
        { number: '200', name: 'Vertrieb', budget: 200_000 },
        { number: '300', name: 'Werkstatt', budget: null },
      ],
      budgets: [{ email: 'einkauf@muster-gmbh.example', amount: 150_000 }],
    },
  },
  {
    account: { kind: 'company', customerNumber: '20002', company: 'Andere GmbH', vatId: 'DE129273398' },
    hasCatalogs: true,
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

async function seedFirm(
  executor: Executor,
  accountId: number,
  { releaseAbove, deputy, costCenters, budgets }: DemoFirm,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await firmSetup.setRules(executor, accountId, { releaseAbove, deputyId: ids.get(deputy) ?? null });
  for (const { number, name, budget } of costCenters) {
    const costCenterId = await firmSetup.addCostCenter(executor, accountId, {
      number,
      name,
      ownerId: null,
      isActive: true,
    });
    if (budget !== null)
      await firmSetup.addBudget(executor, accountId, {
        personId: null,
        costCenterId,
        period: 'quarter',
        amount: budget,
        countsFrom: null,
      });
  }
  for (const { email, amount } of budgets)
    await firmSetup.addBudget(executor, accountId, {
      personId: ids.get(email) ?? null,
      costCenterId: null,
      period: 'month',
      amount,
      countsFrom: null,
    });
}

/**
 * Creates the demo accounts once; a database that has any user is left alone. Returns whether it did.
 *
 * @param keys what secrets are encrypted with; null = nobody has a second factor
 */
export async function seedAccounts(database: Database, keys: SessionKeys | null = null): Promise<boolean> {
  if (await accountService.hasUsers(database)) return false;
  const people = demoAccounts.flatMap(({ users }) => users);
  const hashes = new Map(
    await Promise.all(people.map(async ({ email }) => [email, await hashPassword(demoPassword)] as const)),
  );
  const [secret, nobodys] = await Promise.all([hashPassword(demoPassword), hashPassword(randomUUID())]);
  await transaction(database, async (executor) => {
    let staffId = 0;
    for (const { account, users, firm, hasCatalogs = false } of demoAccounts) {
      const accountId = await accountService.addAccount(executor, account);
      const ids = new Map<string, number>();
      for (const person of users) {
        const passwordHash = hashes.get(person.email) ?? '';
        const id = await accountService.addUser(executor, {
          ...person,
          accountId,
          passwordHash,
          emailNormalised: normaliseEmail(person.email),
          emailConfirmedAt: new Date(),
        });
        ids.set(person.email, id);
        if (person.isBackend === true) staffId = id;
      }
      if (firm !== undefined) await seedFirm(executor, accountId, firm, ids);
      if (hasCatalogs) await seedExternalCatalogs(executor, accountId, { secret, nobodys });
      const userId = ids.get(demoFactor.email);
      if (keys !== null && userId !== undefined)
        await turnOnSecondFactor(executor, keys, { userId, secret: demoFactor.secret, now: new Date() });
    }
    await seedOffers(executor, staffId);
  });
  return true;
}
