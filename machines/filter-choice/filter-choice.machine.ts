import { filterChoiceSetup } from './filter-choice.setup.ts';

/**
 * What is being chosen in the filter sheet of a phone: it is counted before it is shown, so that nobody leaves the sheet
 * for a list that is still too long (S7.1-25). What is applied is an address; the list itself has no chart.
 */
export const filterChoiceMachine = filterChoiceSetup.createMachine({
  id: 'filter-choice',
  context: ({ input }) => ({ ...input, address: input.shownAt, count: null }),
  initial: 'asShown',
  on: {
    'value.choose': [
      { guard: 'isShownList', target: '.asShown' },
      { target: '.counting', reenter: true, actions: 'keepAddress' },
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
        onDone: { target: 'counted', actions: 'keepCount' },
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
