import { externalCatalogSetup } from './external-catalog.setup.ts';

/**
 * A basket is handed over to the procurement system it was gathered for, in the place of an order (S7.2). The server does it once,
 * however often it is asked.
 */
export const externalCatalogMachine = externalCatalogSetup.createMachine({
  id: 'external-catalog',
  context: { problem: null },
  initial: 'review',
  states: {
    review: {
      initial: 'idle',
      on: { 'basket.handOver': { target: 'handingOver', actions: 'forgetProblem' } },
      states: {
        idle: { tags: 'ready' },
        refused: { tags: 'ready' },
        unanswered: { tags: 'blocked' },
      },
    },
    handingOver: {
      tags: 'busy',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        onDone: { target: 'handedOver', actions: 'tellHandedOver' },
        onError: [
          { guard: 'isRefused', target: 'review.refused', actions: 'keepProblem' },
          { target: 'review.unanswered', actions: 'keepProblem' },
        ],
      },
    },
    handedOver: { tags: 'done' },
  },
});

export type ExternalCatalogMachine = typeof externalCatalogMachine;
