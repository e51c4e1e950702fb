import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { externalCatalogActors } from './external-catalog.actors.ts';
import type {
  ExternalCatalogCommand,
  ExternalCatalogContext,
  ExternalCatalogEmitted,
} from './external-catalog.types.ts';

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
    isRefused: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return refusalOf(event.error) !== null;
    },
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.handOver');
      return { problem: problemOf(event.error) };
    }),
    tellHandedOver: emit({ type: 'catalog.handedOver' }),
  },
});
