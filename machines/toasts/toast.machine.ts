import { assign, sendTo, setup } from 'xstate';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
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
  description: 'Das Leben einer Meldung: 8 Sekunden sichtbar, Pausen nicht mitgezählt.',
  meta: { title: { de: 'Eine Meldung', en: 'One toast' }, spec: [] },
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
      description: 'Die Meldung erscheint.',
      meta: { title: { de: 'Erscheint', en: 'Appears' }, spec: ['S9-01'] },
      always: [{ guard: 'isStartedPaused', target: 'paused' }, { target: 'running' }],
    },
    running: {
      description: 'Die Meldung ist zu sehen und verschwindet nach 8 Sekunden von selbst.',
      tags: 'ready',
      meta: { title: { de: 'Sichtbar', en: 'Visible' }, spec: ['S9-01'] },
      on: {
        'toast.pause': {
          target: 'paused',
          actions: { type: 'keepRemainingTime', params: ({ event }) => ({ at: event.at }) },
        },
      },
      after: { autoDismiss: { target: 'gone' } },
    },
    paused: {
      description: 'Der Zeiger oder der Fokus ist auf den Meldungen; die Zeit steht still.',
      tags: 'ready',
      meta: { title: { de: 'Angehalten', en: 'Paused' }, spec: ['S9-01'] },
      on: {
        'toast.resume': {
          target: 'running',
          actions: { type: 'markRunning', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    gone: {
      description: 'Die Meldung ist verschwunden.',
      tags: 'done',
      meta: { title: { de: 'Verschwunden', en: 'Gone' }, spec: ['S9-01'] },
      type: 'final',
      entry: 'tellExpired',
    },
  },
});

export type ToastMachine = typeof toastMachine;
