import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { listQuantityActors } from './list-quantity.actors.ts';
import type {
  ListQuantityCommand,
  ListQuantityContext,
  ListQuantityEmitted,
  ListQuantityFact,
  ListQuantityInput,
} from './list-quantity.types.ts';

type AnyListQuantityEvent = ListQuantityCommand | ListQuantityFact | OutcomesOf<typeof listQuantityActors>;

/** What list-quantity.machine.ts names: ports, guards and actions. */
export const listQuantitySetup = setup({
  types: {
    context: {} as ListQuantityContext,
    input: {} as ListQuantityInput,
    events: {} as AnyListQuantityEvent,
    emitted: {} as ListQuantityEmitted,
    tags: {} as PhaseTag,
  },
  actors: listQuantityActors,
  guards: {
    isAnotherWaiting: ({ context: { shown, sent } }) => shown !== sent,
    isAway: ({ context }) => context.isAway,
  },
  actions: {
    show: assign(({ event }) => {
      assertEvent(event, 'quantity.change');
      return { shown: event.quantity };
    }),
    sendShown: assign(({ context: { shown } }) => ({ sent: shown, problem: null })),
    keepLoaded: assign(({ event }) => {
      assertEvent(event, 'quantity.loaded');
      return { held: event.quantity };
    }),
    /** Steps and limits may have made another quantity of it. */
    keepAnswered: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.changeQuantity');
      return { held: event.output.quantity };
    }),
    showHeld: assign(({ context: { held } }) => ({ shown: held })),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.changeQuantity');
      return { problem: problemOf(event.error) };
    }),
    keepAway: assign({ isAway: true }),
    keepReturned: assign({ isAway: false }),
    tellFailedUnseen: emit(({ context: { name }, event }) => {
      assertEvent(event, 'xstate.error.actor.changeQuantity');
      return { type: 'quantity.failedUnseen' as const, name, problem: problemOf(event.error) };
    }),
    tellChanged: emit({ type: 'list.changed' }),
  },
});
