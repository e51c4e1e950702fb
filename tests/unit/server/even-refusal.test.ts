import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { refuse, Unavailable } from '#server/calls/failures.ts';
import { evenlyRefused, refusalStepMs } from '#server/sign-in/even-refusal.ts';

const failed = (): never => refuse('login.failed', 'Das passt nicht.');

/** How long something takes until it ends, either way, in milliseconds. */
async function lastingMs(signIn: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await evenlyRefused(signIn).catch(() => undefined);
  return performance.now() - beganAt;
}

/** Timers of Node may be one millisecond early. */
const early = 1;

it('[R3] answers a failed sign-in at a full step, however soon it is known', async () => {
  expect(await lastingMs(async () => failed())).toBeGreaterThanOrEqual(refusalStepMs - early);
  const late = await lastingMs(async () => {
    await pause(refusalStepMs + 5);
    failed();
  });
  expect(late).toBeGreaterThanOrEqual(2 * refusalStepMs - early);
});

it('hands on what comes of a sign-in, and why it failed', async () => {
  expect(await evenlyRefused(async () => 'in')).toBe('in');
  await expect(evenlyRefused(async () => failed())).rejects.toMatchObject({
    refusal: { code: 'login.failed' },
  });
  const away = new Unavailable('The database is away.');
  await expect(evenlyRefused(() => Promise.reject(away))).rejects.toBe(away);
});
