import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { OrderMachine } from './order.machine.ts';
import { orderWords } from './order.words.ts';

const weekMs = 7 * 24 * 3_600_000;

export const orderCatalog: Catalog<OrderMachine> = {
  words: orderWords,
  inputs: {
    prepaid: {
      input: { isPrepaid: true, isPaid: false, reservedMs: weekMs },
      ...inWords('Eine Bestellung per Vorkasse.', 'A prepaid order.'),
    },
    invoice: {
      input: { isPrepaid: false, isPaid: false, reservedMs: null },
      ...inWords('Eine Bestellung auf Rechnung.', 'An order on invoice.'),
    },
  },
  events: {
    'order.pay': {
      paid: { event: { type: 'order.pay' }, ...inWords('Das Geld ist da.', 'The money has come.') },
    },
    'order.process': {
      packed: { event: { type: 'order.process' }, ...inWords('Das Packen beginnt.', 'Packing begins.') },
    },
    'order.ship': {
      sent: { event: { type: 'order.ship' }, ...inWords('Die Ware geht hinaus.', 'The goods leave.') },
    },
    'order.complete': {
      arrived: {
        event: { type: 'order.complete' },
        ...inWords('Die Ware ist da.', 'The goods have arrived.'),
      },
    },
    'order.cancel': {
      cancelled: {
        event: { type: 'order.cancel' },
        ...inWords('Die Bestellung wird storniert.', 'The order is cancelled.', 0.1),
      },
    },
  },
  calls: {},
  delays: {
    reservation: inWords(
      'Bis zum Ende der Reservierung kommt kein Geld.',
      'No money comes until the goods are given up.',
    ),
  },
  abstract: ({ isPrepaid, isPaid, reservedMs }) => ({ isPrepaid, isPaid, hasEnd: reservedMs !== null }),
  invariants: {
    'what waits for money is unpaid': ({ value, context }) =>
      !(typeof value === 'object' && JSON.stringify(value).includes('reserved')) || !context.isPaid,
  },
};
