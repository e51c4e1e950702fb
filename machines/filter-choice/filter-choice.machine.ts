import { assign, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { countArticles } from './filter-choice.actors.ts';
import type {
  FilterChoiceCommand,
  FilterChoiceContext,
  FilterChoiceInput,
  FilterCount,
} from './filter-choice.types.ts';

/**
 * What is being chosen in the filter sheet of a phone: it is counted before it is shown, so that nobody leaves the sheet
 * for a list that is still too long (S7.1-25). What is applied is an address; the list itself has no chart.
 */
export const filterChoiceMachine = setup({
  types: {
    context: {} as FilterChoiceContext,
    input: {} as FilterChoiceInput,
    events: {} as FilterChoiceCommand,
    tags: {} as PhaseTag,
  },
  actors: { countArticles },
  guards: {
    isShownList: ({ context }, params: { address: string }) => params.address === context.shownAt,
  },
  actions: {
    keepAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    keepCount: assign((_, params: { count: FilterCount }) => ({ count: params.count })),
    forgetChoice: assign(({ context }) => ({ address: context.shownAt, count: null })),
  },
}).createMachine({
  id: 'filter-choice',
  context: ({ input }) => ({ ...input, address: input.shownAt, count: null }),
  initial: 'asShown',
  on: {
    'value.choose': [
      {
        guard: { type: 'isShownList', params: ({ event }) => ({ address: event.address }) },
        target: '.asShown',
      },
      {
        target: '.counting',
        reenter: true,
        actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
      },
    ],
    'choice.discard': { target: '.asShown' },
  },
  states: {
    asShown: {
      tags: 'ready',
      entry: 'forgetChoice',
    },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countArticles',
        src: 'countArticles',
        input: ({ context }) => ({ address: context.address }),
        onDone: {
          target: 'counted',
          actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    counted: {
      tags: 'ready',
    },
    failed: {
      tags: 'blocked',
      on: { 'choice.retry': { target: 'counting' } },
    },
  },
});

export type FilterChoiceMachine = typeof filterChoiceMachine;
