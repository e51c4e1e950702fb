import type { KnownBrowser, OwnSession } from '#contract/account-access.ts';
import type { Passkey } from '#contract/passkey.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';

export interface AccountPasswordData {
  /** The one used last first. */
  readonly sessions: readonly OwnSession[];
  readonly browsers: readonly KnownBrowser[];
  readonly secondFactor: SecondFactorState;
  /** The newest first. */
  readonly passkeys: { readonly passkeys: readonly Passkey[]; readonly codesLeft: number };
}
