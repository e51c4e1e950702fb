import { assign, setup } from 'xstate';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
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
  description: 'Immer höchstens ein Dialog; weitere warten.',
  meta: { title: { de: 'Dialogfenster', en: 'Dialog window' }, spec: [] },
  context: { current: null, queue: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Kein Dialog ist offen.',
      tags: 'ready',
      meta: { title: { de: 'Geschlossen', en: 'Closed' }, spec: ['S4.6-01'] },
      on: {
        'modal.open': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    open: {
      description: 'Ein Dialog ist offen; das Schließsymbol und Esc schließen ihn jederzeit.',
      tags: 'open',
      meta: { title: { de: 'Offen', en: 'Open' }, spec: ['S4.6-01', 'S4.6-05'] },
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
          description: 'Der Dialog ist gerade erst aufgegangen; ein Klick daneben schließt ihn noch nicht.',
          tags: 'ready',
          meta: { title: { de: 'Gerade geöffnet', en: 'Just opened' }, spec: ['S4.6-04', 'S9-31'] },
          after: { outsideClickGuard: { target: 'dismissible' } },
        },
        dismissible: {
          description: 'Auch ein Klick neben den Dialog schließt ihn.',
          tags: 'ready',
          meta: {
            title: { de: 'Klick daneben schließt', en: 'Outside click closes' },
            spec: ['S4.6-04', 'S9-31'],
          },
          on: {
            'outside.clicked': { target: '#modal.closing' },
          },
        },
      },
    },
    closing: {
      description: 'Der nächste wartende Dialog rückt nach.',
      meta: { title: { de: 'Schließen', en: 'Closing' }, spec: ['S4.6-05'] },
      always: [
        { guard: 'isSomethingWaiting', target: 'open', actions: 'showNext' },
        { target: 'closed', actions: 'forget' },
      ],
    },
  },
});

export type ModalMachine = typeof modalMachine;
