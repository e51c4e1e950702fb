import { fromPromise } from 'xstate';
import type { SwitchReply } from './shop-mode.types.ts';

/** `/systems/set-b2b`; rejects with a call failure. */
export const setB2b = fromPromise<SwitchReply>(() => Promise.reject(new Error('setB2b is not provided')));

/** `/systems/set-b2c`; rejects with a call failure. */
export const setB2c = fromPromise<SwitchReply>(() => Promise.reject(new Error('setB2c is not provided')));
