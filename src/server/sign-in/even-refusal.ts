import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '#server/calls/failures.ts';

/** A sign-in that fails is answered at the next full step of this length after it began, in milliseconds. */
export const refusalStepMs = 30;

/**
 * Lets a sign-in that fails answer at full steps alone, so that the time of the answer does not tell what was looked at for it
 * (R3, docs/decisions/0154); everything else passes at once.
 */
export async function evenlyRefused<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const beganAt = performance.now();
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'login.failed')
      await pause(Math.ceil(refusalStepMs - ((performance.now() - beganAt) % refusalStepMs)));
    throw error;
  }
}
