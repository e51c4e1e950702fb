import type { Executor } from '#server/database/pool.ts';
import { readDevice } from './device-cookie.ts';
import type { NewDevice } from './device-cookie.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import type { FirstChange } from './first-changes.ts';
import { deleteSession, findSession, insertSession, touchSession, wasRenamed } from './session.repository.ts';
import type { NewSession } from './new-session.ts';
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
  readonly isBuyer: boolean;
  readonly isBackend: boolean;
  readonly mayOrder: boolean;
}

/** The visitor's session during one request. */
export interface VisitorSession {
  /** Row of the session, null while it has changed nothing; owner key of guest baskets. */
  readonly id: number | null;
  /** Hash of the secret: names a guest's session in tables; call `ensure` before the first use in a change. */
  readonly key: string;
  readonly publicId: string;
  readonly csrfToken: string;
  /**
   * Makes the row when there is none and gives its id; call it inside the transaction of the change. The session has
   * another name from then on.
   */
  readonly ensure: (executor: Executor) => Promise<number>;
  /** As `ensure`, where a statement of the caller makes the row together with what belongs to it. */
  readonly ensureWith: <Made extends { readonly sessionId: number }>(
    make: (row: NewSession) => Promise<Made>,
  ) => Promise<Made>;
  /** Replaces the secret; the cookie of the answer carries the new one. Returns the hash to store. */
  readonly rotate: () => { readonly hash: string };
  /** Makes the answer carry the cookie of the session that stands for one that has ended. */
  readonly beginAnew: () => void;
  /** Forgets the session: the answer carries a fresh visitor's cookie. */
  readonly end: (executor: Executor) => Promise<void>;
  /** The visitor anew from the database, after signing in or a change of its rights. */
  readonly reload: (executor: Executor) => Promise<Visitor>;
  /** Undoes what a handler did to the session in memory, after its transaction was rolled back. */
  readonly revert: () => void;
  /** Cookie value the answer must set, or null. */
  readonly pendingCookie: () => string | null;
}

/** The visitor's browser as accounts know it that were signed in to with it; outlives sessions. */
export interface VisitorDevice {
  /** Hash of the name it came with; null when it has none. */
  readonly key: string | null;
  /** Gives the browser a new name with the answer; call it after the name is stored. */
  readonly keep: (device: NewDevice) => void;
  /** Cookie value the answer must set, or null. */
  readonly pendingCookie: () => string | null;
}

