import { createHash, randomBytes } from 'node:crypto';
import { isSame } from './session-cookie.ts';
import type { SessionKeys } from './session-cookie.ts';

/** Tells a browser an account trusts from strangers; only over a secure context, only this host. */
export const deviceCookieName = '__Host-device';
/** A browser is known this long after its last sign-in. */
export const deviceKeptMs = 180 * 24 * 3_600_000;

const idBytes = 24;
const purpose = 'cookie-device';
const pattern = /^d\.([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/;

/** A browser's new name: what its cookie carries, and what the database keeps instead. */
export interface NewDevice {
  readonly cookie: string;
  readonly hash: string;
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The name is random: it says nothing about a person, and which accounts trust it stands in the database only. */
export function createDevice(keys: Pick<SessionKeys, 'blind'>): NewDevice {
  const id = randomBytes(idBytes).toString('base64url');
  return { cookie: `d.${id}.${keys.blind(purpose, id)}`, hash: hashOf(id) };
}

/** The hash a cookie's browser is known by; null for every value this shop did not issue. */
export function readDevice(keys: Pick<SessionKeys, 'blind'>, cookie: string | undefined): string | null {
  const [, id, signature] = pattern.exec(cookie ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSame(signature, keys.blind(purpose, id)) ? hashOf(id) : null;
}
