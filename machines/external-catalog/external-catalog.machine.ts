import { externalCatalogSetup, seenOf } from './external-catalog.setup.ts';

/**
 * A basket is handed over to the procurement system it was gathered for, in the place of an order (S7.2). The server does it once,
 * however often it is asked.
 */
export const externalCatalogMachine = externalCatalogSetup.createMachine({
  id: 'external-catalog',
  context: { seen: null, fresh: null, problem: null },
  initial: 'review',
  states: {
    review: {
      initial: 'idle',
      on: { 'basket.handOver': { target: 'handingOver', actions: 'keepSeen' } },
      states: {
        idle: { tags: 'ready' },
        refused: { tags: 'ready' },
        changed: { tags: 'ready' },
        unanswered: { tags: 'blocked' },
      },
    },
    handingOver: {
      tags: 'busy',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => seenOf(context),
        onDone: [
          { guard: 'isWithoutBasket', target: 'backWithout', actions: 'tellHandedOver' },
          { target: 'handedOver', actions: 'tellHandedOver' },
        ],
        onError: [
          { guard: 'isChanged', target: 'review.changed', actions: ['keepProblem', 'keepFresh'] },
          { guard: 'isRefused', target: 'review.refused', actions: 'keepProblem' },
          { target: 'review.unanswered', actions: 'keepProblem' },
        ],
      },
    },
    handedOver: { tags: 'done' },
    backWithout: { tags: 'done' },
  },
});

export type ExternalCatalogMachine = typeof externalCatalogMachine;
