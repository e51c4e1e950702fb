import type { ChartWords } from '#machines/path-ready.ts';
import type { OrderApprovalMachine } from './order-approval.machine.ts';

/** What people call the chart `order-approval` and its parts; states stand in the order in which they are read. */
export const orderApprovalWords: ChartWords<OrderApprovalMachine> = {
  title: { de: 'Bestellungen freigeben', en: 'Releasing orders' },
  description: {
    de: 'Der Schreibtisch derer, die für eine Firma über wartende Bestellungen entscheiden: eine oder mehrere auf einmal.',
    en: 'The desk of those who decide for a firm about waiting orders: one or several at once.',
  },
  states: {
    choosing: {
      title: { de: 'Auswählen', en: 'Choosing' },
      description: {
        de: 'Bestellungen können angehakt und entschieden werden.',
        en: 'Orders can be ticked and decided.',
      },
      spec: ['S2.4-01'],
    },
    'choosing.idle': {
      title: { de: 'Nichts begonnen', en: 'Nothing begun' },
      description: {
        de: 'Die Bestellungen sind zu sehen, keine Entscheidung ist begonnen.',
        en: 'The orders are in sight, no decision has begun.',
      },
      spec: ['S2.4-01'],
    },
    'choosing.told': {
      title: { de: 'Ergebnis', en: 'Outcome' },
      description: {
        de: 'Zu jeder Bestellung steht da, was aus ihr geworden ist; die Liste ist neu geladen.',
        en: 'What became of each order is told; the list has been loaded anew.',
      },
      spec: ['S4.3-10'],
    },
    'choosing.unanswered': {
      title: { de: 'Nicht beantwortet', en: 'Not answered' },
      description: {
        de: 'Bei mindestens einer Bestellung ist unbekannt, ob die Entscheidung angekommen ist; sie kann noch einmal gesendet werden.',
        en: 'For at least one order nobody knows whether the decision has arrived; it can be sent again.',
      },
      spec: ['S8-03'],
    },
    confirming: {
      title: { de: 'Bestätigen', en: 'Confirming' },
      description: {
        de: 'Eine Entscheidung ist begonnen und wartet auf die Bestätigung; gesendet ist nichts.',
        en: 'A decision has begun and waits to be confirmed; nothing has been sent.',
      },
      spec: ['S4.3-10'],
    },
    'confirming.release': {
      title: { de: 'Freigeben?', en: 'Release?' },
      description: {
        de: 'Die Frage steht da, ob die genannten Bestellungen freigegeben werden.',
        en: 'Whether the named orders are to be released is asked.',
      },
      spec: ['S4.3-10'],
    },
    'confirming.denial': {
      title: { de: 'Ablehnen?', en: 'Deny?' },
      description: {
        de: 'Der Grund der Ablehnung wird geschrieben; ohne ihn geht nichts hinaus.',
        en: 'The reason of the denial is written; nothing goes out without it.',
      },
      spec: ['S4.3-10'],
    },
    'confirming.question': {
      title: { de: 'Rückfrage', en: 'Question' },
      description: {
        de: 'Die Frage an die Bestellerin oder den Besteller wird geschrieben.',
        en: 'The question to the buyer is written.',
      },
      spec: ['S4.3-10'],
    },
    'confirming.otherSum': {
      title: { de: 'Andere Summe?', en: 'Another sum?' },
      description: {
        de: 'Die genannten Bestellungen kosten inzwischen etwas anderes, als zu lesen war; die Frage steht da, ob sie mit der neuen Summe freigegeben werden.',
        en: 'The named orders cost something else by now than was read; whether they are to be released with the new sum is asked.',
      },
      spec: ['S4.3-10'],
    },
    'confirming.overBudget': {
      title: { de: 'Über Budget?', en: 'Over budget?' },
      description: {
        de: 'Die genannten Bestellungen übersteigen ein Budget; die Frage steht da, ob sie trotzdem freigegeben werden.',
        en: 'The named orders exceed a budget; whether they are to be released all the same is asked.',
      },
      spec: ['S4.3-10'],
    },
    sending: {
      title: { de: 'Wird gesendet', en: 'Sending' },
      description: {
        de: 'Die Entscheidung ist bestätigt und unterwegs, für jede Bestellung einzeln.',
        en: 'The decision is confirmed and on its way, for each order by itself.',
      },
      spec: ['S7.2-21'],
    },
    answered: {
      title: { de: 'Beantwortet', en: 'Answered' },
      description: {
        de: 'Die Antworten sind da; es entscheidet sich, ob noch etwas zu fragen ist.',
        en: 'The answers are there; it is decided whether there is something left to ask.',
      },
      spec: ['S7.2-21'],
    },
  },
  guards: {
    isAboutAny: { de: 'mindestens eine Bestellung', en: 'at least one order' },
    areAskedGone: {
      de: 'keine der Bestellungen ist mehr zu sehen',
      en: 'none of the orders is in sight any more',
    },
    isTextFit: { de: 'der Text ist da', en: 'the text is there' },
    isNoneAnswered: { de: 'keine ist beantwortet', en: 'none is answered' },
    isAnyOtherSum: { de: 'eine kostet inzwischen etwas anderes', en: 'one costs something else by now' },
    isAnyOverBudget: { de: 'eine übersteigt ein Budget', en: 'one exceeds a budget' },
    isAnyUnanswered: { de: 'eine ist nicht beantwortet', en: 'one is not answered' },
  },
  events: {
    'order.select': { de: 'Eine Bestellung an- oder abhaken', en: 'Tick an order or take the tick back' },
    'orders.shown': { de: 'Die Seite zeigt Bestellungen', en: 'The page shows orders' },
    'decision.confirm': { de: 'Bestätigen', en: 'Confirm' },
  },
  facts: {
    'approval.decided': { de: 'über Bestellungen ist entschieden', en: 'orders have been decided' },
  },
};
