import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { OrderMachine } from './order.machine.ts';
import type { Decider, ReleaseInput } from './order.types.ts';
import { orderWords } from './order.words.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

const waiting: ReleaseInput = {
  isAsked: false,
  isDeputised: false,
  mayReleaseOwn: false,
  reminderMs: 3 * dayMs,
  deputyMs: 2 * dayMs,
  expiryMs: weekMs,
};

const admin: Decider = { role: 'admin', isBuyer: false, canBuyerAnswer: true };
const deputy: Decider = { ...admin, role: 'deputy' };
const buyer: Decider = { ...admin, isBuyer: true };

export const orderCatalog: Catalog<OrderMachine> = {
  words: orderWords,
  inputs: {
    prepaid: {
      input: { isPrepaid: true, isPaid: false, reservedMs: weekMs, release: null },
      ...inWords('Eine Bestellung per Vorkasse.', 'A prepaid order.'),
    },
    invoice: {
      input: { isPrepaid: false, isPaid: false, reservedMs: null, release: null },
      ...inWords('Eine Bestellung auf Rechnung.', 'An order on invoice.'),
    },
    waiting: {
      input: { isPrepaid: true, isPaid: false, reservedMs: null, release: waiting },
      ...inWords(
        'Eine Bestellung per Vorkasse wartet auf die Freigabe; die Firma hat eine Vertretung.',
        'A prepaid order waits for its release; the firm has a deputy.',
      ),
    },
    waitingAlone: {
      input: {
        isPrepaid: false,
        isPaid: false,
        reservedMs: null,
        release: { ...waiting, deputyMs: null, mayReleaseOwn: true, reminderMs: dayMs },
      },
      ...inWords(
        'Eine Bestellung wartet; die Firma hat keine Vertretung und lässt eigene Bestellungen freigeben.',
        'An order waits; the firm has no deputy and lets people release their own orders.',
      ),
    },
    asked: {
      input: {
        isPrepaid: false,
        isPaid: false,
        reservedMs: null,
        release: { ...waiting, isAsked: true, isDeputised: true, expiryMs: 2 * weekMs },
      },
      ...inWords(
        'Eine Bestellung wartet auf die Antwort des Käufers; auch die Vertretung darf entscheiden.',
        'An order waits for the answer of its buyer; the deputy may decide, too.',
      ),
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
    'release.grant': {
      byAdmin: {
        event: { type: 'release.grant', by: admin, reservedMs: weekMs },
        ...inWords('Die Verwaltung der Firma gibt frei.', 'An admin of the firm releases it.'),
      },
      byDeputy: {
        event: { type: 'release.grant', by: deputy, reservedMs: null },
        ...inWords('Die Vertretung gibt frei.', 'The deputy releases it.', 0.3),
      },
      own: {
        event: { type: 'release.grant', by: buyer, reservedMs: null },
        ...inWords('Wer bestellt hat, gibt selbst frei.', 'Whoever ordered releases it.', 0.1),
      },
    },
    'release.deny': {
      byAdmin: {
        event: { type: 'release.deny', by: admin },
        ...inWords('Die Verwaltung der Firma lehnt ab.', 'An admin of the firm denies it.', 0.3),
      },
      byDeputy: {
        event: { type: 'release.deny', by: deputy },
        ...inWords('Die Vertretung lehnt ab.', 'The deputy denies it.', 0.1),
      },
    },
    'release.ask': {
      byAdmin: {
        event: { type: 'release.ask', by: admin },
        ...inWords('Die Verwaltung der Firma fragt nach.', 'An admin of the firm asks back.', 0.3),
      },
      byDeputy: {
        event: { type: 'release.ask', by: deputy },
        ...inWords('Die Vertretung fragt nach.', 'The deputy asks back.', 0.1),
      },
      toNobody: {
        event: { type: 'release.ask', by: { ...admin, canBuyerAnswer: false } },
        ...inWords('Gefragt wird, wer gesperrt ist.', 'Somebody is asked who is locked.', 0.1),
      },
    },
    'release.change': {
      byAdmin: {
        event: { type: 'release.change', by: admin },
        ...inWords(
          'Die Verwaltung der Firma senkt eine Menge.',
          'An admin of the firm lowers a quantity.',
          0.3,
        ),
      },
      own: {
        event: { type: 'release.change', by: buyer },
        ...inWords('Wer bestellt hat, senkt selbst eine Menge.', 'Whoever ordered lowers a quantity.', 0.1),
      },
    },
    'release.answer': {
      answered: {
        event: { type: 'release.answer' },
        ...inWords('Wer bestellt hat, antwortet.', 'Whoever ordered answers.'),
      },
    },
    'release.withdraw': {
      withdrawn: {
        event: { type: 'release.withdraw' },
        ...inWords('Wer bestellt hat, zieht zurück.', 'Whoever ordered withdraws it.', 0.1),
      },
    },
  },
  calls: {},
  delays: {
    reminder: inWords('Bis zur Erinnerung entscheidet niemand.', 'Nobody decides until the reminder.'),
    deputy: inWords(
      'Bis zur Vertretung entscheidet niemand.',
      'Nobody decides until it is the turn of the deputy.',
    ),
    expiry: inWords('Bis zum Ende der Frist entscheidet niemand.', 'Nobody decides until the time is over.'),
    reservation: inWords(
      'Bis zum Ende der Reservierung kommt kein Geld.',
      'No money comes until the goods are given up.',
    ),
  },
  abstract: ({ isPrepaid, isPaid, reservedMs, release }) => ({
    isPrepaid,
    isPaid,
    hasEnd: reservedMs !== null,
    isAwaitingRelease: release !== null,
    isAsked: release?.isAsked === true,
    isDeputised: release?.isDeputised === true,
    mayReleaseOwn: release?.mayReleaseOwn === true,
    hasDeputy: typeof release?.deputyMs === 'number',
  }),
  invariants: {
    'an order waits for a release or goes its way, never both': ({ value, context }) =>
      !(typeof value === 'object' && value !== null && 'accepted' in value) || context.release === null,
    'what waits for money is unpaid': ({ value, context }) =>
      !(typeof value === 'object' && JSON.stringify(value).includes('reserved')) || !context.isPaid,
  },
};
