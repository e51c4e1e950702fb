import type { Executor } from '#server/database/pool.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { distrustDevices, forgetDevices } from './login-device.repository.ts';
import { forgetEmailChange } from './email-change.repository.ts';
import { forgetWayIn } from './login-way-in.repository.ts';
import { suspendPasskeys } from './passkey.repository.ts';
import { forgetReset } from './password-reset.repository.ts';
import { endAttemptsOf } from './second-factor-attempt.repository.ts';

interface Kept {
  readonly userId: number;
  /** The session that goes on; null = none. */
  readonly keptSessionId: number | null;
  /** Hash of the browser that stays known; null = none. */
  readonly keptDevice: string | null;
}

/**
 * Ends, within the transaction that has replaced a password, everything the old one has opened; passkeys let in beside the new one
 * only, until shown with it (R9).
 *
 * @returns how many passkeys the person has
 */
export async function forgetAccess(
  executor: Executor,
  sessions: Pick<SessionService, 'endOthers'>,
  kept: Kept,
): Promise<{ readonly passkeys: number }> {
  // First, as whoever shows one takes it: a sign-in by one that is just ending is among the sessions.
  const passkeys = await suspendPasskeys(executor, kept.userId);
  await endOtherAccess(executor, sessions, kept);
  return { passkeys };
}

/**
 * Ends, within a transaction that has changed what somebody signs in with, what was open before: sessions, sign-ins that wait for the
 * second factor, known browsers and what was mailed (R9).
 */
export async function endOtherAccess(
  executor: Executor,
  sessions: Pick<SessionService, 'endOthers'>,
  { userId, keptSessionId, keptDevice }: Kept,
): Promise<void> {
  // Before the sessions: a sign-in that is just ending is among those.
  await endAttemptsOf(executor, userId);
  await sessions.endOthers(executor, userId, keptSessionId);
  await forgetDevices(executor, userId, keptDevice);
  await distrustDevices(executor, userId);
  await forgetWayIn(executor, userId);
  await forgetReset(executor, userId);
  await forgetEmailChange(executor, userId);
}
