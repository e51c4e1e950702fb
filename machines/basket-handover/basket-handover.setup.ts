import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { basketHandoverActors } from './basket-handover.actors.ts';
import type {
  BasketHandoverCommand,
  BasketHandoverContext,
  BasketHandoverEmitted,
  BasketHandoverInput,
} from './basket-handover.types.ts';

type BasketHandoverEvent = BasketHandoverCommand | OutcomesOf<typeof basketHandoverActors>;

/** What basket-handover.machine.ts names: ports, guards and actions. */
export const basketHandoverSetup = setup({
  types: {
    context: {} as BasketHandoverContext,
    input: {} as BasketHandoverInput,
    events: {} as BasketHandoverEvent,
    emitted: {} as BasketHandoverEmitted,
    tags: {} as PhaseTag,
  },
  actors: basketHandoverActors,
  guards: {
    isPartly: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.takeOver');
      return event.output.told.length > 0;
    },
    needsSignIn: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.takeOver');
      return refusalOf(event.error)?.code === 'handedOver.signIn';
    },
    isUnknown: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.takeOver');
      return refusalOf(event.error)?.code === 'handedOver.unknown';
    },
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepTold: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.takeOver');
      const { told, isRepetition } = event.output;
      return { told, isRepetition };
    }),
    tellTaken: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.takeOver');
      return { type: 'handover.taken' as const, basket: event.output.basket };
    }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.takeOver');
      return { problem: problemOf(event.error) };
    }),
  },
});
