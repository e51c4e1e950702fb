import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

interface Asked {
  readonly sessionId: number;
  readonly purpose: 'setup' | 'secondFactor' | 'signIn';
  /** Whom it is made for; null where nobody is known yet. */
  readonly userId: number | null;
}

interface NewChallenge extends Asked {
  readonly challenge: string;
  readonly validUntil: Date;
}

const keep = command({
  name: 'passkey-challenge-keep',
  text: `insert into passkey_challenge (session_id, purpose, person_id, challenge, valid_until) values ($1, $2, $3, $4, $5)
    on conflict (session_id, purpose) do update set person_id = excluded.person_id, challenge = excluded.challenge,
      valid_until = excluded.valid_until`,
  values: ({ sessionId, purpose, userId, challenge, validUntil }: NewChallenge) => [
    sessionId,
    purpose,
    userId,
    challenge,
    validUntil,
  ],
});

/** Keeps what an authenticator was asked to sign; an earlier one of the session for the same is worthless. */
export async function keepChallenge(executor: Executor, challenge: NewChallenge): Promise<void> {
  await keep.run(executor, challenge);
}

const take = question({
  name: 'passkey-challenge-take',
  text: `delete from passkey_challenge where session_id = $1 and purpose = $2 and person_id is not distinct from $3
      and challenge = $4
    returning valid_until > $5 as "isValid"`,
  values: ({ sessionId, purpose, userId }: Asked, challenge: string, now: Date) => [
    sessionId,
    purpose,
    userId,
    challenge,
    now,
  ],
  row: z.object({ isValid: z.boolean() }),
});

/**
 * Uses the challenge up that was answered, in one statement, so that one answer counts (R10). An answer to an earlier question, as
 * of another tab of the same browser, leaves the later one as it is.
 *
 * @param challenge what the answer says it answers
 * @returns false where that is not asked, or not any more
 */
export async function takeChallenge(
  executor: Executor,
  asked: Asked,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return (await take.first(executor, asked, challenge, now))?.isValid === true;
}

const deleteOld = command({
  name: 'passkey-challenge-delete-old',
  text: 'delete from passkey_challenge where valid_until < $1',
  values: (before: Date) => [before],
});

export async function deleteChallengesBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
