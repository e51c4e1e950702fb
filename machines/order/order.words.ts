import type { ChartWords } from '#machines/path-ready.ts';
import type { OrderMachine } from './order.machine.ts';

/** What people call the chart `order` and its parts; states stand in the order in which they are read. */
export const orderWords: ChartWords<OrderMachine> = {
  title: { de: 'Bestellung', en: 'Order' },
  description: {
    de: 'Das Leben einer Bestellung auf dem Server: angenommen, bezahlt, versandt oder storniert.',
    en: 'The life of an order on the server: accepted, paid, shipped or cancelled.',
  },
  states: {
    placed: {
      title: { de: 'Eingegangen', en: 'Placed' },
      description: {
        de: 'Die Bestellung ist da; es entscheidet sich, ob sie auf Geld wartet.',
        en: 'The order has come; it is decided whether it waits for money.',
      },
      spec: ['S4.3-11'],
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
    isAwaitingMoney: {
      de: 'per Vorkasse, noch nicht bezahlt und mit Frist',
      en: 'prepaid, not paid yet, and with a date',
    },
    isUnpaid: { de: 'noch nicht bezahlt', en: 'not paid yet' },
  },
};
