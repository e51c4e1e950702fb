import type { AppConfig } from '#contract/system.ts';

/** Time between two loads of the configuration (S4.1, S9). */
export const configPollingMs = 900_000;

/** What the poller tells the app; a successful load is told only this way, not as `answer.ok`. */
export type PollerEmitted =
  | { type: 'config.loaded'; config: AppConfig }
  | { type: 'answer.down'; status: 503 | 401 | 405 | null }
  | { type: 'answer.error'; code: number };

export interface PollerContext {
  /** True until the first load was answered: that load carries `wld=true` (S4.1, docs/decisions/0002). */
  readonly isFirstLoad: boolean;
}

export type PollerCommand = { type: 'poller.retry' };
export type PollerFact = { type: 'connection.restored' };
export type PollerEvent = PollerCommand | PollerFact;
