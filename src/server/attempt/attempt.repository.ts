import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** How many attempts a counter lets pass. */
export interface AttemptRule {
  /** HMAC of what is counted. */
  readonly key: string;
  /** Attempts that pass before the counter slows. */
  readonly free: number;
  /** A count that began before this moment starts again at one. */
  readonly countedSince: Date;
  /** Beyond the free ones an attempt passes when the last one that passed is older than this; null = none passes. */
  readonly nextAfter: Date | null;
}

const count = command({
  name: 'attempt-count',
  text: `insert into login_failure as f (key, failures, first_failed_at, last_failed_at) values ($1, 1, $2, $2)
    on conflict (key) do update set
      failures = case when f.first_failed_at < $3 then 1 else f.failures + 1 end,
      first_failed_at = case when f.first_failed_at < $3 then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where f.first_failed_at < $3 or f.failures < $4 or coalesce(f.last_failed_at <= $5::timestamptz, false)`,
  values: ({ key, free, countedSince, nextAfter }: AttemptRule, now: Date) => [
    key,
    now,
    countedSince,
    free,
    nextAfter,
  ],
});

/**
 * Counts an attempt unless the rule is exhausted, in one statement, so that guesses sent at once cannot pass together
 * (case R4). Returns whether it passed.
 */
export async function countAttempt(executor: Executor, rule: AttemptRule, now: Date): Promise<boolean> {
  return (await count.run(executor, rule, now)) > 0;
}

/** Several attempts of several counters at once. */
export interface ManyAttempts {
  /** HMACs of what is counted, each once, with how often. */
  readonly counted: readonly { readonly key: string; readonly times: number }[];
  /** Attempts that pass. */
  readonly free: number;
  /** A count that began before this moment starts again. */
  readonly countedSince: Date;
}

const countMany = question({
  name: 'attempt-count-many',
  text: `insert into login_failure as f (key, failures, first_failed_at, last_failed_at)
    select x.key, x.times, $2::timestamptz, $2::timestamptz
      from json_to_recordset($1::json) as x (key text, times integer) where x.times <= $4::integer order by x.key
    on conflict (key) do update set
      failures = case when f.first_failed_at < $3 then excluded.failures else f.failures + excluded.failures end,
      first_failed_at = case when f.first_failed_at < $3 then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where f.first_failed_at < $3 or f.failures + excluded.failures <= $4::integer
    returning key`,
  values: ({ counted, free, countedSince }: ManyAttempts, now: Date) => [
    JSON.stringify(counted),
    now,
    countedSince,
    free,
  ],
  row: z.object({ key: z.string() }),
});

/** Counts attempts, those of one counter all or none, and gives the keys whose attempts pass. */
export const countAttempts = async (
  executor: Executor,
  many: ManyAttempts,
  now: Date,
): Promise<ReadonlySet<string>> => new Set((await countMany.all(executor, many, now)).map(({ key }) => key));

const made = question({
  name: 'attempt-made',
  text: `select coalesce(max(failures), 0)::int as made from login_failure where key = $1 and first_failed_at >= $2`,
  values: (key: string, since: Date) => [key, since],
  row: z.object({ made: z.number() }),
});

/** How many attempts a counter has counted since a moment, without counting another. */
export const attemptsMade = async (executor: Executor, key: string, since: Date): Promise<number> =>
  (await made.one(executor, key, since)).made;

const forget = command({
  name: 'attempt-forget',
  text: 'delete from login_failure where key = $1',
  values: (key: string) => [key],
});

export async function forgetAttempts(executor: Executor, key: string): Promise<void> {
  await forget.run(executor, key);
}

const forgetOnly = command({
  name: 'attempt-forget-only',
  text: 'delete from login_failure where key = any($1::text[]) and failures = 1',
  values: (keys: readonly string[]) => [keys],
});

const countDown = command({
  name: 'attempt-count-down',
  // Of attempts that are taken back at once another one may have counted down meanwhile.
  text: 'update login_failure set failures = failures - 1 where key = any($1::text[]) and failures > 1',
  values: (keys: readonly string[]) => [keys],
});

/** Takes back one attempt of each key, because its password was right. */
export async function takeBackAttempt(executor: Executor, keys: readonly string[]): Promise<void> {
  await forgetOnly.run(executor, keys);
  await countDown.run(executor, keys);
}

const known = command({
  name: 'attempt-known-address',
  text: 'select from login_known where key = $1 and seen_at >= $2',
  values: (key: string, since: Date) => [key, since],
});

export async function isKnownAddress(executor: Executor, key: string, since: Date): Promise<boolean> {
  return (await known.run(executor, key, since)) > 0;
}

const remember = command({
  name: 'attempt-remember-address',
  text: `insert into login_known (key, seen_at) values ($1, $2)
    on conflict (key) do update set seen_at = excluded.seen_at`,
  values: (key: string, now: Date) => [key, now],
});

export async function rememberAddress(executor: Executor, key: string, now: Date): Promise<void> {
  await remember.run(executor, key, now);
}

const deleteFailed = command({
  name: 'attempt-delete-failed',
  text: 'delete from login_failure where first_failed_at < $1',
  values: (before: Date) => [before],
});

const deleteKnown = command({
  name: 'attempt-delete-known',
  text: 'delete from login_known where seen_at < $1',
  values: (before: Date) => [before],
});

/** Deletes counters and known addresses nobody needs any more. */
export async function deleteOldAttempts(
  executor: Executor,
  before: { failed: Date; known: Date },
): Promise<void> {
  await deleteFailed.run(executor, before.failed);
  await deleteKnown.run(executor, before.known);
}
