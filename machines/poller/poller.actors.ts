import { fromPromise } from 'xstate';
import type { AppConfig } from '#contract/system.ts';

export interface LoadConfigInput {
  /** Value of the parameter of that name: true on the first load of a page (S4.1). */
  readonly wld: boolean;
}

/** Ports of the poller: GET /systems/config; rejects with a call failure. */
export const pollerActors = {
  loadConfig: fromPromise<AppConfig, LoadConfigInput>(() =>
    Promise.reject(new Error('loadConfig: not provided')),
  ),
};
