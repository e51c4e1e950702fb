import type { ChartWords } from '#machines/path-ready.ts';
import type { OrderMachine } from './order.machine.ts';

/** What people call the chart `order` and its parts; states stand in the order in which they are read. */
export const orderWords: ChartWords<OrderMachine> = {
  title: { de: 'Bestellung', en: 'Order' },
  description: {
    de: 'Das Leben einer Bestellung auf dem Server: freigegeben, angenommen, bezahlt, versandt oder storniert.',
    en: 'The life of an order on the server: released, accepted, paid, shipped or cancelled.',
  },
  states: {
    placed: {
      title: { de: 'Eingegangen', en: 'Placed' },
      description: {
        de: 'Die Bestellung ist da; es entscheidet sich, ob sie auf eine Freigabe oder auf Geld wartet.',
        en: 'The order has come; it is decided whether it waits for a release or for money.',
      },
      spec: ['S4.3-11'],
    },
    awaitingRelease: {
      title: { de: 'Wartet auf Freigabe', en: 'Awaiting release' },
      description: {
        de: 'Die Ware ist zurückgelegt; die Firma entscheidet, ob die Bestellung gilt.',
        en: 'The goods are put aside; the firm decides whether the order is valid.',
      },
      spec: ['S4.3-09', 'S4.3-10'],
    },
    'awaitingRelease.talk': {
      title: { de: 'Rückfrage', en: 'Question' },
      description: {
        de: 'Ob beim Käufer nachgefragt wurde; entschieden werden kann jederzeit.',
        en: 'Whether something was asked of the buyer; a decision can be made at any time.',
      },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.talk.beginning': {
      title: { de: 'Rückfrage unbestimmt', en: 'Question undetermined' },
      description: {
        de: 'Es wird gelesen, ob eine Frage offen ist.',
        en: 'It is read whether a question is open.',
      },
      spec: [],
    },
    'awaitingRelease.talk.quiet': {
      title: { de: 'Keine Frage offen', en: 'No open question' },
      description: { de: 'Der Käufer ist nichts gefragt.', en: 'Nothing is asked of the buyer.' },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.talk.asked': {
      title: { de: 'Frage offen', en: 'Open question' },
      description: { de: 'Der Käufer ist etwas gefragt.', en: 'Something is asked of the buyer.' },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.deciders': {
      title: { de: 'Wer entscheidet', en: 'Who decides' },
      description: {
        de: 'Erst die Verwaltung der Firma, nach einer Frist auch ihre Vertretung.',
        en: 'First the admins of the firm, after a time their deputy, too.',
      },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.deciders.beginning': {
      title: { de: 'Entscheider unbestimmt', en: 'Deciders undetermined' },
      description: { de: 'Es wird gelesen, wer entscheiden darf.', en: 'It is read who may decide.' },
      spec: [],
    },
    'awaitingRelease.deciders.adminsAlone': {
      title: { de: 'Verwaltung ohne Vertretung', en: 'Admins without a deputy' },
      description: {
        de: 'Nur die Verwaltung entscheidet; eine Vertretung gibt es nicht.',
        en: 'Only the admins decide; there is no deputy.',
      },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.deciders.beforeDeputy': {
      title: {
        de: 'Verwaltung, bis die Vertretung an der Reihe ist',
        en: 'Admins until the deputy has a turn',
      },
      description: {
        de: 'Noch entscheidet nur die Verwaltung.',
        en: 'Only the admins decide as yet.',
      },
      spec: ['S4.3-10'],
    },
    'awaitingRelease.deciders.withDeputy': {
      title: { de: 'Verwaltung und Vertretung', en: 'Admins and deputy' },
      description: {
        de: 'Die Verwaltung hat die Zeit verstreichen lassen; auch die Vertretung entscheidet.',
        en: 'The admins have let the time go by; the deputy decides, too.',
      },
      spec: ['S4.3-10'],
    },
    denied: {
      title: { de: 'Abgelehnt', en: 'Denied' },
      description: {
        de: 'Die Firma hat die Bestellung nicht freigegeben; die Ware liegt wieder im Lager.',
        en: 'The firm has not released the order; the goods are back in stock.',
      },
      spec: ['S4.3-10'],
    },
    accepted: {
      title: { de: 'Angenommen', en: 'Accepted' },
      description: {
        de: 'Der Shop hat die Bestellung angenommen und noch nichts gepackt.',
        en: 'The shop has accepted the order and has packed nothing yet.',
      },
      spec: ['S4.3-11'],
    },
    'accepted.reserved': {
      title: { de: 'Wartet auf Zahlung', en: 'Awaiting payment' },
      description: {
        de: 'Die Ware ist bis zu einem Tag reserviert, an dem das Geld da sein muss.',
        en: 'The goods are kept until a day by which the money has to be there.',
      },
      spec: ['S4.3-11'],
    },
    'accepted.secured': {
      title: { de: 'Bereit zum Packen', en: 'Ready to be packed' },
      description: {
        de: 'Nichts hindert das Packen: Es ist bezahlt, oder es wird später bezahlt.',
        en: 'Nothing is in the way of packing: it is paid, or will be paid later.',
      },
      spec: ['S4.3-11'],
    },
    processing: {
      title: { de: 'In Bearbeitung', en: 'In work' },
      description: { de: 'Die Ware wird gepackt.', en: 'The goods are being packed.' },
      spec: ['S4.3-11'],
    },
    shipped: {
      title: { de: 'Versandt', en: 'Shipped' },
      description: { de: 'Die Ware ist unterwegs.', en: 'The goods are on their way.' },
      spec: ['S4.3-11'],
    },
    completed: {
      title: { de: 'Abgeschlossen', en: 'Completed' },
      description: { de: 'Die Ware ist angekommen.', en: 'The goods have arrived.' },
      spec: ['S4.3-11'],
    },
    cancelled: {
      title: { de: 'Storniert', en: 'Cancelled' },
      description: {
        de: 'Die Bestellung gilt nicht mehr; die Ware liegt wieder im Lager.',
        en: 'The order is no longer valid; the goods are back in stock.',
      },
      spec: ['S4.3-11'],
    },
  },
  guards: {
    isAwaitingRelease: { de: 'braucht eine Freigabe', en: 'needs a release' },
    isAsked: { de: 'eine Frage ist offen', en: 'a question is open' },
    isDeputised: { de: 'die Vertretung ist an der Reihe', en: 'it is the turn of the deputy' },
    hasDeputy: { de: 'die Firma hat eine Vertretung', en: 'the firm has a deputy' },
    mayDecide: {
      de: 'darf entscheiden: Verwaltung oder Vertretung an der Reihe, und nicht über die eigene Bestellung, außer die Firma erlaubt es',
      en: 'may decide: admin, or deputy with a turn, and not about an own order unless the firm allows it',
    },
    mayAsk: {
      de: 'darf entscheiden, und wer bestellt hat, kann antworten',
      en: 'may decide, and the buyer can answer',
    },
    isAwaitingMoney: {
      de: 'per Vorkasse, noch nicht bezahlt und mit Frist',
      en: 'prepaid, not paid yet, and with a date',
    },
    isUnpaid: { de: 'noch nicht bezahlt', en: 'not paid yet' },
  },
  events: {
    'release.grant': { de: 'Jemand gibt frei', en: 'Somebody releases it' },
    'release.ask': { de: 'Jemand fragt nach', en: 'Somebody asks back' },
    'release.change': { de: 'Jemand senkt Mengen', en: 'Somebody lowers quantities' },
  },
};
