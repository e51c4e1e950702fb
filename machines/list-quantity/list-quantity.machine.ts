import { listQuantitySetup } from './list-quantity.setup.ts';

/**
 * The quantity a position of a shopping list holds (S7.2-27): one change on its way, the last one that was entered meanwhile follows
 * it, and then the page is loaded anew. Whoever leaves its field meanwhile is told elsewhere what could not be stored.
 */
export const listQuantityMachine = listQuantitySetup.createMachine({
  id: 'list-quantity',
  context: ({ input: { id, name, quantity } }) => ({
    id,
    name,
    held: quantity,
    shown: quantity,
    sent: quantity,
    problem: null,
    isAway: false,
  }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'kept',
      on: {
        'quantity.change': { target: 'changing', actions: ['show', 'sendShown'] },
        'quantity.loaded': { actions: ['keepLoaded', 'showHeld'] },
        'widget.left': { target: 'gone' },
      },
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
          {
            guard: 'isAnotherWaiting',
            target: 'changing',
            reenter: true,
            actions: ['keepAnswered', 'sendShown'],
          },
          { guard: 'isAway', target: 'gone', actions: 'tellChanged' },
          { target: 'resting.kept', actions: ['keepAnswered', 'showHeld', 'tellChanged'] },
        ],
        onError: [
          { guard: 'isAnotherWaiting', target: 'changing', reenter: true, actions: 'sendShown' },
          { guard: 'isAway', target: 'gone', actions: ['tellFailedUnseen', 'tellChanged'] },
          { target: 'resting.failed', actions: ['keepProblem', 'showHeld', 'tellChanged'] },
        ],
      },
      on: {
        'quantity.change': { actions: 'show' },
        'quantity.loaded': { actions: 'keepLoaded' },
        'widget.left': { actions: 'keepAway' },
        'widget.returned': { actions: 'keepReturned' },
      },
    },
    gone: {
      type: 'final',
      tags: 'done',
    },
  },
});

export type ListQuantityMachine = typeof listQuantityMachine;
