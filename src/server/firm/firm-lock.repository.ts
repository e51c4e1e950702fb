import * as z from 'zod/mini';
import { FirmPerson } from '#contract/firm.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { personObject } from './firm.sql.ts';

const lock = command({
  name: 'firm-lock',
  // Orders of the firm name its row meanwhile: they are kept from nothing by a lock that leaves the key.
  text: 'select from account where id = $1 for no key update',
  values: (accountId: number) => [accountId],
});

/**
 * Until the transaction ends nobody else changes cost centers and budgets of the firm. What is counted or compared is read
 * by a statement of its own afterwards: one that waits for the lock reads what was before.
 */
export async function lockFirm(executor: Executor, accountId: number): Promise<void> {
  await lock.run(executor, accountId);
}

const share = command({
  name: 'firm-lock-shared',
  text: 'select from account where id = $1 for share',
  values: (accountId: number) => [accountId],
});

/**
 * Until the transaction ends nobody changes the firm, while others may likewise hold it as it is. What has changed before is
 * read by a statement of its own afterwards.
 */
export async function holdFirm(executor: Executor, accountId: number): Promise<void> {
  await share.run(executor, accountId);
}

const people = question({
  name: 'firm-people',
  text: `select ${personObject('p')} as person from person p where p.account_id = $1 and p.is_active and p.is_approved
    order by p.lastname, p.firstname, p.id`,
  values: (accountId: number) => [accountId],
  row: z.object({ person: FirmPerson }),
});

/** Who belongs to the firm and can sign in. */
export const loadPeople = async (executor: Executor, accountId: number): Promise<FirmPerson[]> =>
  (await people.all(executor, accountId)).map(({ person }) => person);

const known = question({
  name: 'firm-known-people',
  text: 'select count(*)::int as count from person where account_id = $1 and id = any($2::bigint[])',
  values: (accountId: number, ids: readonly number[]) => [accountId, ids],
  row: z.object({ count: z.number() }),
});

/** Whether all of these people belong to the firm. */
export const arePeopleOf = async (
  executor: Executor,
  accountId: number,
  ids: ReadonlySet<number>,
): Promise<boolean> => (await known.one(executor, accountId, [...ids])).count === ids.size;
