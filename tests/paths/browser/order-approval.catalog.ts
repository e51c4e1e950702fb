import { orderApprovalCatalog } from '#machines/order-approval/order-approval.catalog.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { OrderOutcome, SeenOrder } from '#machines/order-approval/order-approval.types.ts';
import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';

/** The first order of the page; a real shop numbers it otherwise. */
export const firstOrder: SeenOrder = { orderNumber: '2026-100042', totalNet: 81_240 };
export const secondOrder: SeenOrder = { orderNumber: '2026-100043', totalNet: 19_990 };
/** The first one after somebody has lowered its quantity. */
export const loweredOrder: SeenOrder = { ...firstOrder, totalNet: 54_160 };

const [first, second] = [firstOrder.orderNumber, secondOrder.orderNumber];
const { events } = orderApprovalCatalog;

/** What becomes of both orders; of those that were not asked about the desk hears nothing. */
const both = (
  outcomeOf: (orderNumber: string) => OrderOutcome,
): { readonly output: readonly OrderOutcome[] } => ({ output: [first, second].map(outcomeOf) });

const shown = (orders: readonly SeenOrder[], de: string, en: string) => ({
  event: { type: 'orders.shown' as const, orders },
  ...inWords(de, en),
});

/** The samples of two waiting orders that a real shop, its buyer and a second decider can bring about. */
export const orderApprovalBrowserCatalog: Catalog<OrderApprovalMachine> = {
  ...orderApprovalCatalog,
  inputs: {
    start: {
      input: { orders: [firstOrder, secondOrder] },
      ...inWords(
        'Jemand hat zweimal bestellt; die Seite der Freigaben ist offen.',
        'Somebody has ordered twice; the page of releases is open.',
      ),
    },
  },
  events: {
    ...events,
    'order.select': {
      first: events['order.select']['first'] as never,
      firstOff: events['order.select']['firstOff'] as never,
    },
    'question.begin': { first: events['question.begin']['first'] as never },
    'decision.confirm': {
      plain: {
        event: { type: 'decision.confirm', text: '' },
        ...inWords('Bestätigen.', 'Confirm.', 2),
      },
      meant: {
        event: { type: 'decision.confirm', text: '', isOverBudgetMeant: true },
        ...inWords('Trotz überschrittenem Budget bestätigen.', 'Confirm although a budget is exceeded.'),
      },
      empty: events['decision.confirm']['plain'] as never,
      briefly: events['decision.confirm']['briefly'] as never,
    },
    'orders.shown': {
      both: shown(
        [firstOrder, secondOrder],
        'Warten, bis die Seite beide Bestellungen zeigt.',
        'Wait until the page shows both orders.',
      ),
      first: shown(
        [firstOrder],
        'Warten, bis die Seite nur noch die erste zeigt.',
        'Wait until the page shows only the first one.',
      ),
      second: shown(
        [secondOrder],
        'Warten, bis die Seite nur noch die zweite zeigt.',
        'Wait until the page shows only the second one.',
      ),
      cheaper: shown(
        [loweredOrder, secondOrder],
        'Warten, bis die Seite beide zeigt, die erste mit der kleineren Summe.',
        'Wait until the page shows both, the first one with the smaller sum.',
      ),
      cheaperAlone: shown(
        [loweredOrder],
        'Warten, bis die Seite nur noch die erste zeigt, mit der kleineren Summe.',
        'Wait until the page shows only the first one, with the smaller sum.',
      ),
      none: shown(
        [],
        'Warten, bis die Seite zeigt, dass nichts mehr wartet.',
        'Wait until the page shows that nothing waits.',
      ),
    },
  },
  calls: {
    decide: {
      ...failureSamples,
      ok: {
        ...both((orderNumber) => ({ orderNumber, kind: 'done', state: 'accepted' })),
        ...inWords('Sie sind freigegeben.', 'They are released.', 3),
      },
      denied: {
        ...both((orderNumber) => ({ orderNumber, kind: 'done', state: 'denied' })),
        ...inWords('Sie sind abgelehnt.', 'They are denied.', 2),
      },
      asked: {
        ...both((orderNumber) => ({ orderNumber, kind: 'done', state: 'awaitingRelease' })),
        ...inWords('Die Rückfrage ist gestellt.', 'The question is asked.', 2),
      },
      elsewhere: {
        ...both((orderNumber) => ({ orderNumber, kind: 'decidedElsewhere', sentence: '' })),
        ...inWords('Darüber ist anderswo entschieden.', 'It has been decided elsewhere.'),
      },
      otherSum: {
        output: [
          {
            orderNumber: first,
            kind: 'otherSum',
            seenNet: firstOrder.totalNet,
            totalNet: loweredOrder.totalNet,
          },
          { orderNumber: second, kind: 'done', state: 'accepted' },
        ],
        ...inWords(
          'Jemand hat die Menge der ersten gesenkt; die zweite ist freigegeben.',
          'Somebody has lowered the quantity of the first one; the second one is released.',
        ),
      },
      overBudget: {
        ...both((orderNumber) => ({ orderNumber, kind: 'overBudget', sentence: '' })),
        ...inWords('Ein Budget reicht nicht.', 'A budget does not suffice.'),
      },
      silent: {
        ...both((orderNumber) => ({ orderNumber, kind: 'unanswered' })),
        ...inWords('Die Anfragen kommen nicht an.', 'The requests do not arrive.'),
        server: 'no-answer',
      },
      lost: {
        ...both((orderNumber) => ({ orderNumber, kind: 'unanswered' })),
        ...inWords(
          'Der Server tut es, die Antworten gehen verloren.',
          'The server does it, the answers are lost.',
        ),
        server: 'answer-cut',
      },
    },
  },
  // No guard reads what is decided, but the server answers each decision otherwise.
  abstract: (context) => ({
    ...orderApprovalCatalog.abstract(context),
    decision: context.decision,
    isOverBudgetMeant: context.isOverBudgetMeant,
  }),
};
