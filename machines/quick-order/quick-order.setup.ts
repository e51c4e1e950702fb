import { assertEvent, assign, emit, setup } from 'xstate';
import { callProblemOf, problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { quickOrderActors } from './quick-order.actors.ts';
import {
  isReady,
  isTooMany,
  leftAfter,
  openNumbers,
  withAnswers,
  withChoice,
  withLine,
  withLines,
  withLinesBefore,
} from './quick-order.rules.ts';
import type {
  LinesSource,
  QuickOrderCommand,
  QuickOrderContext,
  QuickOrderEmitted,
  QuickOrderFact,
  ReadLines,
} from './quick-order.types.ts';

type QuickOrderEvent = QuickOrderCommand | QuickOrderFact | OutcomesOf<typeof quickOrderActors>;

/** What is to be read. */
export function sourceOf(event: QuickOrderEvent): { readonly source: LinesSource } {
  assertEvent(event, 'lines.read');
  return { source: event.source };
}

function readBy(event: QuickOrderEvent): ReadLines {
  assertEvent(event, 'xstate.done.actor.readLines');
  return event.output;
}

const linesRead = (event: QuickOrderEvent) => {
  const read = readBy(event);
  return 'lines' in read ? read.lines : [];
};

/** How many lines come with it. */
function moreIn(event: QuickOrderEvent): number {
  if (event.type === 'line.enter') return 1;
  return event.type === 'lines.restored' ? event.lines.length : linesRead(event).length;
}

function errorOf(event: QuickOrderEvent): unknown {
  assertEvent(event, 'xstate.error.actor.*');
  return event.error;
}

/** What quick-order.machine.ts names: ports, guards and actions. */
export const quickOrderSetup = setup({
  types: {
    context: {} as QuickOrderContext,
    events: {} as QuickOrderEvent,
    emitted: {} as QuickOrderEmitted,
    tags: {} as PhaseTag,
  },
  actors: quickOrderActors,
  guards: {
    /** Beyond the most lines there is no new one. */
    isSheetFull: ({ context, event }) => {
      assertEvent(event, 'line.enter');
      return event.id === null && event.number !== '' && isTooMany(context, 1);
    },
    isNumberNew: ({ context, event }) => {
      assertEvent(event, 'line.enter');
      const { id, number } = event;
      return number !== '' && context.lines.find((line) => line.id === id)?.number !== number;
    },
    isFault: ({ event }) => 'fault' in readBy(event),
    isTooMuch: ({ context, event }) => isTooMany(context, moreIn(event)),
    isAnyOpen: ({ context: { lines } }) => openNumbers(lines).length > 0,
    isAnyReady: ({ context: { lines } }) => lines.some(isReady),
    /** The sign-in comes, and says so. */
    hasSessionEnded: ({ event }) => refusalOf(errorOf(event))?.code === 'session.ended',
    /** A shop that is down may have taken it before. */
    isUnanswered: ({ event }) =>
      refusalOf(errorOf(event)) === null && callProblemOf(errorOf(event)) !== 'error',
  },
  actions: {
    forget: assign({ fault: null, problem: null, told: null, readCount: 0 }),
    keepLine: assign(({ context, event }) => {
      assertEvent(event, 'line.enter');
      const { id, number, quantity } = event;
      if (id !== null) return withLine(context, id, { number, quantity });
      return number === '' ? {} : withLines(context, [{ number, quantity }]);
    }),
    keepChoice: assign(({ context, event }) => {
      assertEvent(event, 'line.choose');
      const { id, place } = event;
      return { lines: withChoice(context.lines, id, place) };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, 'line.remove');
      return { lines: context.lines.filter(({ id }) => id !== event.id) };
    }),
    clear: assign({ lines: [] }),
    keepRestored: assign(({ context, event }) => {
      assertEvent(event, 'lines.restored');
      return withLinesBefore(context, event.lines);
    }),
    keepRead: assign(({ context, event }) => ({
      ...withLines(context, linesRead(event)),
      readCount: linesRead(event).length,
    })),
    keepFault: assign(({ event }) => {
      const read = readBy(event);
      return { fault: 'fault' in read ? read.fault : null };
    }),
    keepUnreadable: assign({ fault: { kind: 'unreadable', read: 0 } }),
    keepTooMany: assign(({ context, event }) => ({
      fault: {
        kind: 'tooMany',
        read: context.lines.length + moreIn(event),
      },
    })),
    keepAnswers: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.resolveNumbers');
      return { lines: withAnswers(context.lines, event.output) };
    }),
    keepLeft: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.addLines');
      return {
        lines: leftAfter(context.lines, event.output),
        told: { addedCount: event.output.addedCount },
      };
    }),
    tellAdded: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.addLines');
      return { type: 'lines.added' as const, basket: event.output.basket };
    }),
    keepProblem: assign(({ event }) => ({ problem: problemOf(errorOf(event)) })),
  },
});
