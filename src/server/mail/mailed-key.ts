import { createHash, randomBytes } from 'node:crypto';

const keyBytes = 32;

/** SHA-256 (hex) by which the database knows a key that was mailed. */
export const hashOfMailedKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A key for the link of a mail; only its hash is stored. */
export function createMailedKey(): { readonly key: string; readonly hash: string } {
  const key = randomBytes(keyBytes).toString('base64url');
  return { key, hash: hashOfMailedKey(key) };
}
