import { assertEvent, enqueueActions, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { toastMachine } from './toast.machine.ts';
import { causeOf, mergedRequest } from './toasts.rules.ts';
import { maximumToasts, type ToastsContext, type ToastsEvent } from './toasts.types.ts';

/** What toasts.machine.ts names: the chart of one toast, guards and actions. */
export const toastsSetup = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    tags: {} as PhaseTag,
  },
  actors: { toast: toastMachine },
  guards: {
    isLastToast: ({ context, event }) => {
      assertEvent(event, 'toast.dismiss');
      return context.toasts.every(({ id }) => id === event.id);
    },
  },
  actions: {
    show: enqueueActions(({ context, event, enqueue, self }, { isPaused }: { isPaused: boolean }) => {
      assertEvent(event, 'toast.add');
      const id = `toast-${context.nextNumber}`;
      const standing = context.toasts.find((toast) => causeOf(toast) === causeOf(event.toast));
      const others = context.toasts.filter((toast) => toast !== standing);
      const leaving = others.slice(0, Math.max(0, others.length + 1 - maximumToasts));
      if (standing !== undefined) enqueue.stopChild(standing.id);
      for (const toast of leaving) enqueue.stopChild(toast.id);
      enqueue.spawnChild('toast', { id, input: { id, at: event.at, isPaused, manager: self } });
      enqueue.assign({
        toasts: [
          ...others.filter((toast) => !leaving.includes(toast)),
          { ...mergedRequest(standing, event.toast), id },
        ],
        nextNumber: context.nextNumber + 1,
      });
    }),
    remove: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['toast.dismiss', 'toast.expired']);
      enqueue.stopChild(event.id);
      enqueue.assign({ toasts: context.toasts.filter(({ id }) => id !== event.id) });
    }),
    removeOfPage: enqueueActions(({ context, enqueue }) => {
      const staying = context.toasts.filter(({ outlivesPage }) => outlivesPage === true);
      for (const toast of context.toasts) if (!staying.includes(toast)) enqueue.stopChild(toast.id);
      enqueue.assign({ toasts: staying.map((toast) => ({ ...toast, outlivesPage: false })) });
    }),
    tellPause: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'toasts.pause');
      for (const { id } of context.toasts) enqueue.sendTo(id, { type: 'toast.pause', at: event.at });
    }),
    tellResume: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['toasts.resume', 'page.changed']);
      for (const { id } of context.toasts) enqueue.sendTo(id, { type: 'toast.resume', at: event.at });
    }),
  },
});
