import { assertEvent, assign, setup } from 'xstate';
import { oneLineOf } from '#contract/storable.ts';
import { problemOf, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { storedBasketActors } from './stored-basket.actors.ts';
import type { StoredBasketCommand, StoredBasketContext, StoredBasketDeed } from './stored-basket.types.ts';

type AnyStoredBasketEvent = StoredBasketCommand | OutcomesOf<typeof storedBasketActors>;

function errorOf(event: AnyStoredBasketEvent): unknown {
  assertEvent(event, 'xstate.error.actor.*');
  return event.error;
}

/** What stored-basket.machine.ts names: ports, guards and actions. */
export const storedBasketSetup = setup({
  types: {
    context: {} as StoredBasketContext,
    events: {} as AnyStoredBasketEvent,
    tags: {} as PhaseTag,
  },
  actors: storedBasketActors,
  guards: {
    isBasketEmpty: ({ event }) => {
      assertEvent(event, 'stored.load');
      return event.isBasketEmpty;
    },
    hasToBeChosen: ({ event }) => refusalOf(errorOf(event))?.code === 'storedBasket.choose',
    isNothingTaken: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadBasket');
      return !event.output.isAnyTaken;
    },
    isRefused: ({ event }) => refusalOf(errorOf(event)) !== null,
  },
  actions: {
    forgetLast: assign({ deed: null, refused: [], problem: null }),
    keepName: assign(({ event }) => {
      assertEvent(event, 'basket.save');
      return { name: oneLineOf(event.name).trim() };
    }),
    keepId: assign(({ event }) => {
      assertEvent(event, ['stored.view', 'stored.load', 'stored.remove']);
      return { id: event.id, how: 'ask' as const };
    }),
    askAnew: assign({ how: 'ask' }),
    meanMerge: assign({ how: 'merge' }),
    meanReplace: assign({ how: 'replace' }),
    keepShown: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.viewBasket');
      return { shown: event.output };
    }),
    forgetShown: assign({ shown: null }),
    keepRefused: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadBasket');
      return { refused: event.output.refused };
    }),
    keepNothingLoaded: assign({ deed: 'nothingLoaded' }),
    keepDeed: assign((_, { deed }: { deed: StoredBasketDeed }) => ({ deed })),
    keepProblem: assign(({ event }) => ({ problem: problemOf(errorOf(event)) })),
  },
});
