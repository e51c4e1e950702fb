import type { ReplyOf } from '#contract/endpoint.ts';
import type { MadePasskey, PasskeyCreation, passkeyEndpoints } from '#contract/passkey.ts';
import type { AuthenticatorOutcome } from '#machines/authenticator-outcome.ts';
import type { Problem } from '#machines/call-problem.ts';

/** Proves that it is the person who changes how the account is protected. */
export interface ProvenRequest {
  readonly currentPassword: string;
}

export interface CreateRequest {
  readonly creation: PasskeyCreation | null;
}

export interface ConfirmRequest {
  readonly passkey: MadePasskey | null;
  readonly name: string;
}

export interface RenameRequest {
  readonly id: number;
  readonly name: string;
}

export interface RemoveRequest extends ProvenRequest {
  readonly id: number;
}

export interface PasskeySetupContext extends CreateRequest, ConfirmRequest, RemoveRequest {
  /** Shown once; empty but then. */
  readonly recoveryCodes: readonly string[];
  /** Why the last try did not work; null before the first. */
  readonly problem: Problem | null;
  /** How often something was changed: what is typed for the next change begins anew. */
  readonly changes: number;
}

export type PasskeySetupCommand =
  | { readonly type: 'passkey.add'; readonly name: string; readonly currentPassword: string }
  | { readonly type: 'passkey.rename'; readonly id: number; readonly name: string }
  | { readonly type: 'passkey.remove'; readonly id: number; readonly currentPassword: string }
  | { readonly type: 'codes.renew'; readonly currentPassword: string }
  /** The recovery codes are kept somewhere. */
  | { readonly type: 'codes.keep' };

/** What the page shows beside it is older than what the server knows now. */
export type PasskeySetupEmitted = { readonly type: 'passkeys.changed' };

export type BeginReply = ReplyOf<typeof passkeyEndpoints.begin>;
export type CreateOutcome = AuthenticatorOutcome<MadePasskey>;
export type CodesReply = ReplyOf<typeof passkeyEndpoints.confirm>;
export type DoneReply = ReplyOf<typeof passkeyEndpoints.remove>;
