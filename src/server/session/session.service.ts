import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { isGuestSession, saveChoice, signIn } from './session.repository.ts';
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
  /**
   * Gives the row a new secret and signs a person in; the old secret is worthless from then on (case R13).
   *
   * @throws HttpFailure 419 when the session has ended meanwhile
   */
  readonly signIn: (
    executor: Executor,
    id: number,
    change: { readonly hash: string; readonly userId: number; readonly now: Date },
  ) => Promise<void>;
}

/** What is written of sessions. */
export function createSessionService({ database }: Pick<Foundation, 'database'>): SessionService {
  return {
    isStillGuests: isGuestSession,
    async choose(session, choice) {
      const sessionId = await session.ensure(database);
      if (!(await saveChoice(database, sessionId, choice))) throw sessionIsTaken();
      return sessionId;
    },
    async signIn(executor, id, change) {
      if (!(await signIn(executor, id, change))) throw sessionIsTaken();
    },
  };
}
