import type { PendingFactor } from '#contract/second-factor.ts';

export interface SecondFactorData {
  /** The sign-in that waits; null where none does. */
  readonly pending: PendingFactor | null;
}
