import { assign, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { outsideClickGuardMs, type ModalContext, type ModalEvent, type ModalRequest } from './modal.types.ts';

/**
 * Shows one dialog at a time and lets later ones wait. S4.6, S9: a click outside closes only after more than
 * 200 ms, the close icon always.
 */
export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent,
    tags: {} as PhaseTag | 'open',
  },
  delays: {
    /** Strictly more than the guard: the first whole millisecond after it. */
    outsideClickGuard: outsideClickGuardMs + 1,
  },
  guards: {
    isSomethingWaiting: ({ context }) => context.queue.length > 0,
    isNewDialog: ({ context }, params: { request: ModalRequest }) =>
      ![context.current, ...context.queue].some((known) => known?.id === params.request.id),
  },
  actions: {
    show: assign({ current: (_, params: { request: ModalRequest }) => params.request }),
    enqueue: assign({
      queue: ({ context }, params: { request: ModalRequest }) => [...context.queue, params.request],
    }),
    showNext: assign({
      current: ({ context }) => context.queue[0] ?? null,
      queue: ({ context }) => context.queue.slice(1),
    }),
    forget: assign({ current: null }),
  },
}).createMachine({
  id: 'modal',
  context: { current: null, queue: [] },
  initial: 'closed',
  states: {
    closed: {
      tags: 'ready',
      on: {
        'modal.open': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'guarded',
      on: {
        'modal.open': {
          guard: { type: 'isNewDialog', params: ({ event }) => ({ request: event.request }) },
          actions: { type: 'enqueue', params: ({ event }) => ({ request: event.request }) },
        },
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
          on: {
            'outside.clicked': { target: '#modal.closing' },
          },
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
