import * as z from 'zod/mini';
import type { StrangersTally } from '#domain/login-share.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** Bounds what a flood of fresh addresses can make the table grow by. */
const mostNotesOfAccount = 500;

/** HMACs of what an attempt is counted under. */
export interface AttemptNames {
  readonly account: string;
  readonly address: string;
  readonly network: string;
}

const lock = command({
  name: 'login-attempt-lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: (account: string) => [account],
});

/** Lets one attempt on an account be decided at a time, until the transaction ends. */
export async function lockAttempts(executor: Executor, account: string): Promise<void> {
  await lock.run(executor, account);
}

const tally = question({
  name: 'login-attempt-tally',
  text: `select (count(*) filter (where is_looked_at))::int as total,
      (count(*) filter (where is_looked_at and address = $2))::int as "ofAddress",
      coalesce(bool_or(address = $2 and not is_looked_at), false) as "isBack",
      (count(distinct address) filter (where is_looked_at and network = $3 and address <> $2))::int as neighbours,
      max(tried_at) filter (where is_looked_at) as last
    from login_attempt where account = $1 and tried_at > $4`,
  values: ({ account, address, network }: AttemptNames, since: Date) => [account, address, network, since],
  row: z.object({
    total: z.number(),
    ofAddress: z.number(),
    isBack: z.boolean(),
    neighbours: z.number(),
    last: z.nullable(z.date()),
  }),
});

/** What strangers have tried on an account after `since`; call it behind `lockAttempts`. */
export async function tallyAttempts(
  executor: Executor,
  names: AttemptNames,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<StrangersTally> {
  const { last, ...counted } = await tally.one(executor, names, since);
  return { ...counted, sinceLastMs: last === null ? null : now.getTime() - last.getTime() };
}

const insert = question({
  name: 'login-attempt-insert',
  text: `insert into login_attempt (account, address, network, is_looked_at, tried_at) values ($1, $2, $3, $4, $5)
    returning id::float8 as id`,
  values: ({ account, address, network }: AttemptNames, isLookedAt: boolean, now: Date) => [
    account,
    address,
    network,
    isLookedAt,
    now,
  ],
  row: z.object({ id: z.number() }),
});

/** Keeps an attempt that is looked at; gives the name it can be taken back by. */
export async function insertAttempt(executor: Executor, names: AttemptNames, now: Date): Promise<number> {
  return (await insert.one(executor, names, true, now)).id;
}

const deleteSurplus = command({
  name: 'login-attempt-delete-surplus',
  text: `delete from login_attempt where id in (select id from login_attempt
    where account = $1 and not is_looked_at order by id desc offset ${mostNotesOfAccount})`,
  values: (account: string) => [account],
});

/** Notes that an address was told to try later. Of each account only the newest notes are kept. */
export async function noteRefusedAddress(executor: Executor, names: AttemptNames, now: Date): Promise<void> {
  await insert.one(executor, names, false, now);
  await deleteSurplus.run(executor, names.account);
}

const deleteOne = command({
  name: 'login-attempt-delete',
  text: 'delete from login_attempt where id = $1',
  values: (id: number) => [id],
});

/** Takes an attempt back, because its password was right. */
export async function deleteAttempt(executor: Executor, id: number): Promise<void> {
  await deleteOne.run(executor, id);
}

const deleteOld = command({
  name: 'login-attempt-delete-old',
  text: 'delete from login_attempt where tried_at < $1',
  values: (before: Date) => [before],
});

export async function deleteAttemptsBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
