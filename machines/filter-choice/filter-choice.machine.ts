import { assign, setup } from 'xstate';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
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
  description: 'Was im Filterblatt eines Telefons gewählt ist, gezählt bevor es gezeigt wird.',
  meta: { title: { de: 'Filter auswählen', en: 'Choosing filters' }, spec: [] },
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
      description: 'Gewählt ist, was die Liste zeigt.',
      tags: 'ready',
      meta: { title: { de: 'Wie gezeigt', en: 'As shown' }, spec: ['S7.1-25'] },
      entry: 'forgetChoice',
    },
    counting: {
      description: 'Die Artikel der neuen Auswahl werden gezählt; sie kann schon gezeigt werden.',
      tags: 'busy',
      meta: { title: { de: 'Zählt', en: 'Counting' }, spec: ['S7.1-25'] },
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
      description: 'Die Anzahl steht auf dem Knopf, der die Auswahl zeigt.',
      tags: 'ready',
      meta: { title: { de: 'Gezählt', en: 'Counted' }, spec: ['S7.1-25'] },
    },
    failed: {
      description: 'Die Anzahl ist nicht zu bekommen; die Auswahl kann trotzdem gezeigt werden.',
      tags: 'blocked',
      meta: { title: { de: 'Nicht gezählt', en: 'Not counted' }, spec: ['S8-03'] },
      on: { 'choice.retry': { target: 'counting' } },
    },
  },
});

export type FilterChoiceMachine = typeof filterChoiceMachine;
