import { modalSetup } from './modal.setup.ts';

/**
 * Shows one dialog at a time and lets later ones wait. S4.6, S9: a click outside closes only when the dialog
 * has been seen for more than 200 ms, the close icon always.
 */
export const modalMachine = modalSetup.createMachine({
  id: 'modal',
  context: { current: null, queue: [] },
  initial: 'closed',
  states: {
    closed: {
      tags: 'ready',
      on: { 'modal.open': { target: 'open', actions: 'show' } },
    },
    open: {
      tags: 'open',
      initial: 'guarded',
      on: {
        'modal.open': { guard: 'isNewDialog', actions: 'enqueue' },
        'dialog.drawn': { target: '.guarded' },
        'modal.close': { target: 'closing' },
        'modal.finish': { target: 'closing' },
      },
      states: {
        guarded: {
          tags: 'ready',
          after: { outsideClickGuard: { target: 'dismissible' } },
        },
        dismissible: {
          tags: 'ready',
          on: { 'outside.clicked': { target: '#modal.closing' } },
        },
      },
    },
    closing: {
      always: [
        { guard: 'isSomethingWaiting', target: 'open', actions: 'showNext' },
        { target: 'closed', actions: 'forget' },
      ],
    },
  },
});

export type ModalMachine = typeof modalMachine;
