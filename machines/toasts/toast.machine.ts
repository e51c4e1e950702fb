import { assign, sendTo, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import {
  toastLifetimeMs,
  type ToastContext,
  type ToastEvent,
  type ToastInput,
  type ToastsFact,
} from './toasts.types.ts';

/**
 * The life of one toast: 8000 ms in sight, pauses left out. S9; the moments of pausing and resuming come with the
 * events, so that the sum is exact.
 */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    input: {} as ToastInput,
    tags: {} as PhaseTag,
  },
  delays: { autoDismiss: ({ context }) => context.remainingMs },
  guards: {
    isStartedPaused: ({ context }) => context.isStartedPaused,
  },
  actions: {
    keepRemainingTime: assign({
      remainingMs: ({ context }, params: { at: number }) =>
        Math.max(0, context.remainingMs - Math.max(0, params.at - context.runsSince)),
    }),
    markRunning: assign({ runsSince: (_, params: { at: number }) => params.at }),
    tellExpired: sendTo(
      ({ context }) => context.manager,
      ({ context }): ToastsFact => ({ type: 'toast.expired', id: context.id }),
    ),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({
    id: input.id,
    manager: input.manager,
    isStartedPaused: input.isPaused,
    remainingMs: toastLifetimeMs,
    runsSince: input.at,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isStartedPaused', target: 'paused' }, { target: 'running' }],
    },
    running: {
      tags: 'ready',
      on: {
        'toast.pause': {
          target: 'paused',
          actions: { type: 'keepRemainingTime', params: ({ event }) => ({ at: event.at }) },
        },
      },
      after: { autoDismiss: { target: 'gone' } },
    },
    paused: {
      tags: 'ready',
      on: {
        'toast.resume': {
          target: 'running',
          actions: { type: 'markRunning', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    gone: {
      tags: 'done',
      type: 'final',
      entry: 'tellExpired',
    },
  },
});

export type ToastMachine = typeof toastMachine;
