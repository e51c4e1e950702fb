import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#server/calls/failures.ts';

/** Longest password that is hashed; longer input is refused before any work is spent on it (case R1). */
export const longestPasswordBytes = 256;

// OWASP: Argon2id with at least 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const;
const mostAtOnce = 2;
const longestQueue = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Two hashes at once keep both cores and 38 MB busy; a longer queue than 200 is answered with 503. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= longestQueue) throw new Unavailable('Too many passwords are being checked.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export const isPasswordTooLong = (password: string): boolean =>
  Buffer.byteLength(password) > longestPasswordBytes;

/** Argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash (unknown account) it checks against a decoy, so that both cases take the
 * same time (case R3); the answer is then always false.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = storedHash ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return fits && storedHash !== null;
}

/** Makes the decoy before the first login, whose time it would change. */
export async function warmUpPasswords(): Promise<void> {
  await isPassword('', null);
}
