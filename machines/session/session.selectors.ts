import type { SnapshotFrom } from 'xstate';
import type { UserState } from '#contract/session.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Problem } from '../call-problem.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** What header and login page need of the session. */
export interface SessionView {
  readonly isGuest: boolean;
  readonly isAdmin: boolean;
  /** Releases orders of the firm. */
  readonly isApprover: boolean;
  readonly isBackend: boolean;
  /** A sign-in or sign-out is under way. */
  readonly isBusy: boolean;
  readonly isLoginAllowed: boolean;
  /** Why the last sign-in did not work; its code names the sentence (texts: session.problem). */
  readonly problem: Problem | null;
  /** A mailed way in waits for its button. */
  readonly hasWayIn: boolean;
  /** This browser may try the password now, since a way in was used. */
  readonly isLetIn: boolean;
  /** Goes into `login.submit` as `redirectTo`; null = stay. */
  readonly returnPath: string | null;
  readonly user: UserState;
}

export function selectSessionView(snapshot: SessionSnapshot): SessionView {
  const { user, isGuest, allowLogin, problem, returnPath, wayIn, isLetIn } = snapshot.context;
  return {
    isGuest,
    isAdmin: !isGuest && user.data.is_admin,
    isApprover: !isGuest && user.data.is_approver,
    isBackend: !isGuest && user.isBackendUser,
    isBusy: snapshot.hasTag('busy'),
    isLoginAllowed: allowLogin,
    problem,
    hasWayIn: wayIn !== null,
    isLetIn,
    returnPath,
    user,
  };
}
