import { assertEvent, assign, setup } from 'xstate';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { filterChoiceActors } from './filter-choice.actors.ts';
import type { FilterChoiceCommand, FilterChoiceContext, FilterChoiceInput } from './filter-choice.types.ts';

/** What filter-choice.machine.ts names: ports, guards and actions. */
export const filterChoiceSetup = setup({
  types: {
    context: {} as FilterChoiceContext,
    input: {} as FilterChoiceInput,
    events: {} as FilterChoiceCommand | OutcomesOf<typeof filterChoiceActors>,
    tags: {} as PhaseTag,
  },
  actors: filterChoiceActors,
  guards: {
    isShownList: ({ context, event }) => {
      assertEvent(event, 'value.choose');
      return event.address === context.shownAt;
    },
  },
  actions: {
    keepAddress: assign(({ event }) => {
      assertEvent(event, 'value.choose');
      return { address: event.address };
    }),
    keepCount: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countArticles');
      return { count: event.output };
    }),
    forgetChoice: assign(({ context }) => ({ address: context.shownAt, count: null })),
  },
});
