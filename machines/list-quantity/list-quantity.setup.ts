import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { listQuantityActors } from './list-quantity.actors.ts';
import type {
  ListQuantityCommand,
  ListQuantityContext,
  ListQuantityEmitted,
  ListQuantityInput,
} from './list-quantity.types.ts';

type AnyListQuantityEvent = ListQuantityCommand | OutcomesOf<typeof listQuantityActors>;

function entered(event: AnyListQuantityEvent): ListQuantityCommand {
  assertEvent(event, 'quantity.change');
  return event;
}

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
    isAnotherWaiting: ({ context }) => context.next !== null,
  },
  actions: {
    show: assign(({ event }) => {
      const { quantity, insteadOf } = entered(event);
      return { shown: { quantity, insteadOf } };
    }),
    keepSent: assign(({ event }) => ({ sent: entered(event).quantity, problem: null })),
    keepNext: assign(({ event }) => ({ next: entered(event).quantity })),
    sendNext: assign(({ context: { sent, next } }) => ({ sent: next ?? sent, next: null })),
    /** Steps and limits may have made another quantity of it. */
    showKept: assign(({ context: { shown }, event }) => {
      assertEvent(event, 'xstate.done.actor.changeQuantity');
      return { shown: shown === null ? null : { ...shown, quantity: event.output.quantity } };
    }),
    /** The field shows what the list holds. */
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.changeQuantity');
      return { shown: null, problem: problemOf(event.error) };
    }),
    tellChanged: emit({ type: 'list.changed' }),
  },
});
