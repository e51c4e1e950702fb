import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';

interface AskedName {
  /** Keyed hash of the name. */
  readonly account: string;
  readonly email: string;
  readonly now: Date;
  readonly notAfter: Date;
}

/**
 * Names that were typed into a page and are looked up later by a worker, so that no answer tells which of them stand for an account
 * (R3). Each is remembered by its hash, as it is written only until it is taken.
 *
 * @param moment column of the table that says when a name was noted
 */
export function askedNames(table: 'login_slowed' | 'password_request', moment: 'slowed_at' | 'asked_at') {
  const name = table.replace('_', '-');
  const noted = command({
    name: `${name}-note`,
    text: `insert into ${table} as n (account, email, ${moment}) values ($1, $2, $3)
      on conflict (account) do update set email = excluded.email, ${moment} = excluded.${moment} where n.${moment} <= $4`,
    values: ({ account, email, now, notAfter }: AskedName) => [account, email, now, notAfter],
  });
  const next = question({
    name: `${name}-next`,
    text: `select account, email from ${table} where email is not null
      order by ${moment} limit 1 for update skip locked`,
    values: () => [],
    row: z.object({ account: z.string(), email: z.string() }),
  });
  const forgetName = command({
    name: `${name}-forget-name`,
    text: `update ${table} set email = null where account = $1`,
    values: (account: string) => [account],
  });
  return {
    /** Notes a name, unless it was noted after `notAfter` already. */
    note: async (executor: Executor, asked: AskedName): Promise<void> => {
      await noted.run(executor, asked);
    },
    isWaiting: waitingIn(`${name}-waiting`, `${table} where email is not null`),
    /** Takes the next name that waits to be looked up and forgets how it is written; null when none waits. */
    take: async (executor: Executor): Promise<string | null> => {
      const waiting = await next.first(executor);
      if (waiting === null) return null;
      await forgetName.run(executor, waiting.account);
      return waiting.email;
    },
  };
}
