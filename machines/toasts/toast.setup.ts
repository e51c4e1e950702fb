import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { ToastContext, ToastEvent, ToastInput, ToastsFact } from './toasts.types.ts';

/** What toast.machine.ts names: delays, guards and actions. */
export const toastSetup = setup({
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
    keepRemainingTime: assign(({ context, event }) => {
      assertEvent(event, 'toast.pause');
      const shownMs = Math.max(0, event.at - context.runsSince);
      return { remainingMs: Math.max(0, context.remainingMs - shownMs) };
    }),
    markRunning: assign(({ event }) => {
      assertEvent(event, 'toast.resume');
      return { runsSince: event.at };
    }),
    tellExpired: sendTo(
      ({ context }) => context.manager,
      ({ context }): ToastsFact => ({ type: 'toast.expired', id: context.id }),
    ),
  },
});
