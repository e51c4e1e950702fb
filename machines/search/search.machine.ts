import { nothingFound } from './search.rules.ts';
import { searchSetup } from './search.setup.ts';

/**
 * Suggests while somebody types a number, a printer or words, and starts the search. S4.2 (emptied term) and 2.11
 * (site search); an answer that comes after the term has changed is never shown.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input }) => ({ term: input.term, ...nothingFound }),
  initial: 'checking',
  on: {
    'term.changed': [
      { guard: 'isEmpty', target: '.empty', actions: 'keepTerm' },
      { target: '.typing', reenter: true, actions: 'keepTerm' },
    ],
    'suggestion.choose': { guard: 'isSuggestion', target: '.closed', actions: 'choose' },
    'address.changed': { target: '.checking', actions: 'keepTerm' },
  },
  states: {
    checking: {
      always: [{ guard: 'hasNoTerm', target: 'empty' }, { target: 'closed' }],
    },
    empty: {
      tags: 'ready',
      entry: 'clear',
    },
    typing: {
      tags: 'ready',
      on: {
        'search.submit': { target: 'closed', actions: 'submit' },
        'search.close': { target: 'closed' },
      },
      after: { typingPause: { target: 'searching' } },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        input: ({ context }) => ({ term: context.term.trim() }),
        onDone: [{ guard: 'hasFound', target: 'results', actions: 'keepSuggestions' }, { target: 'none' }],
        onError: [
          { guard: 'isAborted', target: 'closed' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
      on: {
        'search.submit': { target: 'closed', actions: 'submit' },
        'search.close': { target: 'closed' },
      },
    },
    results: {
      tags: ['ready', 'panelOpen'],
      on: {
        'search.submit': [
          { guard: 'isSuggestionHighlighted', target: 'closed', actions: 'chooseHighlighted' },
          { target: 'closed', actions: 'submit' },
        ],
        'search.close': { target: 'closed' },
        'hits.showAll': { guard: 'hasHits', target: 'closed', actions: 'submit' },
        'highlight.move': { actions: 'moveHighlight' },
      },
    },
    none: {
      tags: ['ready', 'panelOpen'],
      entry: 'clear',
      on: {
        'search.submit': { target: 'closed', actions: 'submit' },
        'search.close': { target: 'closed' },
      },
    },
    failed: {
      tags: ['ready', 'panelOpen'],
      on: {
        'search.submit': { target: 'closed', actions: 'submit' },
        'search.close': { target: 'closed' },
      },
    },
    closed: {
      tags: 'ready',
      entry: 'clear',
      on: {
        'search.submit': { actions: 'submit' },
        'search.open': { target: 'searching' },
        'highlight.move': { target: 'searching' },
      },
    },
  },
});

export type SearchMachine = typeof searchMachine;
