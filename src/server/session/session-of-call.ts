import type { Executor } from '#server/database/pool.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import type { NewDevice } from './device-cookie.ts';
import type { FirstChange } from './first-changes.ts';
import type { NewSession } from './new-session.ts';
import type { SessionIdentity } from './session-cookie.ts';
import { deleteSession, insertSession } from './session.repository.ts';
import { findVisitor } from './visitor.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** What one call changes of its visitor's session, and the cookies its answer carries for it. */
export interface SessionOfCall {
  /**
   * Makes the row when there is none and gives its id; call it inside the transaction of the change. The session has
   * another name from then on.
   */
  readonly ensure: (executor: Executor) => Promise<number>;
  /** As `ensure` for a session without a row, where a statement of the caller makes the row together with what belongs to it. */
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
  /** Gives the browser a new name with the answer; call it after the name is stored. */
  readonly keepDevice: (device: NewDevice) => void;
  /** Undoes what a handler did to the session in memory, after its transaction was rolled back. */
  readonly revert: () => void;
  /** Token that changes have to carry; the answer carries the cookie it belongs to. */
  readonly token: () => string;
  /** Values of the cookies the answer must set; null = as the browser has it. */
  readonly cookies: () => { readonly session: string | null; readonly device: string | null };
}

/** The session a change was sent for belongs to somebody now: it is refused before anything is done, and sent anew (R18). */
export const sessionIsTaken = (): HttpFailure =>
  new HttpFailure(419, 'somebody has signed in with this session meanwhile');

/** Who sends a call, and what the call may do to the session. */
export interface OpenedSession {
  readonly visitor: Visitor;
  readonly session: SessionOfCall;
}

/**
 * Opens the session of a call by its cookie.
 *
 * @param given what the cookie says; null = there is none
 * @param firstChange shared with what the same page has under way; null = nothing is
 */
export async function openSession(
  given: SessionIdentity | null,
  options: VisitorOptions,
  firstChange: FirstChange | null = null,
): Promise<OpenedSession> {
  const { keys, now } = options;
  const found = await findVisitor(given, options);
  const { visitor } = found;
  const start = {
    identity: found.identity,
    rowId: visitor.session.id,
    pending: found.isReplaced ? found.identity : null,
  };
  let {
    identity,
    rowId,
    pending,
  }: { identity: SessionIdentity; rowId: number | null; pending: SessionIdentity | null } = start;
  let device: NewDevice | null = null;
  let hasTaken = false;

  const replace = (next: SessionIdentity): void => {
    identity = next;
    pending = next;
  };

  const refuseTaken = (): void => {
    if (firstChange?.isTaken === true) throw sessionIsTaken();
  };

  const session: SessionOfCall = {
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
      if (visitor.isSessionEnded) replace(identity);
    },
    async end(executor) {
      await deleteSession(executor, keys.hash(identity.id));
      rowId = null;
      replace(keys.create());
    },
    async reload(executor) {
      const next = await findVisitor(identity, { ...options, database: executor });
      rowId = next.visitor.session.id;
      return next.visitor;
    },
    keepDevice(next) {
      device = next;
    },
    revert() {
      ({ identity, pending, rowId } = start);
      if (firstChange !== null && hasTaken) firstChange.isTaken = hasTaken = false;
    },
    token() {
      // Only who is told a token needs the cookie it belongs to; plain reads set none.
      if (given === null && pending === null) replace(identity);
      return keys.csrfToken(identity.id, identity.isStored);
    },
    cookies: () => ({
      session: pending === null ? null : keys.write(pending),
      device: device?.cookie ?? null,
    }),
  };
  return { visitor, session };
}
