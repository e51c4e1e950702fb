import type { ReplyOf } from '#contract/endpoint.ts';
import type { FactorSecret, secondFactorEndpoints } from '#contract/second-factor.ts';
import type { Problem } from '#machines/call-problem.ts';

export interface SecondFactorSetupInput {
  /** The person signs in with a second factor already. */
  readonly isOn: boolean;
}

/** Proves that it is the person who changes how the account is protected. */
export interface ProvenRequest {
  readonly currentPassword: string;
}

export interface ConfirmRequest {
  readonly code: string;
}

export interface SecondFactorSetupContext extends SecondFactorSetupInput, ProvenRequest, ConfirmRequest {
  /** What the app has to learn; null but while it is being set up. */
  readonly factor: FactorSecret | null;
  /** Shown once; empty but then. */
  readonly recoveryCodes: readonly string[];
  /** Why the last try did not work; null before the first. */
  readonly problem: Problem | null;
}

export type SecondFactorSetupCommand =
  | { readonly type: 'setup.begin'; readonly currentPassword: string }
  | { readonly type: 'setup.cancel' }
  | { readonly type: 'code.confirm'; readonly code: string }
  /** The recovery codes are kept somewhere. */
  | { readonly type: 'codes.keep' }
  | { readonly type: 'codes.renew'; readonly currentPassword: string }
  | { readonly type: 'factor.end'; readonly currentPassword: string };

/** What the page shows beside it is older than what the server knows now. */
export type SecondFactorSetupEmitted = { readonly type: 'secondFactor.changed' };

export type BeginReply = ReplyOf<typeof secondFactorEndpoints.begin>;
export type CodesReply = ReplyOf<typeof secondFactorEndpoints.confirm>;
export type EndReply = ReplyOf<typeof secondFactorEndpoints.end>;
