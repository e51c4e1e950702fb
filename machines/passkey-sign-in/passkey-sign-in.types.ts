import type { ReplyOf } from '#contract/endpoint.ts';
import type { PasskeyQuestion, ShownPasskey, passkeyEndpoints } from '#contract/passkey.ts';
import type { AuthenticatorOutcome } from '#machines/authenticator-outcome.ts';
import type { Problem } from '#machines/call-problem.ts';

export interface PasskeySignInInput {
  /** What a passkey stands for: password and second factor, or the code after the password. */
  readonly purpose: 'signIn' | 'secondFactor';
}

/** What the visitor wants beside being let in. */
interface Wanted {
  /** Where to; the step after the password knows that already. */
  readonly redirectTo: string;
  /** This browser shall be spared the second factor. */
  readonly isBrowserTrusted: boolean;
}

export interface PasskeySignInContext extends PasskeySignInInput, Wanted {
  /** What an authenticator has to sign; null but while it is asked. */
  readonly question: PasskeyQuestion | null;
  /** What it has signed; null but while the server looks at it. */
  readonly passkey: ShownPasskey | null;
  /** Why the last try did not work; null before the first. */
  readonly problem: Problem | null;
}

export type PasskeySignInCommand = { readonly type: 'passkey.use' } & Wanted;

export type BeginRequest = PasskeySignInInput;

export interface AuthenticateRequest {
  readonly question: PasskeyQuestion | null;
}

export interface VerifyRequest extends PasskeySignInInput, Wanted {
  readonly passkey: ShownPasskey | null;
}

export type BeginReply = ReplyOf<typeof passkeyEndpoints.beginSignIn>;
export type AuthenticateOutcome = AuthenticatorOutcome<ShownPasskey>;
export type VerifyReply = ReplyOf<typeof passkeyEndpoints.signIn>;

/** Somebody is signed in, and led to where they wanted; or the sign-in does not wait any more. */
export type PasskeySignInEmitted =
  | ({ readonly type: 'passkey.passed' } & Pick<
      VerifyReply,
      'user' | 'shop' | 'head' | 'redirectTo' | 'isBasketMerged'
    >)
  | { readonly type: 'passkey.ended'; readonly how: 'locked' | 'over' };
