import { nothingAsked } from './reorder.rules.ts';
import { itemsInstead, reorderSetup, wantedOrder } from './reorder.setup.ts';

/**
 * What was ordered, or is on a list, goes into the basket once more (S2.3-03); what cannot be had is told beside it, with what may be
 * had instead, which is put in at a press of its own alone.
 */
export const reorderMachine = reorderSetup.createMachine({
  id: 'reorder',
  context: { asked: nothingAsked, reordered: null, place: null, taken: [], failure: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'order.again': [
          { guard: 'isOrderToLoad', target: 'loadingPositions', actions: 'beginAnew' },
          { guard: 'isSomethingAsked', target: 'addingAll', actions: ['beginAnew', 'keepAsked'] },
          { target: '.told', actions: ['beginAnew', 'keepAsked', 'tellNothingAdded'] },
        ],
        'instead.take': { guard: 'isThereInstead', target: 'addingInstead', actions: 'keepPlace' },
      },
      states: {
        idle: { tags: 'ready' },
        told: { tags: 'done' },
        insteadFailed: { tags: 'ready' },
        failed: { tags: 'blocked' },
      },
    },
    loadingPositions: {
      tags: 'busy',
      invoke: {
        id: 'loadPositions',
        src: 'loadPositions',
        input: ({ event }) => wantedOrder(event),
        onDone: [
          { guard: 'isSomethingAsked', target: 'addingAll', actions: 'keepAsked' },
          { target: 'resting.told', actions: ['keepAsked', 'tellNothingAdded'] },
        ],
        onError: [
          { guard: 'hasSessionEnded', target: 'resting.idle' },
          { target: 'resting.failed', actions: 'keepFailure' },
        ],
      },
    },
    addingAll: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { asked } }) => ({ items: asked.items }),
        onDone: { target: 'resting.told', actions: 'keepReordered' },
        onError: [
          { guard: 'hasSessionEnded', target: 'resting.idle' },
          { target: 'resting.failed', actions: 'keepFailure' },
        ],
      },
    },
    addingInstead: {
      tags: 'busy',
      invoke: {
        id: 'addInstead',
        src: 'addInstead',
        input: ({ context }) => itemsInstead(context),
        onDone: [
          { guard: 'isAllIn', target: 'resting.told', actions: 'keepTaken' },
          { guard: 'isSomethingIn', target: 'resting.insteadFailed', actions: ['keepTaken', 'keepRefused'] },
          { target: 'resting.insteadFailed', actions: 'keepRefused' },
        ],
        onError: [
          { guard: 'hasSessionEnded', target: 'resting.told' },
          { target: 'resting.insteadFailed', actions: 'keepFailure' },
        ],
      },
    },
  },
});

export type ReorderMachine = typeof reorderMachine;
