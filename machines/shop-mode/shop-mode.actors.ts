import { fromPromise } from 'xstate';
import type { SwitchReply } from './shop-mode.types.ts';

/** Ports of the mode: POST /systems/set-b2b and POST /systems/set-b2c; each rejects with a call failure. */
export const shopModeActors = {
  setB2b: fromPromise<SwitchReply>(() => Promise.reject(new Error('setB2b: not provided'))),
  setB2c: fromPromise<SwitchReply>(() => Promise.reject(new Error('setB2c: not provided'))),
};
