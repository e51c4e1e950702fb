import { assign, emit, enqueueActions, setup } from 'xstate';
import {
  correctQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  smallestQuantity,
  stepQuantity,
  type QuantityRule,
} from '#domain/quantity.ts';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
import type { QuantityContext, QuantityEmitted, QuantityEvent, QuantityInput } from './quantity.types.ts';

/**
 * Keeps an ordered amount inside its limits and on its step; the rule itself is `domain/quantity`. S5, S4.3, S9,
 * docs/decisions/0016.
 */
export const quantityMachine = setup({
  types: {
    context: {} as QuantityContext,
    events: {} as QuantityEvent,
    emitted: {} as QuantityEmitted,
    input: {} as QuantityInput,
    tags: {} as PhaseTag,
    meta: {} as StateMeta,
  },
  actions: {
    correct: enqueueActions(({ context, enqueue }, params: { asked: number | string }) => {
      const corrected = correctQuantity(params.asked, context.rule);
      enqueue.assign(corrected);
      if (corrected.quantity !== context.quantity) {
        enqueue.emit({ type: 'quantity.changed', quantity: corrected.quantity });
      }
      if (corrected.reason !== null) {
        enqueue.emit({
          type: 'quantity.corrected',
          quantity: corrected.quantity,
          reason: corrected.reason,
        });
      }
    }),
    wantAdd: emit(({ context }) => ({ type: 'quantity.addWanted', quantity: context.quantity })),
    resetAfterAdd: assign({
      quantity: ({ context }, params: { isAdded: boolean }) =>
        params.isAdded ? quantityAfterSuccess(context.rule) : quantityAfterError(context.rule),
      reason: null,
    }),
    follow: assign((_, params: { quantity: number; rule: QuantityRule }) => ({
      quantity: params.quantity,
      rule: params.rule,
      reason: null,
    })),
  },
}).createMachine({
  id: 'quantity',
  description: 'Macht aus einer getippten Zahl eine bestellbare Menge.',
  meta: { title: { de: 'Menge eingeben', en: 'Quantity entry' }, spec: [] },
  context: ({ input }) => ({
    rule: input.rule,
    quantity: input.quantity ?? smallestQuantity(input.rule),
    reason: null,
  }),
  initial: 'idle',
  on: {
    'quantity.commit': {
      target: '.idle',
      actions: { type: 'correct', params: ({ event }) => ({ asked: event.typed }) },
    },
    'quantity.enter': {
      target: '.idle',
      actions: [{ type: 'correct', params: ({ event }) => ({ asked: event.typed }) }, 'wantAdd'],
    },
    'add.settled': {
      target: '.idle',
      actions: { type: 'resetAfterAdd', params: ({ event }) => ({ isAdded: event.isAdded }) },
    },
  },
  states: {
    idle: {
      description: 'Die Menge steht fest und darf so bestellt werden.',
      tags: 'ready',
      meta: { title: { de: 'Menge steht fest', en: 'Quantity settled' }, spec: ['S5-14', 'S9-05'] },
      on: {
        'typing.started': { target: 'editing' },
        'quantity.step': {
          actions: {
            type: 'correct',
            params: ({ context, event }) => ({
              asked: stepQuantity(context.quantity, context.rule, event.direction),
            }),
          },
        },
        'position.changed': {
          actions: {
            type: 'follow',
            params: ({ event }) => ({ quantity: event.quantity, rule: event.rule }),
          },
        },
      },
    },
    editing: {
      description: 'Es wird getippt; beim Verlassen des Feldes wird die Menge berichtigt.',
      tags: 'ready',
      meta: { title: { de: 'Wird eingegeben', en: 'Being typed' }, spec: ['S5-13', 'S5-15'] },
    },
  },
});

export type QuantityMachine = typeof quantityMachine;
