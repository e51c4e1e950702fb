import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { OrderApprovalMachine } from './order-approval.machine.ts';
import type { OrderOutcome, SeenOrder } from './order-approval.types.ts';
import { orderApprovalWords } from './order-approval.words.ts';

const first = '2026-100042';
const second = '2026-100043';
const both = [
  { orderNumber: first, totalNet: 81_240 },
  { orderNumber: second, totalNet: 19_990 },
];

const orderKey = ({ orderNumber, totalNet }: SeenOrder): string => `${orderNumber} ${totalNet}`;
const outcomeKey = (outcome: OrderOutcome): string =>
  `${outcome.orderNumber} ${outcome.kind}${outcome.kind === 'otherSum' ? ` ${outcome.totalNet}` : ''}`;

export const orderApprovalCatalog: Catalog<OrderApprovalMachine> = {
  words: orderApprovalWords,
  inputs: {
    start: {
      input: { orders: both },
      ...inWords(
        'Die Seite der Freigaben ist offen, zwei Bestellungen warten.',
        'The page of releases is open, two orders wait.',
      ),
    },
  },
  events: {
    'order.select': {
      first: {
        event: { type: 'order.select', orderNumber: first, isSelected: true },
        ...inWords('Die erste Bestellung anhaken.', 'Tick the first order.'),
      },
      second: {
        event: { type: 'order.select', orderNumber: second, isSelected: true },
        ...inWords('Die zweite Bestellung anhaken.', 'Tick the second order.'),
      },
      firstOff: {
        event: { type: 'order.select', orderNumber: first, isSelected: false },
        ...inWords('Den Haken der ersten Bestellung nehmen.', 'Take the tick of the first order back.', 0.3),
      },
    },
    'orders.selectAll': {
      all: {
        event: { type: 'orders.selectAll', orderNumbers: [first, second] },
        ...inWords('Alle anhaken.', 'Tick all of them.', 2),
      },
      none: {
        event: { type: 'orders.selectAll', orderNumbers: [] },
        ...inWords('Alle Haken nehmen.', 'Take all ticks back.', 0.3),
      },
    },
    'release.begin': {
      first: {
        event: { type: 'release.begin', orderNumber: first },
        ...inWords(
          'Bei der ersten Bestellung „Freigeben“ drücken.',
          'Press "Release" at the first order.',
          3,
        ),
      },
      selected: {
        event: { type: 'release.begin', orderNumber: null },
        ...inWords('Für die angehakten „Freigeben“ drücken.', 'Press "Release" for the ticked ones.', 2),
      },
    },
    'denial.begin': {
      second: {
        event: { type: 'denial.begin', orderNumber: second },
        ...inWords('Bei der zweiten Bestellung „Ablehnen“ drücken.', 'Press "Deny" at the second order.'),
      },
      selected: {
        event: { type: 'denial.begin', orderNumber: null },
        ...inWords('Für die angehakten „Ablehnen“ drücken.', 'Press "Deny" for the ticked ones.', 0.5),
      },
    },
    'question.begin': {
      first: {
        event: { type: 'question.begin', orderNumber: first },
        ...inWords('Bei der ersten Bestellung „Rückfrage“ drücken.', 'Press "Ask" at the first order.'),
      },
      second: {
        event: { type: 'question.begin', orderNumber: second },
        ...inWords(
          'Bei der zweiten Bestellung „Rückfrage“ drücken.',
          'Press "Ask" at the second order.',
          0.5,
        ),
      },
    },
    'decision.confirm': {
      plain: {
        event: { type: 'decision.confirm', text: '' },
        ...inWords('Ohne Text bestätigen.', 'Confirm without a text.', 2),
      },
      briefly: {
        event: { type: 'decision.confirm', text: 'Wofür ist das?' },
        ...inWords('Etwas schreiben und bestätigen.', 'Write something and confirm.', 2),
      },
      atLength: {
        event: { type: 'decision.confirm', text: 'Toner ist noch im Lager.\nBitte erst den verbrauchen.' },
        ...inWords('Zwei Zeilen schreiben und bestätigen.', 'Write two lines and confirm.'),
      },
    },
    'decision.cancel': {
      cancel: {
        event: { type: 'decision.cancel' },
        ...inWords('„Abbrechen“ drücken.', 'Press "Cancel".', 0.5),
      },
    },
    'decision.retry': {
      retry: {
        event: { type: 'decision.retry' },
        ...inWords('„Noch einmal senden“ drücken.', 'Press "Send again".'),
      },
    },
    'outcomes.dismiss': {
      dismiss: {
        event: { type: 'outcomes.dismiss' },
        ...inWords('Die Meldung schließen.', 'Close the message.', 0.5),
      },
    },
    'orders.shown': {
      both: {
        event: { type: 'orders.shown', orders: both },
        ...inWords('Beide Bestellungen sind zu sehen.', 'Both orders are in sight.', 0.2),
      },
      second: {
        event: { type: 'orders.shown', orders: both.slice(1) },
        ...inWords('Nur die zweite Bestellung ist zu sehen.', 'Only the second order is in sight.', 0.3),
      },
      cheaper: {
        event: {
          type: 'orders.shown',
          orders: [{ orderNumber: first, totalNet: 54_160 }, ...both.slice(1)],
        },
        ...inWords(
          'Beide sind zu sehen, die erste mit einer kleineren Summe.',
          'Both are in sight, the first one with a smaller sum.',
          0.2,
        ),
      },
    },
  },
  calls: {
    decide: {
      ok: {
        output: [
          { orderNumber: first, kind: 'done', state: 'accepted' },
          { orderNumber: second, kind: 'done', state: 'accepted' },
        ],
        ...inWords('Alles ist getan.', 'All of it is done.', 3),
      },
      denied: {
        output: [
          { orderNumber: first, kind: 'done', state: 'denied' },
          { orderNumber: second, kind: 'done', state: 'denied' },
        ],
        ...inWords('Die Bestellungen sind abgelehnt.', 'The orders are denied.'),
      },
      elsewhere: {
        output: [
          {
            orderNumber: first,
            kind: 'decidedElsewhere',
            sentence: 'Über diese Bestellung ist schon entschieden: Abgelehnt.',
          },
          { orderNumber: second, kind: 'refused', sentence: 'Diese Bestellung dürfen Sie nicht freigeben.' },
        ],
        ...inWords(
          'Über die erste ist anderswo entschieden, die zweite wird abgewiesen.',
          'The first one has been decided elsewhere, the second one is refused.',
          0.5,
        ),
      },
      otherSum: {
        output: [
          { orderNumber: first, kind: 'otherSum', seenNet: 81_240, totalNet: 54_160 },
          { orderNumber: second, kind: 'done', state: 'accepted' },
        ],
        ...inWords(
          'Die erste kostet inzwischen etwas anderes, die zweite ist getan.',
          'The first one costs something else by now, the second one is done.',
        ),
      },
      otherSumAndBudget: {
        output: [
          { orderNumber: first, kind: 'otherSum', seenNet: 81_240, totalNet: 67_700 },
          {
            orderNumber: second,
            kind: 'overBudget',
            sentence: 'Das Budget der Kostenstelle 4711 reicht nicht.',
            excesses: [{ budgetId: 47, over: 12_300 }],
          },
        ],
        ...inWords(
          'Die erste kostet inzwischen etwas anderes, die zweite übersteigt ein Budget.',
          'The first one costs something else by now, the second one exceeds a budget.',
          0.3,
        ),
      },
      overBudget: {
        output: [
          {
            orderNumber: first,
            kind: 'overBudget',
            sentence: 'Das Budget der Kostenstelle 4711 reicht nicht.',
            excesses: [{ budgetId: 47, over: 12_300 }],
          },
          { orderNumber: second, kind: 'done', state: 'accepted' },
        ],
        ...inWords(
          'Die erste übersteigt ein Budget, die zweite ist getan.',
          'The first one exceeds a budget, the second one is done.',
        ),
      },
      overBudgetAndSilent: {
        output: [
          {
            orderNumber: first,
            kind: 'overBudget',
            sentence: 'Das Budget der Kostenstelle 4711 reicht nicht.',
            excesses: [{ budgetId: 47, over: 12_300 }],
          },
          { orderNumber: second, kind: 'unanswered' },
        ],
        ...inWords(
          'Die erste übersteigt ein Budget, die zweite bleibt ohne Antwort.',
          'The first one exceeds a budget, the second one is not answered.',
          0.2,
        ),
      },
      partlySilent: {
        output: [
          { orderNumber: first, kind: 'done', state: 'awaitingRelease' },
          { orderNumber: second, kind: 'unanswered' },
        ],
        ...inWords(
          'Die erste ist getan, die zweite bleibt ohne Antwort.',
          'The first one is done, the second one is not answered.',
          0.3,
        ),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ shown, selected, asked, seen, givenUp, outcomes }) => ({
    shown: shown.map(orderKey),
    selected: selected.toSorted(),
    asked: asked.toSorted(),
    seen: seen.map(orderKey).toSorted(),
    givenUp: givenUp.toSorted(),
    outcomes: outcomes.map(outcomeKey).toSorted(),
  }),
  invariants: {
    'nobody decides about nothing': ({ value, context }) =>
      (typeof value === 'object' && value !== null && 'choosing' in value) || context.asked.length > 0,
    'what is asked about was seen': ({ context }) =>
      context.asked.every((orderNumber) => context.seen.some((order) => order.orderNumber === orderNumber)),
    'a denial or a question that is sent says something': ({ value, context }) =>
      value !== 'sending' || context.decision === 'release' || context.text !== '',
    'a release says nothing': ({ context }) => context.decision !== 'release' || context.text === '',
    'each order has one outcome': ({ context }) =>
      new Set(context.outcomes.map(({ orderNumber }) => orderNumber)).size === context.outcomes.length,
  },
};
