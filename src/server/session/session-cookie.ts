import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `__Host-`: only over a secure context, only this host, only with Path=/ (case R14). */
export const sessionCookieName = '__Host-session';

const identityBytes = 24;
/** Of the 32 characters of an identity that a page's token made, these many are secret, the rest name that token. */
const secretBytes = 16;
const secretLength = 22;
const linkLength = 10;
const maskBytes = 12;
const tokenPattern = /^[gs]\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;
const cookiePattern = /^([gs])\.([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a session as its cookie carries it. `isStored` says whether the database may know it: a visitor who
 * only looks has an identity (for the CSRF token) but no row.
 */
export interface SessionIdentity {
  readonly id: string;
  readonly isStored: boolean;
}

/** Everything that is derived from the shop's secret; one instance per process. */
export interface SessionKeys {
  readonly create: () => SessionIdentity;
  /** A stored session's identity for which the token of the page that makes it stays good until somebody signs in. */
  readonly createFor: (token: string) => SessionIdentity;
  /** Accepts only values this shop issued; everything else is null. */
  readonly read: (cookieValue: string | undefined) => SessionIdentity | null;
  readonly write: (identity: SessionIdentity) => string;
  /** A token of the session, another one each time: only the page that was given it can show it. */
  readonly csrfToken: (id: string, isStored?: boolean) => string;
  readonly isCsrfToken: (id: string, token: unknown) => boolean;
  /** Public value that names the session without giving it away (docs/decisions/0004). */
  readonly publicId: (id: string) => string;
  readonly hash: (id: string) => string;
  /** Keyed hash for counters that must not store names or addresses. */
  readonly blind: (purpose: string, value: string) => string;
}

/** Compares two texts in a time that says nothing about where they differ. */
export const isSame = (left: string, right: string): boolean => {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
};

/** @param secret at least 32 random bytes, base64url, the same in every process on one database */
export function createSessionKeys(secret: string): SessionKeys {
  const sign = (purpose: string, value: string): string =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
  const signature = (kind: string, id: string): string => sign(`cookie-${kind}`, id);
  const linkOf = (token: string): string => sign('csrf-link', token).slice(0, linkLength);
  const isOwnToken = (id: string, token: string): boolean => {
    const [, mask, given] = tokenPattern.exec(token) ?? [];
    return mask !== undefined && given !== undefined && isSame(given, sign('csrf', `${id}\0${mask}`));
  };
  return {
    create: () => ({ id: randomBytes(identityBytes).toString('base64url'), isStored: false }),
    createFor: (token) => ({
      id: `${randomBytes(secretBytes).toString('base64url')}${linkOf(token)}`,
      isStored: true,
    }),
    read(cookieValue) {
      const [, kind, id, given] = cookiePattern.exec(cookieValue ?? '') ?? [];
      if (kind === undefined || id === undefined || given === undefined) return null;
      return isSame(given, signature(kind, id)) ? { id, isStored: kind === 's' } : null;
    },
    write({ id, isStored }) {
      const kind = isStored ? 's' : 'g';
      return `${kind}.${id}.${signature(kind, id)}`;
    },
    csrfToken(id, isStored = true) {
      const mask = randomBytes(maskBytes).toString('base64url');
      return `${isStored ? 's' : 'g'}.${mask}.${sign('csrf', `${id}\0${mask}`)}`;
    },
    isCsrfToken: (id, token) =>
      typeof token === 'string' && (isOwnToken(id, token) || isSame(linkOf(token), id.slice(secretLength))),
    publicId: (id) => sign('public', id).slice(0, 22),
    hash: (id) => createHash('sha256').update(id).digest('hex'),
    blind: (purpose, value) => sign(purpose, value),
  };
}
