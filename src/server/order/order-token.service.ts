import { createHash } from 'node:crypto';
import type { PriceMode } from '#domain/price.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';

/** What the buyer saw when the token was issued (docs/decisions/0018): the state of the basket and its prices. */
export interface SeenOrder {
  readonly basketId: number;
  readonly version: number;
  readonly mode: PriceMode;
  /** What is to be paid in all, gross cents. */
  readonly totalGross: number;
  /** The buyer was told that the order has to be released by the firm. */
  readonly needsRelease: boolean;
  /** Hash over all prices the total is made of. */
  readonly fingerprint: string;
}

const purpose = 'order-token';
const pattern =
  /^(\d{1,16})\.(\d{1,16})\.(b2b|b2c)(r?)\.(\d{1,16})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{20,})$/;

/** Short hash of a list of facts. */
export function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** Signs what the buyer saw. The same state of a basket at the same prices always gives the same token. */
export function issueOrderToken(keys: Pick<SessionKeys, 'blind'>, seen: SeenOrder): string {
  const { basketId, version, mode, totalGross, needsRelease, fingerprint } = seen;
  const payload = [basketId, version, `${mode}${needsRelease ? 'r' : ''}`, totalGross, fingerprint].join('.');
  return `${payload}.${keys.blind(purpose, payload)}`;
}

/** Reads a token of this shop; null for everything it did not issue itself. */
export function readOrderToken(keys: Pick<SessionKeys, 'blind'>, token: string): SeenOrder | null {
  const [, basketId, version, mode, release, totalGross, fingerprint] = pattern.exec(token) ?? [];
  if (basketId === undefined || fingerprint === undefined) return null;
  const seen: SeenOrder = {
    basketId: Number(basketId),
    version: Number(version),
    mode: mode === 'b2c' ? 'b2c' : 'b2b',
    totalGross: Number(totalGross),
    needsRelease: release === 'r',
    fingerprint,
  };
  const expected = createHash('sha256').update(issueOrderToken(keys, seen)).digest();
  return createHash('sha256').update(token).digest().equals(expected) ? seen : null;
}

/** What the database keeps instead of the token. */
export function hashOrderToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
