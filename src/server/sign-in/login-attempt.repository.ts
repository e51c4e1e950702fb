import { eq, lt, sql } from 'drizzle-orm';
import type { StrangersTally } from '#domain/login-share.ts';
import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import { loginAttempt } from '#server/database/schema/session.ts';

/** Bounds what a flood of fresh addresses can make the table grow by. */
const mostNotesOfAccount = 500;

/** HMACs of what an attempt is counted under. */
export interface AttemptNames {
  readonly account: string;
  readonly address: string;
  readonly network: string;
}

/** Lets one attempt on an account be decided at a time, until the transaction ends. */
export async function lockAttempts(executor: Executor, account: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
}

/** What strangers have tried on an account after `since`; call it behind `lockAttempts`. */
export async function tallyAttempts(
  executor: Executor,
  { account, address, network }: AttemptNames,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<StrangersTally> {
  const { rows } = await preparedOn(executor).query<
    Omit<StrangersTally, 'sinceLastMs'> & { last: Date | null }
  >({
    name: 'login-attempt-tally',
    text: `select (count(*) filter (where is_looked_at))::int as total,
        (count(*) filter (where is_looked_at and address = $2))::int as "ofAddress",
        coalesce(bool_or(address = $2 and not is_looked_at), false) as "isBack",
        (count(distinct address) filter (where is_looked_at and network = $3 and address <> $2))::int as neighbours,
        max(tried_at) filter (where is_looked_at) as last
      from login_attempt where account = $1 and tried_at > $4`,
    values: [account, address, network, since],
  });
  const { last = null, ...tally } = rows[0] ?? {
    total: 0,
    ofAddress: 0,
    isBack: false,
    neighbours: 0,
  };
  return { ...tally, sinceLastMs: last === null ? null : now.getTime() - last.getTime() };
}

/** Keeps an attempt that is looked at; gives the name it can be taken back by. */
export async function insertAttempt(executor: Executor, names: AttemptNames, now: Date): Promise<number> {
  const [row] = await executor
    .insert(loginAttempt)
    .values({ ...names, isLookedAt: true, triedAt: now })
    .returning({ id: loginAttempt.id });
  if (row === undefined) throw new Error('the attempt was not stored');
  return row.id;
}

/** Notes that an address was told to try later. Of each account only the newest notes are kept. */
export async function noteRefusedAddress(executor: Executor, names: AttemptNames, now: Date): Promise<void> {
  await executor.insert(loginAttempt).values({ ...names, isLookedAt: false, triedAt: now });
  await executor.execute(
    sql`delete from login_attempt where id in (select id from login_attempt
      where account = ${names.account} and not is_looked_at order by id desc offset ${mostNotesOfAccount})`,
  );
}

/** Takes an attempt back, because its password was right. */
export async function deleteAttempt(executor: Executor, id: number): Promise<void> {
  await executor.delete(loginAttempt).where(eq(loginAttempt.id, id));
}

export async function deleteAttemptsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(loginAttempt).where(lt(loginAttempt.triedAt, before));
}
