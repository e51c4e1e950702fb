import type { ReplyOf } from '#contract/endpoint.ts';
import type { SecondFactorWay } from '#contract/second-factor-way.ts';
import type { secondFactorEndpoints } from '#contract/second-factor.ts';
import type { Problem } from '#machines/call-problem.ts';

export interface SecondFactorInput {
  /** Milliseconds until the sign-in has to begin anew; null = none waits. */
  readonly remainingMs: number | null;
  /** An app makes codes; else they come by mail, or were kept. */
  readonly hasApp: boolean;
}

/** What is sent: one code, and whether this browser shall not be asked again. */
export interface ShownCode {
  readonly way: SecondFactorWay;
  readonly code: string;
  readonly isBrowserTrusted: boolean;
}

export interface SecondFactorContext extends SecondFactorInput, ShownCode {
  /** A code was mailed for this sign-in. */
  readonly isMailed: boolean;
  /** Why the last code was not taken; null before the first. */
  readonly problem: Problem | null;
  /** Why no code was mailed; null before the first try. */
  readonly mailProblem: Problem | null;
}

export type SecondFactorCommand =
  | { readonly type: 'way.choose'; readonly way: SecondFactorWay }
  | { readonly type: 'code.submit'; readonly code: string; readonly isBrowserTrusted: boolean }
  | { readonly type: 'mail.request' }
  /** What was shown beside the codes has ended the sign-in. */
  | { readonly type: 'attempt.end'; readonly how: 'locked' | 'over' };

export type VerifyReply = ReplyOf<typeof secondFactorEndpoints.verify>;

/** Somebody is signed in, and led to where they wanted. */
export type SecondFactorEmitted = { readonly type: 'secondFactor.passed' } & Pick<
  VerifyReply,
  'user' | 'shop' | 'head' | 'redirectTo' | 'isBasketMerged'
>;

export type SendCodeReply = ReplyOf<typeof secondFactorEndpoints.sendCode>;
