import { assertEvent, assign, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { outsideClickGuardMs, type ModalContext, type ModalEvent } from './modal.types.ts';

/** What modal.machine.ts names: delays, guards and actions. */
export const modalSetup = setup({
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
    isNewDialog: ({ context, event }) => {
      assertEvent(event, 'modal.open');
      return ![context.current, ...context.queue].some((known) => known?.id === event.request.id);
    },
  },
  actions: {
    show: assign(({ event }) => {
      assertEvent(event, 'modal.open');
      return { current: event.request };
    }),
    enqueue: assign(({ context, event }) => {
      assertEvent(event, 'modal.open');
      return { queue: [...context.queue, event.request] };
    }),
    showNext: assign(({ context }) => ({
      current: context.queue[0] ?? null,
      queue: context.queue.slice(1),
    })),
    forget: assign({ current: null }),
  },
});
