import type { BasketHead } from '#contract/basket.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { sessionEndpoints, ShopFlags, UserState } from '#contract/session.ts';
import type { CallProblem, Problem } from '../call-problem.ts';

export interface SessionInput {
  /** The visitor of the boot record. */
  readonly user: UserState;
  /** Config switch (S3.13). */
  readonly allowLogin: boolean;
}

export interface SessionContext {
  /** Facts that guards read. */
  readonly isGuest: boolean;
  readonly allowLogin: boolean;
  /** True while somebody still waits on the login page; false when it was left during sending. */
  readonly wantsRedirect: boolean;
  /** Path the visitor wanted before the login came between; null = none. */
  readonly returnPath: string | null;
  /** Why the last sign-in did not work; null before the first try. */
  readonly problem: Problem | null;
  /** Token of a mailed way in that waits for its button; null = none. Never part of a report. */
  readonly wayIn: string | null;
  /** A way in was used: this browser may try the password now. */
  readonly isLetIn: boolean;
  /** The session has ended over a screen that stays open. */
  readonly isScreenKept: boolean;
  /** Last server answer about the visitor, whole. */
  readonly user: UserState;
}

export interface LoginSubmit {
  readonly type: 'login.submit';
  readonly email: string;
  readonly password: string;
  /** Path on this origin to return to; null = stay where one is (e.g. step 1 of the checkout). */
  readonly redirectTo: string | null;
}

export type SessionCommand =
  /** The login page was opened. */
  | { readonly type: 'login.open'; readonly redirectTo: string | null }
  /** The login page was left. */
  | { readonly type: 'login.close' }
  | LoginSubmit
  /** The login page's address held a mailed way in. */
  | { readonly type: 'wayIn.found'; readonly token: string }
  /** The visitor confirms that the way in shall be used. */
  | { readonly type: 'wayIn.use' }
  | { readonly type: 'logout' };

export type SessionFact =
  /** A reply carried the code `session.ended`, or another tab told so. */
  | {
      readonly type: 'session.ended';
      /** Its screen stays open with what was typed: whoever is there then is not another visitor. */
      readonly isScreenKept: boolean;
    }
  /** An answer to another call told that the visitor is somebody else now (S7.3), and perhaps where that leads. */
  | ({ readonly type: 'identity.told'; readonly redirectTo?: string } & Identity)
  | { readonly type: 'config.changed'; readonly allowLogin: boolean };

export type SessionEvent = SessionCommand | SessionFact;

/** Everything that changes at once when a visitor becomes another one. */
export interface Identity {
  readonly user: UserState;
  readonly shop: ShopFlags;
  readonly head: BasketHead;
}

export type SessionEmitted =
  | ({
      readonly type: 'session.changed';
      /** Path on this origin, checked, that the visitor is led to; null to stay. */
      readonly redirectTo: string | null;
      /** The session has ended: the visitor is asked to sign in again, and led back afterwards. */
      readonly isSignInDue: boolean;
      /** The guest who follows an ended session goes on with the open screen. */
      readonly isScreenKept: boolean;
    } & Identity)
  /** The session has ended, and nobody answered who the visitor is now. */
  | { readonly type: 'session.signInWanted' }
  | { readonly type: 'session.loginFailed'; readonly problem: Problem }
  /** The basket tells what became of the guest's: added to one kept from before, changed or refused. */
  | { readonly type: 'session.basketMerged' }
  | {
      readonly type: 'session.callFailed';
      readonly call: 'logout' | 'loadIdentity';
      readonly problem: CallProblem;
    };

export type WayInReply = ReplyOf<typeof sessionEndpoints.openWayIn>;
export type LoginReply = ReplyOf<typeof sessionEndpoints.login>;
export type LogoutReply = ReplyOf<typeof sessionEndpoints.logout>;
export type IdentityReply = ReplyOf<typeof sessionEndpoints.user> & ReplyOf<typeof sessionEndpoints.token>;

export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly redirectTo?: string;
}

export interface WayInRequest {
  readonly token: string;
}
