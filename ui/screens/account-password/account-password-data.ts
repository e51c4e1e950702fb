import type { KnownBrowser, OwnSession } from '#contract/account-access.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';

export interface AccountPasswordData {
  /** The one used last first. */
  readonly sessions: readonly OwnSession[];
  readonly browsers: readonly KnownBrowser[];
  readonly secondFactor: SecondFactorState;
}
