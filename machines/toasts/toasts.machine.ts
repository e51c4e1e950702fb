import { toastsSetup } from './toasts.setup.ts';

/**
 * Holds the toasts in sight, one actor each, one for each cause, at most five. S8, S9: five kinds, gone after 8000 ms
 * or with their page; pointer or focus stops the time of all of them.
 */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  context: { toasts: [], nextNumber: 1 },
  initial: 'running',
  states: {
    running: {
      tags: 'ready',
      on: {
        'toast.add': { actions: { type: 'show', params: { isPaused: false } } },
        'toast.dismiss': { actions: 'remove' },
        'toast.expired': { actions: 'remove' },
        'page.changed': { actions: 'removeOfPage' },
        'toasts.pause': { target: 'paused', actions: 'tellPause' },
      },
    },
    paused: {
      tags: 'ready',
      on: {
        'toast.add': { actions: { type: 'show', params: { isPaused: true } } },
        // With the last one nothing is left to leave with the pointer, so nobody would ever resume.
        'toast.dismiss': [
          { guard: 'isLastToast', target: 'running', actions: 'remove' },
          { actions: 'remove' },
        ],
        // The pointer may stand on nothing now; what stays goes on to run out.
        'page.changed': { target: 'running', actions: ['removeOfPage', 'tellResume'] },
        'toasts.resume': { target: 'running', actions: 'tellResume' },
      },
    },
  },
});

export type ToastsMachine = typeof toastsMachine;
