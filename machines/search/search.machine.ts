import { assign, emit, setup } from 'xstate';
import { callFailureOf, type CallFailure } from '#machines/call-failure.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { loadSuggestions } from './search.actors.ts';
import {
  typingPauseMs,
  type SearchContext,
  type SearchEmitted,
  type SearchEvent,
  type SearchInput,
  type SuggestReply,
} from './search.types.ts';

const isEmptyTerm = (term: string): boolean => term.trim() === '';

const nothingFound = { suggestions: [], total: 0, highlighted: null, failure: null } as const;

/** The next place of the highlight: through the shown suggestions and, between last and first, the box (null). */
function movedHighlight(from: number | null, count: number, direction: 'down' | 'up'): number | null {
  const places = count + 1;
  const here = from === null ? count : from;
  const next = (here + (direction === 'down' ? 1 : places - 1)) % places;
  return next === count ? null : next;
}

/**
 * Suggests while somebody types a number, a printer or words, and starts the search. S4.2 (emptied term) and 2.11
 * (site search); an answer that comes after the term has changed is never shown.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as PhaseTag | 'panelOpen',
  },
  actors: { loadSuggestions },
  delays: { typingPause: typingPauseMs },
  guards: {
    isEmpty: (_, params: { term: string }) => isEmptyTerm(params.term),
    hasNoTerm: ({ context }) => isEmptyTerm(context.term),
    hasFound: (_, params: { reply: SuggestReply }) => params.reply.items.length > 0,
    hasHits: ({ context }) => context.total > 0,
    isSuggestionHighlighted: ({ context }) => context.highlighted !== null,
    isAborted: (_, params: { failure: CallFailure }) => params.failure.kind === 'aborted',
    isSuggestion: ({ context }, params: { index: number }) => params.index in context.suggestions,
  },
  actions: {
    // What was highlighted belongs to the term before; Enter would not take it any more.
    keepTerm: assign({ term: (_, params: { term: string }) => params.term, highlighted: null }),
    clear: assign(nothingFound),
    keepSuggestions: assign((_, params: { reply: SuggestReply }) => ({
      suggestions: params.reply.items,
      total: params.reply.total,
      highlighted: null,
      failure: null,
    })),
    keepFailure: assign((_, params: { failure: CallFailure }) => ({
      ...nothingFound,
      failure: params.failure.kind,
    })),
    moveHighlight: assign({
      highlighted: ({ context }, params: { direction: 'down' | 'up' }) =>
        movedHighlight(context.highlighted, context.suggestions.length, params.direction),
    }),
    submit: emit(({ context }) => ({ type: 'search.submitted', term: context.term.trim() })),
    choose: emit(({ context }, params: { index: number | null }) => ({
      type: 'search.suggestionChosen',
      path: context.suggestions[params.index ?? -1]?.path ?? '',
      term: context.term.trim(),
    })),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ term: input.term, ...nothingFound }),
  initial: 'checking',
  on: {
    'term.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => ({ term: event.term }) },
        target: '.empty',
        actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) },
      },
      {
        target: '.typing',
        reenter: true,
        actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) },
      },
    ],
    'suggestion.choose': {
      guard: { type: 'isSuggestion', params: ({ event }) => ({ index: event.index }) },
      target: '.closed',
      actions: { type: 'choose', params: ({ event }) => ({ index: event.index }) },
    },
    'address.changed': {
      target: '.checking',
      actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) },
    },
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
      on: { 'search.submit': { target: 'closed', actions: 'submit' }, 'search.close': { target: 'closed' } },
      after: { typingPause: { target: 'searching' } },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        input: ({ context }) => ({ term: context.term.trim() }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ reply: event.output }) },
            target: 'results',
            actions: { type: 'keepSuggestions', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'none' },
        ],
        onError: [
          {
            guard: { type: 'isAborted', params: ({ event }) => ({ failure: callFailureOf(event.error) }) },
            target: 'closed',
          },
          {
            target: 'failed',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => ({ failure: callFailureOf(event.error) }),
            },
          },
        ],
      },
      on: { 'search.submit': { target: 'closed', actions: 'submit' }, 'search.close': { target: 'closed' } },
    },
    results: {
      tags: ['ready', 'panelOpen'],
      on: {
        'search.submit': [
          {
            guard: 'isSuggestionHighlighted',
            target: 'closed',
            actions: { type: 'choose', params: ({ context }) => ({ index: context.highlighted }) },
          },
          { target: 'closed', actions: 'submit' },
        ],
        'search.close': { target: 'closed' },
        'hits.showAll': { guard: 'hasHits', target: 'closed', actions: 'submit' },
        'highlight.move': {
          actions: {
            type: 'moveHighlight',
            params: ({ event }) => ({ direction: event.direction }),
          },
        },
      },
    },
    none: {
      tags: ['ready', 'panelOpen'],
      entry: 'clear',
      on: { 'search.submit': { target: 'closed', actions: 'submit' }, 'search.close': { target: 'closed' } },
    },
    failed: {
      tags: ['ready', 'panelOpen'],
      on: { 'search.submit': { target: 'closed', actions: 'submit' }, 'search.close': { target: 'closed' } },
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
