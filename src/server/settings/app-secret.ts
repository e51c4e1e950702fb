import { randomBytes } from 'node:crypto';
import type { Executor } from '#server/database/pool.ts';
import { keepFirstSetting } from './settings.repository.ts';

const secretBytes = 32;

/** The secret that signs cookies and tokens: made once, kept in the database, shared by all processes on it. */
export async function readAppSecret(executor: Executor): Promise<string> {
  const stored = await keepFirstSetting(
    executor,
    'app.secret',
    randomBytes(secretBytes).toString('base64url'),
  );
  if (typeof stored !== 'string' || stored.length < 40)
    throw new Error('the stored secret of the shop is broken');
  return stored;
}
