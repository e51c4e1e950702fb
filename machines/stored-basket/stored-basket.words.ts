import type { ChartWords } from '#machines/path-ready.ts';
import type { StoredBasketMachine } from './stored-basket.machine.ts';

/** What people call the chart `stored-basket` and its parts; states stand in the order in which they are read. */
export const storedBasketWords: ChartWords<StoredBasketMachine> = {
  title: { de: 'Gespeicherte Warenkörbe', en: 'Stored baskets' },
  description: {
    de: 'Warenkörbe werden für später gespeichert, angesehen, wieder geladen und gelöscht.',
    en: 'Baskets are stored for later, looked into, loaded again and deleted.',
  },
  states: {
    listing: {
      title: { de: 'Liste', en: 'List' },
      description: {
        de: 'Die gespeicherten Warenkörbe sind zu sehen.',
        en: 'The stored baskets are in sight.',
      },
      spec: ['S1-06'],
    },
    'listing.idle': {
      title: { de: 'Nichts begonnen', en: 'Nothing begun' },
      description: {
        de: 'Es kann gespeichert, angesehen, geladen und gelöscht werden.',
        en: 'Baskets can be stored, looked into, loaded and deleted.',
      },
      spec: ['S1-06'],
    },
    'listing.told': {
      title: { de: 'Ergebnis', en: 'Outcome' },
      description: {
        de: 'Was getan ist, steht da, auch was nicht in den Warenkorb ging.',
        en: 'What was done is told, and what could not be put into the basket.',
      },
      spec: ['S7.2-35'],
    },
    'listing.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Server hat abgelehnt; warum, steht da.',
        en: 'The server has refused; why is told.',
      },
      spec: ['S7.2-35'],
    },
    'listing.unanswered': {
      title: { de: 'Nicht beantwortet', en: 'Not answered' },
      description: {
        de: 'Niemand hat geantwortet; es kann noch einmal versucht werden.',
        en: 'Nobody has answered; it can be tried again.',
      },
      spec: ['S8-03'],
    },
    asking: {
      title: { de: 'Hinzufügen oder ersetzen?', en: 'Add or replace?' },
      description: {
        de: 'Im Warenkorb liegt etwas; die Frage steht da, was daraus wird.',
        en: 'There is something in the basket; what becomes of it is asked.',
      },
      spec: ['S7.2-37'],
    },
    saving: {
      title: { de: 'Wird gespeichert', en: 'Being stored' },
      description: {
        de: 'Der Warenkorb wird unter einem Namen gespeichert.',
        en: 'The basket is being stored under a name.',
      },
      spec: ['S7.2-35'],
    },
    viewing: {
      title: { de: 'Wird angesehen', en: 'Being looked into' },
      description: {
        de: 'Was in einem gespeicherten Warenkorb liegt, wird geholt.',
        en: 'What lies in a stored basket is being fetched.',
      },
      spec: ['S7.2-37'],
    },
    loading: {
      title: { de: 'Wird geladen', en: 'Being loaded' },
      description: {
        de: 'Ein gespeicherter Warenkorb wird in den Warenkorb gelegt.',
        en: 'A stored basket is being put into the basket.',
      },
      spec: ['S7.2-37'],
    },
    removing: {
      title: { de: 'Wird gelöscht', en: 'Being deleted' },
      description: {
        de: 'Ein gespeicherter Warenkorb wird gelöscht.',
        en: 'A stored basket is being deleted.',
      },
      spec: ['S7.2-36'],
    },
  },
  guards: {
    isBasketEmpty: { de: 'der Warenkorb ist leer', en: 'the basket is empty' },
    hasToBeChosen: {
      de: 'im Warenkorb liegt inzwischen etwas',
      en: 'there is something in the basket by now',
    },
    isNothingTaken: { de: 'nichts davon ging hinein', en: 'none of it went in' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
  },
  events: {
    'stored.load': { de: 'Einen gespeicherten Warenkorb laden', en: 'Load a stored basket' },
  },
};
