import { enqueueActions, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { toastMachine } from './toast.machine.ts';
import { causeOf, mergedRequest } from './toasts.rules.ts';
import {
  maximumToasts,
  type Toast,
  type ToastRequest,
  type ToastsContext,
  type ToastsEvent,
} from './toasts.types.ts';

/**
 * Holds the toasts in sight, one actor each, one for each cause, at most five. S8, S9: five kinds, gone after 8000 ms
 * or with their page; pointer or focus stops the time of all of them.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    tags: {} as PhaseTag,
  },
  actors: { toast: toastMachine },
  guards: {
    isLastToast: ({ context }, params: { id: string }) =>
      context.toasts.every((toast) => toast.id === params.id),
  },
  actions: {
    show: enqueueActions(
      ({ context, enqueue, self }, params: { toast: ToastRequest; at: number; isPaused: boolean }) => {
        const id = `toast-${context.nextNumber}`;
        const standing = context.toasts.find((toast) => causeOf(toast) === causeOf(params.toast));
        const others = context.toasts.filter((toast) => toast !== standing);
        const leaving = others.slice(0, Math.max(0, others.length + 1 - maximumToasts));
        if (standing !== undefined) enqueue.stopChild(standing.id);
        for (const toast of leaving) enqueue.stopChild(toast.id);
        enqueue.spawnChild('toast', {
          id,
          input: { id, at: params.at, isPaused: params.isPaused, manager: self },
        });
        enqueue.assign({
          toasts: [
            ...others.filter((toast) => !leaving.includes(toast)),
            { ...mergedRequest(standing, params.toast), id },
          ],
          nextNumber: context.nextNumber + 1,
        });
      },
    ),
    remove: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      enqueue.stopChild(params.id);
      enqueue.assign({ toasts: context.toasts.filter((toast: Toast) => toast.id !== params.id) });
    }),
    removeOfPage: enqueueActions(({ context, enqueue }) => {
      const staying = context.toasts.filter(({ outlivesPage }) => outlivesPage === true);
      for (const toast of context.toasts) if (!staying.includes(toast)) enqueue.stopChild(toast.id);
      enqueue.assign({ toasts: staying.map((toast) => ({ ...toast, outlivesPage: false })) });
    }),
    tellPause: enqueueActions(({ context, enqueue }, params: { at: number }) => {
      for (const toast of context.toasts) enqueue.sendTo(toast.id, { type: 'toast.pause', at: params.at });
    }),
    tellResume: enqueueActions(({ context, enqueue }, params: { at: number }) => {
      for (const toast of context.toasts) enqueue.sendTo(toast.id, { type: 'toast.resume', at: params.at });
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextNumber: 1 },
  initial: 'running',
  states: {
    running: {
      tags: 'ready',
      on: {
        'toast.add': {
          actions: {
            type: 'show',
            params: ({ event }) => ({ toast: event.toast, at: event.at, isPaused: false }),
          },
        },
        'toast.dismiss': {
          actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        },
        'toast.expired': {
          actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        },
        'page.changed': { actions: 'removeOfPage' },
        'toasts.pause': {
          target: 'paused',
          actions: { type: 'tellPause', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    paused: {
      tags: 'ready',
      on: {
        'toast.add': {
          actions: {
            type: 'show',
            params: ({ event }) => ({ toast: event.toast, at: event.at, isPaused: true }),
          },
        },
        'toast.dismiss': [
          {
            // Nothing is left to leave with the pointer, so nobody would ever resume.
            guard: { type: 'isLastToast', params: ({ event }) => ({ id: event.id }) },
            target: 'running',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
        'toast.expired': [
          {
            guard: { type: 'isLastToast', params: ({ event }) => ({ id: event.id }) },
            target: 'running',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
        // The pointer may stand on nothing now; what stays goes on to run out.
        'page.changed': {
          target: 'running',
          actions: ['removeOfPage', { type: 'tellResume', params: ({ event }) => ({ at: event.at }) }],
        },
        'toasts.resume': {
          target: 'running',
          actions: { type: 'tellResume', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
  },
});

export type ToastsMachine = typeof toastsMachine;
