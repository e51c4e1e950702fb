import type { ChartWords } from '#machines/path-ready.ts';
import type { BasketMachine } from './basket.machine.ts';

/** What people call the chart `basket` and its parts; states stand in the order in which they are read. */
export const basketWords: ChartWords<BasketMachine> = {
  title: { de: 'Warenkorb', en: 'Basket' },
  description: {
    de: 'Der Warenkorb dieser Seite: ein Aufruf nach dem anderen, die letzte Antwort des Servers gilt.',
    en: "The basket of this page: one call after the other, the server's last answer counts.",
  },
  states: {
    settling: {
      title: { de: 'Was ist dran?', en: 'What is next?' },
      description: {
        de: 'Der Warenkorb entscheidet, was als Nächstes dran ist.',
        en: 'The basket decides what is next.',
      },
      spec: [],
    },
    headOnly: {
      title: { de: 'Nur der Kopf', en: 'Head only' },
      description: {
        de: 'Nur der Kopf des Warenkorbs (Anzahl und Summe) ist bekannt.',
        en: 'Only the head of the basket (number and sum) is known.',
      },
      spec: ['S7.1-46'],
    },
    loading: {
      title: { de: 'Wird geladen', en: 'Loading' },
      description: {
        de: 'Der Warenkorb wird geladen und neu bepreist, wo nur sein Kopf zu sehen ist, nur dieser; Änderungen warten.',
        en: 'The basket is being loaded and priced anew, where only its head is in sight that alone; changes wait.',
      },
      spec: ['S3.3-01', 'S7.1-46'],
    },
    ready: {
      title: { de: 'Bereit', en: 'Ready' },
      description: {
        de: 'Die Positionen stehen da und können geändert werden.',
        en: 'The positions are there and can be changed.',
      },
      spec: ['S3.3-01', 'S7.3-01'],
    },
    sending: {
      title: { de: 'Wird geändert', en: 'Sending' },
      description: {
        de: 'Eine Änderung ist unterwegs; weitere warten in der Reihenfolge ihrer Eingabe.',
        en: 'A change is on its way; others wait in the order in which they were entered.',
      },
      spec: ['S4.3-01', 'S7.1-47', 'S7.1-49', 'S7.1-50', 'S7.2-32', 'S7.2-34'],
    },
    stale: {
      title: { de: 'Veraltet', en: 'Stale' },
      description: {
        de: 'Der Warenkorb konnte nicht geladen werden; der letzte bekannte Stand bleibt stehen.',
        en: 'The basket could not be loaded; the last known state stays.',
      },
      spec: ['S8-03'],
    },
    frozen: {
      title: { de: 'Eingefroren', en: 'Frozen' },
      description: {
        de: 'Eine Bestellung wird gerade abgeschickt; der Warenkorb kann nicht geändert werden.',
        en: 'An order is being sent; the basket cannot be changed.',
      },
      spec: ['S7.2-39'],
    },
  },
  guards: {
    isFrozen: { de: 'eine Bestellung läuft', en: 'an order is running' },
    hasQueued: { de: 'eine Änderung wartet', en: 'a change waits' },
    hasRoom: { de: 'die Warteschlange hat Platz', en: 'there is room in the queue' },
    hasRoomBehindSent: { de: 'die Warteschlange hat Platz', en: 'there is room in the queue' },
    isSomethingElseDue: { de: 'etwas anderes ist dran', en: 'something else is due' },
    hasContent: { de: 'Positionen sind geladen', en: 'positions are loaded' },
    isLoadWanted: { de: 'Laden ist gewünscht', en: 'loading is wanted' },
    isThawed: { de: 'die Bestellung ist zu Ende', en: 'the order is over' },
    isNewer: { de: 'neuer als der gezeigte Stand', en: 'newer than what is shown' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
    hasReturned: {
      de: 'dieselbe Person ist wieder da und etwas blieb liegen',
      en: 'the same person is back, and something was left',
    },
  },
  events: {
    'position.changeNotice': { de: 'Eine Notiz eintragen', en: 'Enter a note' },
    'position.remove': { de: 'Eine Position entfernen', en: 'Remove a position' },
    'position.add': { de: 'Artikel hinzufügen', en: 'Add an article' },
    'position.changeQuantity': { de: 'Menge ändern', en: 'Change a quantity' },
    'session.changed': { de: 'Jemand anderes ist da', en: 'Somebody else is here' },
  },
  facts: {
    'basket.positionAdded': { de: 'Ein Artikel kam hinein', en: 'An article was added' },
    'basket.itemsAdded': { de: 'Mehrere Artikel kamen hinein', en: 'Several articles were added' },
    'basket.changeFailed': { de: 'Eine Änderung ist gescheitert', en: 'A change has failed' },
    'basket.changed': { de: 'Der Warenkorb ist ein anderer', en: 'The basket is another one' },
  },
};