export interface Visitor {
  readonly session: VisitorSession;
  readonly device: VisitorDevice;
  readonly user: SignedInUser | null;
  /** True when this request came with a session that was signed in and has run out or was ended elsewhere. */
  readonly isSessionEnded: boolean;
  readonly mode: Mode;
  readonly language: Language;
  readonly isBackendUser: boolean;
  /** Address the request came from, for limits only; never stored as it is. */
  readonly address: string;
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
  /** Shared with what the same page has under way; null = nothing is. */
  readonly firstChange?: FirstChange | null;
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

/** The session a change was sent for belongs to somebody now: it is refused before anything is done, and sent anew (R18). */
export const sessionIsTaken = (): HttpFailure =>
  new HttpFailure(419, 'somebody has signed in with this session meanwhile');

function toUser({ user, account }: SessionRow): SignedInUser | null {
  if (user === null || account === null || !user.isActive || !user.isApproved) return null;
  return {
    id: user.id,
    accountId: account.id,
    email: user.email,
    salutation: user.salutation,
    title: user.title,
    firstname: user.firstname,
    lastname: user.lastname,
    company: account.company,
    customerNumber: account.customerNumber,
    accountKind: account.kind,
    isTaxExempt: account.isTaxExempt,
    isAdmin: user.isAdmin,
    isBuyer: user.isBuyer,
    isBackend: user.isBackend,
    mayOrder: user.mayOrder,
  };
}

function hasRunOut({ session, user }: SessionRow, options: VisitorOptions): boolean {
  const idle = options.now.getTime() - session.lastSeenAt.getTime();
  if (user === null) return session.userId !== null || idle > guestIdleMs;
  const signedInAt = session.signedInAt ?? session.createdAt;
  return idle > options.idleMs || options.now.getTime() - signedInAt.getTime() > options.absoluteMs;
}

function deviceOf({ keys, deviceCookie }: VisitorOptions): VisitorDevice {
  let pending: NewDevice | null = null;
  return {
    key: readDevice(keys, deviceCookie),
    keep(device) {
      pending = device;
    },
    pendingCookie: () => pending?.cookie ?? null,
  };
}

/**
 * Who sends this request: reads the session's row (one query; none for visitors without one) and drops a session that
 * has run out or whose person may not sign in any more.
 */
export async function resolveVisitor(
  given: SessionIdentity | null,
  options: VisitorOptions,
): Promise<Visitor> {
  const { database, keys, now } = options;
  let identity = given ?? keys.create();
  let pending: SessionIdentity | null = null;
  let row = identity.isStored ? await findSession(database, keys.hash(identity.id)) : null;
  let isSessionEnded = false;
  if (
    identity.isStored &&
    (row === null || hasRunOut(row, options) || (row.user !== null && toUser(row) === null))
  ) {
    const hash = keys.hash(identity.id);
    if (row !== null) await deleteSession(database, hash);
    const since = new Date(now.getTime() - renamedKnownMs);
    // The answer that signs in carries the new name: another cookie here could replace it in the browser.
    const isReplaced = row === null && (await wasRenamed(database, hash, since));
    isSessionEnded = true;
    row = null;
    identity = keys.create();
    pending = isReplaced ? null : identity;
  }
  if (row !== null && now.getTime() - row.session.lastSeenAt.getTime() > touchAfterMs) {
    await touchSession(database, row.session.id, now);
  }
  const user = row === null ? null : toUser(row);
  let rowId = row?.session.id ?? null;
  const before = { identity, pending, rowId };
  const { firstChange = null } = options;
  let hasTaken = false;
  const device = deviceOf(options);

  const replace = (next: SessionIdentity): void => {
    identity = next;
    pending = next;
  };

  const refuseTaken = (): void => {
    if (firstChange?.isTaken === true) throw sessionIsTaken();
  };

  const session: VisitorSession = {
    get id() {
      return rowId;
    },
    get key() {
      return keys.hash(identity.id);
    },
    get publicId() {
      return keys.publicId(identity.id);
    },
    get csrfToken() {
      // Only who is told a token needs the cookie it belongs to; plain reads set none.
      if (given === null && pending === null) replace(identity);
      return keys.csrfToken(identity.id, identity.isStored);
    },
    async ensure(executor) {
      if (rowId !== null) return rowId;
      const made = await session.ensureWith(async (row) => ({
        sessionId: await insertSession(executor, row),
      }));
      return made.sessionId;
    },
    async ensureWith(make) {
      const next = firstChange?.next ?? { ...keys.create(), isStored: true };
      refuseTaken();
      const made = await make({ hash: keys.hash(next.id), now });
      refuseTaken();
      rowId = made.sessionId;
      replace(next);
      return made;
    },
    rotate() {
      const next = { ...keys.create(), isStored: true };
      replace(next);
      if (firstChange !== null) firstChange.isTaken = hasTaken = true;
      return { hash: keys.hash(next.id) };
    },
    beginAnew() {
      if (isSessionEnded) replace(identity);
    },
    async end(executor) {
      await deleteSession(executor, keys.hash(identity.id));
      rowId = null;
      replace(keys.create());
    },
    async reload(executor) {
      const next = await resolveVisitor(identity, { ...options, database: executor });
      rowId = next.session.id;
      return { ...next, session, device };
    },
    revert() {
      ({ identity, pending, rowId } = before);
      if (firstChange !== null && hasTaken) firstChange.isTaken = hasTaken = false;
    },
    pendingCookie: () => (pending === null ? null : keys.write(pending)),
  };

  return {
    session,
    device,
    user,
    isSessionEnded,
    mode: options.offeredMode(
      row?.session.mode ?? (user?.accountKind === 'private' ? 'b2c' : options.defaultMode),
    ),
    language: row?.session.language ?? options.defaultLanguage,
    isBackendUser: user?.isBackend ?? false,
    address: options.address,
  };
}
