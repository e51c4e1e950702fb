import { listQuantitySetup } from './list-quantity.setup.ts';

/**
 * The quantity a position of a shopping list holds (S7.2-27): one change on its way, the last one that was entered meanwhile follows
 * it, and then the page is loaded anew.
 */
export const listQuantityMachine = listQuantitySetup.createMachine({
  id: 'list-quantity',
  context: ({ input: { id } }) => ({ id, sent: 0, next: null, shown: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'kept',
      on: { 'quantity.change': { target: 'changing', actions: ['show', 'keepSent'] } },
      states: {
        kept: { tags: 'ready' },
        failed: { tags: 'blocked' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeQuantity',
        src: 'changeQuantity',
        input: ({ context: { id, sent } }) => ({ id, quantity: sent }),
        onDone: [
          { guard: 'isAnotherWaiting', target: 'changing', reenter: true, actions: 'sendNext' },
          { target: 'resting.kept', actions: ['showKept', 'tellChanged'] },
        ],
        onError: [
          { guard: 'isAnotherWaiting', target: 'changing', reenter: true, actions: 'sendNext' },
          { target: 'resting.failed', actions: ['keepProblem', 'tellChanged'] },
        ],
      },
      on: { 'quantity.change': { actions: ['show', 'keepNext'] } },
    },
  },
});

export type ListQuantityMachine = typeof listQuantityMachine;
