import { assertEvent, assign, emit, setup } from 'xstate';
import { callProblemOf, problemOf, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { reorderActors } from './reorder.actors.ts';
import {
  askedFor,
  insteadAt,
  nothingAdded,
  nothingAsked,
  reorderedInstead,
  reorderedOf,
} from './reorder.rules.ts';
import type {
  AskedLines,
  ItemsToAdd,
  LinesAdded,
  ReorderCommand,
  ReorderContext,
  ReorderEmitted,
  ReorderFact,
} from './reorder.types.ts';

type AnyReorderEvent = ReorderCommand | ReorderFact | OutcomesOf<typeof reorderActors>;

/** The order that is to be loaded. */
export function wantedOrder(event: AnyReorderEvent): { readonly orderNumber: string } {
  assertEvent(event, 'order.again');
  return { orderNumber: 'orderNumber' in event.wanted ? event.wanted.orderNumber : '' };
}

/** What stands for the line that is being taken instead. */
export const itemsInstead = (context: ReorderContext): { readonly items: ItemsToAdd } => ({
  items: insteadAt(context, context.place)?.items ?? [],
});

/** What the basket is to be asked for, from lines the page has or the server has brought. */
function askedBy(event: AnyReorderEvent): AskedLines {
  assertEvent(event, ['order.again', 'xstate.done.actor.loadPositions']);
  if (event.type !== 'order.again') return askedFor(event.output);
  return 'lines' in event.wanted ? askedFor(event.wanted.lines) : nothingAsked;
}

function addedBy(event: AnyReorderEvent): LinesAdded {
  assertEvent(event, ['xstate.done.actor.addLines', 'xstate.done.actor.addInstead']);
  return event.output;
}

function errorOf(event: AnyReorderEvent): unknown {
  assertEvent(event, 'xstate.error.actor.*');
  return event.error;
}

/** A shop that is down may have taken it before; of any other error, and of a refusal, nothing came. */
const isOutcomeUnknown = (event: AnyReorderEvent): boolean => callProblemOf(errorOf(event)) !== 'error';

/** What reorder.machine.ts names: ports, guards and actions. */
export const reorderSetup = setup({
  types: {
    context: {} as ReorderContext,
    events: {} as AnyReorderEvent,
    emitted: {} as ReorderEmitted,
    tags: {} as PhaseTag,
  },
  actors: reorderActors,
  guards: {
    isOrderToLoad: ({ event }) => {
      assertEvent(event, 'order.again');
      return 'orderNumber' in event.wanted;
    },
    isSomethingAsked: ({ event }) => askedBy(event).items.length > 0,
    isThereInstead: ({ context, event }) => {
      assertEvent(event, 'instead.take');
      return insteadAt(context, event.place) !== null;
    },
    isAllIn: ({ event }) => addedBy(event).refused.length === 0,
    isSomethingIn: ({ event }) => addedBy(event).addedCount > 0,
    /** The sign-in comes, and says so. */
    hasSessionEnded: ({ event }) => refusalOf(errorOf(event))?.code === 'session.ended',
    isUnanswered: ({ event }) => isOutcomeUnknown(event),
    isAway: ({ context }) => context.isAway,
  },
  actions: {
    beginAnew: assign({ asked: nothingAsked, reordered: null, place: null, taken: [], failure: null }),
    keepAsked: assign(({ event }) => ({ asked: askedBy(event) })),
    tellNothingAdded: assign(({ context: { asked } }) => ({ reordered: nothingAdded(asked) })),
    keepReordered: assign(({ context: { asked }, event }) => ({
      reordered: reorderedOf(asked, addedBy(event)),
    })),
    keepPlace: assign(({ event }) => {
      assertEvent(event, 'instead.take');
      return { place: event.place, failure: null };
    }),
    keepTaken: assign(({ context: { taken, place } }) => ({
      taken: place === null ? taken : [...taken, place],
    })),
    keepRefused: assign(({ event }) => ({
      failure: addedBy(event).refused.map(({ message }) => message),
    })),
    keepFailure: assign(({ event }) => ({ failure: problemOf(errorOf(event)).messages })),
    keepAway: assign({ isAway: true }),
    keepReturned: assign({ isAway: false }),
    tellNothingUnseen: emit(({ event }) => ({
      type: 'reorder.settledUnseen' as const,
      reordered: nothingAdded(askedBy(event)),
    })),
    tellSettledUnseen: emit(({ context: { asked }, event }) => ({
      type: 'reorder.settledUnseen' as const,
      reordered: reorderedOf(asked, addedBy(event)),
    })),
    tellInsteadUnseen: emit(({ event }) => ({
      type: 'reorder.settledUnseen' as const,
      reordered: reorderedInstead(addedBy(event)),
    })),
    tellFailedUnseen: emit(({ event }) => ({
      type: 'reorder.failedUnseen' as const,
      problem: problemOf(errorOf(event)),
      isUnanswered: event.type !== 'xstate.error.actor.loadPositions' && isOutcomeUnknown(event),
    })),
  },
});
