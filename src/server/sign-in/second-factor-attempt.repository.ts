import * as z from 'zod/mini';
import { mostWrongCodes } from '#contract/second-factor-way.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

interface NewAttempt {
  readonly sessionId: number;
  readonly userId: number;
  readonly validUntil: Date;
  readonly redirectTo: string;
}

const begin = command({
  name: 'second-factor-attempt-begin',
  text: `insert into second_factor_attempt (session_id, person_id, valid_until, redirect_to) values ($1, $2, $3, $4)
    on conflict (session_id) do update set person_id = excluded.person_id, valid_until = excluded.valid_until,
      redirect_to = excluded.redirect_to, tries = 0, mails = 0, mailed_at = null, mail_code = null`,
  values: ({ sessionId, userId, validUntil, redirectTo }: NewAttempt) => [
    sessionId,
    userId,
    validUntil,
    redirectTo,
  ],
});

/** Notes that a password was right; an earlier sign-in of the session that waits is over. */
export async function beginAttempt(executor: Executor, attempt: NewAttempt): Promise<void> {
  await begin.run(executor, attempt);
}

const find = question({
  name: 'second-factor-attempt-find',
  text: `select a.person_id::float8 as "userId", a.valid_until as "validUntil", p.email
    from second_factor_attempt a join person p on p.id = a.person_id
    where a.session_id = $1 and a.valid_until > $2 and a.tries < ${mostWrongCodes}`,
  values: (sessionId: number, now: Date) => [sessionId, now],
  row: z.object({ userId: z.number(), validUntil: z.date(), email: z.string() }),
});

/** The sign-in of a session that waits for the second factor; null where none does. */
export const findAttempt = (executor: Executor, sessionId: number, now: Date) =>
  find.first(executor, sessionId, now);

const tryOnce = question({
  name: 'second-factor-attempt-try',
  text: `update second_factor_attempt set tries = tries + 1
    where session_id = $1 and person_id = $2 and valid_until > $3 and tries < ${mostWrongCodes}
    returning tries, redirect_to as "redirectTo"`,
  values: (sessionId: number, userId: number, now: Date) => [sessionId, userId, now],
  row: z.object({ tries: z.number(), redirectTo: z.string() }),
});

/** Counts a try before its code is looked at, so that guesses sent at once cannot pass together (R10); null = none is left. */
export const countTry = (executor: Executor, sessionId: number, userId: number, now: Date) =>
  tryOnce.first(executor, sessionId, userId, now);

interface MailedCode {
  readonly sessionId: number;
  readonly hash: string;
  readonly now: Date;
  /** A code that was mailed after this moment is the last one. */
  readonly notAfter: Date;
}

const keepMail = command({
  name: 'second-factor-attempt-keep-mail',
  text: `update second_factor_attempt set mail_code = $2, mailed_at = $3, mails = mails + 1
    where session_id = $1 and valid_until > $3 and tries < ${mostWrongCodes} and mails < 3
      and coalesce(mailed_at <= $4::timestamptz, true)`,
  values: ({ sessionId, hash, now, notAfter }: MailedCode) => [sessionId, hash, now, notAfter],
});

/** Keeps the code of a mail instead of an earlier one; false where the attempt has had its mails, or one just now. */
export const keepMailedCode = async (executor: Executor, code: MailedCode): Promise<boolean> =>
  (await keepMail.run(executor, code)) === 1;

const spendMail = command({
  name: 'second-factor-attempt-use-mail',
  text: 'update second_factor_attempt set mail_code = null where session_id = $1 and mail_code = $2',
  values: (sessionId: number, hash: string) => [sessionId, hash],
});

/** Uses a mailed code up, in one statement; false where it is none (any more). */
export const spendMailedCode = async (
  executor: Executor,
  sessionId: number,
  hash: string,
): Promise<boolean> => (await spendMail.run(executor, sessionId, hash)) === 1;

const end = command({
  name: 'second-factor-attempt-end',
  text: 'delete from second_factor_attempt where session_id = $1',
  values: (sessionId: number) => [sessionId],
});

/** The sign-in of a session waits no more; false where it did not (any more). */
export const endAttempt = async (executor: Executor, sessionId: number): Promise<boolean> =>
  (await end.run(executor, sessionId)) === 1;

const endOfPerson = command({
  name: 'second-factor-attempt-end-of-person',
  text: 'delete from second_factor_attempt where person_id = $1',
  values: (userId: number) => [userId],
});

/** No sign-in with the password from before goes on (R9). */
export async function endAttemptsOf(executor: Executor, userId: number): Promise<void> {
  await endOfPerson.run(executor, userId);
}

const deleteOld = command({
  name: 'second-factor-attempt-delete-old',
  text: 'delete from second_factor_attempt where valid_until < $1',
  values: (before: Date) => [before],
});

export async function deleteAttemptsOver(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
