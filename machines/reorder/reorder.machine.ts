import { nothingAsked } from './reorder.rules.ts';
import { itemsInstead, reorderSetup, wantedOrder } from './reorder.setup.ts';

const whileUnderWay = {
  'widget.left': { actions: 'keepAway' },
  'widget.returned': { actions: 'keepReturned' },
} as const;

/**
 * What was ordered, or is on a list, goes into the basket once more (S2.3-03); what cannot be had is told beside it, with what may be
 * had instead, which is put in at a press of its own alone. Whoever has gone on meanwhile is told of it where they are.
 */
export const reorderMachine = reorderSetup.createMachine({
  id: 'reorder',
  context: { asked: nothingAsked, reordered: null, place: null, taken: [], failure: null, isAway: false },
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
        'widget.left': { target: 'gone' },
      },
      states: {
        idle: { tags: 'ready' },
        told: { tags: 'done' },
        insteadFailed: { tags: 'ready' },
        failed: { tags: 'blocked' },
        unanswered: { tags: 'blocked' },
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
          { guard: 'isAway', target: 'gone', actions: 'tellNothingUnseen' },
          { target: 'resting.told', actions: ['keepAsked', 'tellNothingAdded'] },
        ],
        onError: [
          { guard: 'isAway', target: 'gone', actions: 'tellFailedUnseen' },
          { guard: 'hasSessionEnded', target: 'resting.idle' },
          { target: 'resting.failed', actions: 'keepFailure' },
        ],
      },
      on: whileUnderWay,
    },
    addingAll: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { asked } }) => ({ items: asked.items }),
        onDone: [
          { guard: 'isAway', target: 'gone', actions: 'tellSettledUnseen' },
          { target: 'resting.told', actions: 'keepReordered' },
        ],
        onError: [
          { guard: 'isAway', target: 'gone', actions: 'tellFailedUnseen' },
          { guard: 'hasSessionEnded', target: 'resting.idle' },
          {
            guard: 'isUnanswered',
            target: 'resting.unanswered',
            actions: 'keepFailure',
          },
          { target: 'resting.failed', actions: 'keepFailure' },
        ],
      },
      on: whileUnderWay,
    },
    addingInstead: {
      tags: 'busy',
      invoke: {
        id: 'addInstead',
        src: 'addInstead',
        input: ({ context }) => itemsInstead(context),
        onDone: [
          { guard: 'isAway', target: 'gone', actions: 'tellInsteadUnseen' },
          { guard: 'isAllIn', target: 'resting.told', actions: 'keepTaken' },
          {
            guard: 'isSomethingIn',
            target: 'resting.insteadFailed',
            actions: ['keepTaken', 'keepRefused'],
          },
          { target: 'resting.insteadFailed', actions: 'keepRefused' },
        ],
        onError: [
          { guard: 'isAway', target: 'gone', actions: 'tellFailedUnseen' },
          { guard: 'hasSessionEnded', target: 'resting.told' },
          {
            guard: 'isUnanswered',
            target: 'resting.unanswered',
            actions: 'keepFailure',
          },
          { target: 'resting.insteadFailed', actions: 'keepFailure' },
        ],
      },
      on: whileUnderWay,
    },
    gone: {
      type: 'final',
      tags: 'done',
    },
  },
});

export type ReorderMachine = typeof reorderMachine;
