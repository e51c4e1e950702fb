import type { KnownBrowser, OwnSession } from '#contract/account-access.ts';

export interface AccountPasswordData {
  /** The one used last first. */
  readonly sessions: readonly OwnSession[];
  readonly browsers: readonly KnownBrowser[];
}
