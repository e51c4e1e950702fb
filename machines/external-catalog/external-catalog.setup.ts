import { assertEvent, assign, emit, setup } from 'xstate';
import { basketOfRefusal } from '#machines/basket-of-refusal.ts';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { externalCatalogActors } from './external-catalog.actors.ts';
import type {
  ExternalCatalogCommand,
  ExternalCatalogContext,
  ExternalCatalogEmitted,
  SeenBasket,
} from './external-catalog.types.ts';

/** What the page showed as its button was pressed. */
export function seenOf({ seen }: Pick<ExternalCatalogContext, 'seen'>): SeenBasket {
  if (seen === null) throw new Error('nothing was pressed');
  return seen;
}

/** What external-catalog.machine.ts names: ports, guards and actions. */
export const externalCatalogSetup = setup({
  types: {
    context: {} as ExternalCatalogContext,
    events: {} as ExternalCatalogCommand | OutcomesOf<typeof externalCatalogActors>,
    emitted: {} as ExternalCatalogEmitted,
    tags: {} as PhaseTag,
  },
  actors: externalCatalogActors,
  guards: {
    isWithoutBasket: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.handOver');
      return event.output.uuid === null;
    },
    isChanged: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return refusalOf(event.error)?.code === 'basket.changed' && basketOfRefusal(event.error) !== null;
    },
    isRefused: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return refusalOf(event.error) !== null;
    },
  },
  actions: {
    keepSeen: assign(({ event }) => {
      assertEvent(event, 'basket.handOver');
      return { seen: event.seen, problem: null };
    }),
    keepFresh: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return { fresh: basketOfRefusal(event.error) };
    }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return { problem: problemOf(event.error) };
    }),
    tellHandedOver: emit({ type: 'catalog.handedOver' }),
  },
});
