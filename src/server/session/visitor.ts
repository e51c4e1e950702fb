import type { CatalogOperation } from '#contract/external-catalog-path.ts';
import { browserNameOf } from '#domain/browser-name.ts';
import type { Executor } from '#server/database/pool.ts';
import { readDevice } from './device-cookie.ts';
import { deleteSession, findSession, touchSession, wasRenamed } from './session.repository.ts';
import type { SessionRow } from './session.repository.ts';
import type { SessionIdentity, SessionKeys } from './session-cookie.ts';

export type Mode = 'b2b' | 'b2c';
export type Language = 'de' | 'en';

/** A signed-in person with the firm or private account behind it. */
export interface SignedInUser {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly salutation: string;
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly customerNumber: string;
  readonly accountKind: 'private' | 'company';
  readonly isTaxExempt: boolean;
  readonly isAdmin: boolean;
  /** Releases orders of the firm: an admin of it, or their deputy. */
  readonly isApprover: boolean;
  readonly isBuyer: boolean;
  readonly isBackend: boolean;
  readonly mayOrder: boolean;
}

/** The session a request came with, or the one that would be made for it. */
export interface VisitorSession {
  /** Row of the session, null while it has changed nothing; owner key of guest baskets. */
  readonly id: number | null;
  /** Names the session to views; opens nothing. */
  readonly publicId: () => string;
}

/** A visit from a procurement system, while its basket is not handed over. */
export interface CatalogVisit {
  /** Names the visit to the pages of its browser; opens nothing. */
  readonly id: string;
  /** How the system is called. */
  readonly name: string;
  readonly operation: CatalogOperation;
}

/** Who sends a request: facts, read once at its start. What changes them is `SessionOfCall`, which reads them anew. */
export interface Visitor {
  readonly session: VisitorSession;
  /** Hash of the name under which accounts know the browser that signed in with it; outlives sessions. Null without one. */
  readonly deviceKey: string | null;
  readonly user: SignedInUser | null;
  /** The visit from a procurement system: the user is its technical one, without an office, and nothing is ordered here. */
  readonly externalCatalog: CatalogVisit | null;
  /** True when this request came with a session that was signed in and has run out or was ended elsewhere. */
  readonly isSessionEnded: boolean;
  readonly mode: Mode;
  readonly language: Language;
  readonly isBackendUser: boolean;
  /** Address the request came from, for limits; never stored as it is. */
  readonly address: string;
  /** `Firefox, Windows`; empty where the browser does not say what it is. */
  readonly browserName: string;
}

/** A visitor who is signed in. */
export type Member = Visitor & { readonly user: SignedInUser };

/** The visitor of a call that only people who are signed in may make. */
export function memberOf(visitor: Visitor): Member {
  if (visitor.user === null) throw new Error('a call for members was made by a guest');
  return { ...visitor, user: visitor.user };
}

export interface VisitorOptions {
  readonly database: Executor;
  readonly keys: SessionKeys;
  readonly idleMs: number;
  readonly absoluteMs: number;
  readonly now: Date;
  readonly address: string;
  /** Cookie of the browser's name as it was sent. */
  readonly deviceCookie?: string | undefined;
  /** What the browser says it is. */
  readonly userAgent?: string | undefined;
  readonly defaultMode: Mode;
  /** The mode that really holds where one is chosen, by what the shop offers. */
  readonly offeredMode: (chosen: Mode) => Mode;
  readonly defaultLanguage: Language;
}

/** Guests keep a basket this long without a visit. */
export const guestIdleMs = 30 * 24 * 3_600_000;
const touchAfterMs = 60_000;
/** What was sent before a sign-in was answered arrives within this time. */
const renamedKnownMs = 10_000;

/** Whether the session acts for somebody who may not sign in any more, or whose catalog is switched off. */
const isShutOut = (row: SessionRow): boolean =>
  row.user === null ? row.catalog !== null : row.catalog?.isActive === false || toUser(row) === null;

function toUser({ user, account, catalog }: SessionRow): SignedInUser | null {
  if (user === null || account === null || !user.isActive || !user.isApproved) return null;
  // A visit has the prices of its technical user, and nothing else of it.
  const isPerson = catalog === null;
  return {
    id: user.id,
    accountId: account.id,
    email: isPerson ? user.email : '',
    salutation: isPerson ? user.salutation : 'none',
    title: isPerson ? user.title : '',
    firstname: isPerson ? user.firstname : '',
    lastname: isPerson ? user.lastname : '',
    company: account.company,
    customerNumber: account.customerNumber,
    accountKind: account.kind,
    isTaxExempt: account.isTaxExempt,
    isAdmin: isPerson && user.isAdmin,
    isApprover: isPerson && (user.isAdmin || account.deputyId === user.id),
    isBuyer: user.isBuyer,
    isBackend: isPerson && user.isBackend,
    mayOrder: user.mayOrder,
  };
}

function hasRunOut({ session, user }: SessionRow, options: VisitorOptions): boolean {
  const idle = options.now.getTime() - session.lastSeenAt.getTime();
  if (user === null) return session.userId !== null || idle > guestIdleMs;
  const signedInAt = session.signedInAt ?? session.createdAt;
  return idle > options.idleMs || options.now.getTime() - signedInAt.getTime() > options.absoluteMs;
}

/** What a request's cookie came to. */
export interface FoundVisitor {
  readonly visitor: Visitor;
  readonly identity: SessionIdentity;
  /** The cookie stands for nothing any more, and the answer gives another one. */
  readonly isReplaced: boolean;
}

/**
 * Who sends this request: reads the session's row (one query; none for visitors without one) and drops a session that
 * has run out or whose person may not sign in any more.
 */
export async function findVisitor(
  given: SessionIdentity | null,
  options: VisitorOptions,
): Promise<FoundVisitor> {
  const { database, keys, now } = options;
  let identity = given ?? keys.create();
  let isReplaced = false;
  let row = identity.isStored ? await findSession(database, keys.hash(identity.id)) : null;
  let isSessionEnded = false;
  if (identity.isStored && (row === null || hasRunOut(row, options) || isShutOut(row))) {
    const hash = keys.hash(identity.id);
    if (row !== null) await deleteSession(database, hash);
    const since = new Date(now.getTime() - renamedKnownMs);
    // The answer that signs in carries the new name: another cookie here could replace it in the browser.
    isReplaced = row !== null || !(await wasRenamed(database, hash, since));
    isSessionEnded = true;
    row = null;
    identity = keys.create();
  }
  if (row !== null && now.getTime() - row.session.lastSeenAt.getTime() > touchAfterMs) {
    await touchSession(database, row.session.id, now);
  }
  const user = row === null ? null : toUser(row);
  const externalCatalog = row?.catalog ?? null;
  const chosenMode = row?.session.mode ?? (user?.accountKind === 'private' ? 'b2c' : options.defaultMode);
  const { id } = identity;
  const visitor: Visitor = {
    session: { id: row?.session.id ?? null, publicId: () => keys.publicId(id) },
    deviceKey: readDevice(keys, options.deviceCookie),
    user,
    externalCatalog,
    isSessionEnded,
    // Baskets are handed over net, so that is what a visit sees.
    mode: externalCatalog === null ? options.offeredMode(chosenMode) : 'b2b',
    language: row?.session.language ?? options.defaultLanguage,
    isBackendUser: user?.isBackend ?? false,
    address: options.address,
    browserName: browserNameOf(options.userAgent ?? ''),
  };
  return { visitor, identity, isReplaced };
}
