import { itemsOf, openNumbers, openQuantities } from './quick-order.rules.ts';
import { quickOrderSetup, sourceOf } from './quick-order.setup.ts';

/**
 * Many numbers are typed, pasted or read from a file, and become articles of the basket (S2.7). All numbers nobody knows the meaning
 * of yet are asked for by one call; whatever is typed meanwhile is asked for after it. No line goes without somebody having been told.
 */
export const quickOrderMachine = quickOrderSetup.createMachine({
  id: 'quick-order',
  context: { lines: [], nextId: 1, readCount: 0, fault: null, problem: null, told: null },
  initial: 'open',
  states: {
    open: {
      initial: 'sheet',
      on: {
        'line.enter': [
          { guard: 'isSheetFull', target: '.unread', actions: ['forget', 'keepTooMany'] },
          { guard: 'isNumberNew', target: 'resolving', actions: ['forget', 'keepLine'] },
          { actions: 'keepLine' },
        ],
        'line.choose': { actions: 'keepChoice' },
        'line.remove': { actions: 'removeLine' },
        'lines.clear': { target: '.sheet', actions: ['forget', 'clear'] },
        'lines.read': { target: 'reading', actions: 'forget' },
        'lines.restored': [
          { guard: 'isTooMuch', target: '.unread', actions: ['forget', 'keepTooMany'] },
          { target: 'resolving', actions: ['forget', 'keepRestored'] },
        ],
        'lines.add': { guard: 'isAnyReady', target: 'adding', actions: 'forget' },
      },
      states: {
        sheet: { tags: 'ready' },
        unread: { tags: 'ready' },
        unresolved: {
          tags: 'blocked',
          on: { 'lines.retry': { target: '#quick-order.resolving', actions: 'forget' } },
        },
        added: { tags: 'done' },
        notAdded: { tags: 'ready' },
        unanswered: { tags: 'blocked' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readLines',
        src: 'readLines',
        input: ({ event }) => sourceOf(event),
        onDone: [
          { guard: 'isFault', target: 'open.unread', actions: 'keepFault' },
          { guard: 'isTooMuch', target: 'open.unread', actions: 'keepTooMany' },
          { target: 'resolving', actions: 'keepRead' },
        ],
        onError: { target: 'open.unread', actions: 'keepUnreadable' },
      },
    },
    resolving: {
      tags: 'busy',
      invoke: {
        id: 'resolveNumbers',
        src: 'resolveNumbers',
        input: ({ context: { lines } }) => ({
          numbers: openNumbers(lines),
          quantities: openQuantities(lines),
        }),
        onDone: { target: 'settling', actions: 'keepAnswers' },
        onError: { target: 'open.unresolved', actions: 'keepProblem' },
      },
      on: {
        'line.enter': [{ guard: 'isSheetFull', actions: 'keepTooMany' }, { actions: 'keepLine' }],
        'line.choose': { actions: 'keepChoice' },
        'line.remove': { actions: 'removeLine' },
        // Somebody has typed before the tab said what it holds.
        'lines.restored': [{ guard: 'isTooMuch', actions: 'keepTooMany' }, { actions: 'keepRestored' }],
      },
    },
    settling: {
      tags: 'busy',
      always: [{ guard: 'isAnyOpen', target: 'resolving' }, { target: 'open' }],
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { lines } }) => ({ items: itemsOf(lines) }),
        onDone: { target: 'open.added', actions: ['keepLeft', 'tellAdded'] },
        onError: [
          { guard: 'hasSessionEnded', target: 'open' },
          { guard: 'isUnanswered', target: 'open.unanswered', actions: 'keepProblem' },
          { target: 'open.notAdded', actions: 'keepProblem' },
        ],
      },
    },
  },
});

export type QuickOrderMachine = typeof quickOrderMachine;
