import type { ChartWords } from '#machines/path-ready.ts';
import type { BasketHandoverMachine } from './basket-handover.machine.ts';

/** What people call the chart `basket-handover` and its parts; states stand in the order in which they are read. */
export const basketHandoverWords: ChartWords<BasketHandoverMachine> = {
  title: { de: 'Warenkorb übernehmen', en: 'Taking over a basket' },
  description: {
    de: 'Ein Warenkorb aus einem Livebook oder einem externen Katalog kommt in den eigenen, einmal.',
    en: 'A basket of a livebook or an external catalog is put into the own one, once.',
  },
  states: {
    importing: {
      title: { de: 'Wird übernommen', en: 'Taking over' },
      description: {
        de: 'Der Server legt in den Warenkorb, was es gibt.',
        en: 'The server puts into the basket what can be had.',
      },
      spec: ['S2.9-02', 'S2.9-03'],
    },
    imported: {
      title: { de: 'Übernommen', en: 'Taken over' },
      description: { de: 'Alles liegt im Warenkorb.', en: 'All of it is in the basket.' },
      spec: ['S2.9-02', 'S2.9-03'],
    },
    partly: {
      title: { de: 'Teilweise übernommen', en: 'Taken over in part' },
      description: {
        de: 'Einiges fehlt oder kam in anderer Menge; es ist genannt.',
        en: 'Some of it is missing or came in another quantity; it is named.',
      },
      spec: ['S2.9-02', 'S2.9-03'],
    },
    signedOut: {
      title: { de: 'Nicht angemeldet', en: 'Not signed in' },
      description: {
        de: 'Warenkörbe von Firmen übernimmt nur, wer angemeldet ist.',
        en: 'Baskets of companies are taken over only by who is signed in.',
      },
      spec: ['S2.9-03'],
    },
    unknownUuid: {
      title: { de: 'Unbekannt', en: 'Unknown' },
      description: {
        de: 'Diesen Warenkorb gibt es nicht, nicht mehr oder nicht für diesen Besucher.',
        en: 'There is no such basket, not any more, or not for this visitor.',
      },
      spec: ['S3.1-09'],
    },
    failed: {
      title: { de: 'Fehlgeschlagen', en: 'Failed' },
      description: {
        de: 'Es hat nicht geklappt und kann noch einmal versucht werden.',
        en: 'It did not work and may be tried again.',
      },
      spec: ['S1-11'],
    },
  },
  guards: {
    isPartly: { de: 'nicht alles wie gewünscht', en: 'not all as asked for' },
    needsSignIn: { de: 'nur angemeldet', en: 'only signed in' },
    isUnknown: { de: 'diesen Warenkorb gibt es nicht', en: 'there is no such basket' },
  },
  facts: { 'handover.taken': { de: 'ein Warenkorb ist übernommen', en: 'a basket was taken over' } },
};
