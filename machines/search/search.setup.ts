import { assertEvent, assign, emit, setup } from 'xstate';
import { callFailureOf } from '#machines/call-failure.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { searchActors } from './search.actors.ts';
import { isEmptyTerm, movedHighlight, nothingFound } from './search.rules.ts';
import {
  typingPauseMs,
  type SearchContext,
  type SearchEmitted,
  type SearchEvent,
  type SearchInput,
} from './search.types.ts';

const chosen = ({ suggestions, term }: SearchContext, index: number) => ({
  type: 'search.suggestionChosen' as const,
  path: suggestions[index]?.path ?? '',
  term: term.trim(),
});

/** What search.machine.ts names: ports, delays, guards and actions. */
export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent | OutcomesOf<typeof searchActors>,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as PhaseTag | 'panelOpen',
  },
  actors: searchActors,
  delays: { typingPause: typingPauseMs },
  guards: {
    isEmpty: ({ event }) => {
      assertEvent(event, 'term.changed');
      return isEmptyTerm(event.term);
    },
    hasNoTerm: ({ context }) => isEmptyTerm(context.term),
    hasFound: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSuggestions');
      return event.output.items.length > 0;
    },
    hasHits: ({ context }) => context.total > 0,
    isSuggestionHighlighted: ({ context }) => context.highlighted !== null,
    isAborted: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.loadSuggestions');
      return callFailureOf(event.error).kind === 'aborted';
    },
    isSuggestion: ({ context, event }) => {
      assertEvent(event, 'suggestion.choose');
      return event.index in context.suggestions;
    },
  },
  actions: {
    // What was highlighted belongs to the term before; Enter would not take it any more.
    keepTerm: assign(({ event }) => {
      assertEvent(event, ['term.changed', 'address.changed']);
      return { term: event.term, highlighted: null };
    }),
    clear: assign(nothingFound),
    keepSuggestions: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSuggestions');
      const { items, total, lead } = event.output;
      return { suggestions: items, total, lead, highlighted: null, failure: null };
    }),
    keepFailure: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.loadSuggestions');
      return { ...nothingFound, failure: callFailureOf(event.error).kind };
    }),
    moveHighlight: assign(({ context: { highlighted, suggestions }, event }) => {
      assertEvent(event, 'highlight.move');
      return { highlighted: movedHighlight(highlighted, suggestions.length, event.direction) };
    }),
    submit: emit(({ context }) => ({ type: 'search.submitted', term: context.term.trim() })),
    choose: emit(({ context, event }) => {
      assertEvent(event, 'suggestion.choose');
      return chosen(context, event.index);
    }),
    chooseHighlighted: emit(({ context }) => chosen(context, context.highlighted ?? -1)),
  },
});
