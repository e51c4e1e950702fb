import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import {
  endOtherSessions,
  hasShownFactor,
  holdSessionOf,
  endSessionsOfDevice,
  keepDeviceOfSession,
  listSessionsOf,
  noteFactorOfSession,
} from './own-session.repository.ts';
import {
  insertSession,
  isGuestSession,
  saveChoice,
  saveModeUnlessChosen,
  signIn,
} from './session.repository.ts';
import { sessionIsTaken } from './session-of-call.ts';
import type { SessionOfCall } from './session-of-call.ts';
import type { Language, Mode } from './visitor.ts';

export interface SessionService {
  /** Whether a session is still there and still a guest's. */
  readonly isStillGuests: (executor: Executor, id: number) => Promise<boolean>;
  /**
   * Keeps what a visitor has chosen with the session, which is made for it where there is none; gives the session's id.
   *
   * @throws HttpFailure 419 when the session has ended meanwhile
   */
  readonly choose: (
    session: SessionOfCall,
    choice: { readonly mode: Mode } | { readonly language: Language },
  ) => Promise<number>;
  /** Keeps a mode with a session whose visitor has chosen none; says whether it did. */
  readonly chooseModeFirst: (id: number, mode: Mode) => Promise<boolean>;
  /**
   * Gives the row a new secret and signs a person in; the old secret is worthless from then on (case R13). When the same person
   * has shown the second factor in it stays noted.
   *
   * @throws HttpFailure 419 when the session has ended meanwhile
   */
  readonly signIn: (
    executor: Executor,
    id: number,
    change: {
      readonly hash: string;
      readonly userId: number;
      readonly now: Date;
      readonly isFactorShown: boolean;
    },
  ) => Promise<void>;
  /** Begins another session than the one the browser has; the answer carries its cookie. Gives its id. */
  readonly beginOther: (executor: Executor, session: SessionOfCall, now: Date) => Promise<number>;
  /** Notes the browser a session was signed in with. */
  readonly keepDevice: typeof keepDeviceOfSession;
  /** Sessions that are not over, the one used last first. */
  readonly listOf: (executor: Executor, userId: number, now: Date) => ReturnType<typeof listSessionsOf>;
  /** Whether a session is a person's; until the transaction ends nobody ends it. */
  readonly hold: typeof holdSessionOf;
  readonly noteFactor: typeof noteFactorOfSession;
  readonly hasShownFactor: typeof hasShownFactor;
  /** Ends every session of a person but one (R9). */
  readonly endOthers: typeof endOtherSessions;
  /** Ends the sessions of a person in one browser, but never the one that asks. */
  readonly endOfDevice: typeof endSessionsOfDevice;
}

/** What is written of sessions. */
export function createSessionService({
  database,
  environment,
}: Pick<Foundation, 'database' | 'environment'>): SessionService {
  return {
    isStillGuests: isGuestSession,
    async choose(session, choice) {
      const sessionId = await session.ensure(database);
      if (!(await saveChoice(database, sessionId, choice))) throw sessionIsTaken();
      return sessionId;
    },
    chooseModeFirst: (id, mode) => saveModeUnlessChosen(database, id, mode),
    async signIn(executor, id, change) {
      if (!(await signIn(executor, id, change))) throw sessionIsTaken();
    },
    beginOther: (executor, session, now) => insertSession(executor, { ...session.rotate(), now }),
    keepDevice: keepDeviceOfSession,
    listOf: (executor, userId, now) =>
      listSessionsOf(executor, userId, {
        seenAfter: new Date(now.getTime() - environment.sessionIdleMs),
        signedInAfter: new Date(now.getTime() - environment.sessionAbsoluteMs),
      }),
    hold: holdSessionOf,
    noteFactor: noteFactorOfSession,
    hasShownFactor,
    endOthers: endOtherSessions,
    endOfDevice: endSessionsOfDevice,
  };
}
