import { toastSetup } from './toast.setup.ts';
import { toastLifetimeMs } from './toasts.types.ts';

/**
 * The life of one toast: 8000 ms in sight, pauses left out. S9; the moments of pausing and resuming come with the
 * events, so that the sum is exact.
 */
export const toastMachine = toastSetup.createMachine({
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
      on: { 'toast.pause': { target: 'paused', actions: 'keepRemainingTime' } },
      after: { autoDismiss: { target: 'gone' } },
    },
    paused: {
      tags: 'ready',
      on: { 'toast.resume': { target: 'running', actions: 'markRunning' } },
    },
    gone: {
      type: 'final',
      tags: 'done',
      entry: 'tellExpired',
    },
  },
});

export type ToastMachine = typeof toastMachine;
