import type { ChartWords } from '#machines/path-ready.ts';
import type { ExternalCatalogMachine } from './external-catalog.machine.ts';

/** What people call the chart `external-catalog` and its parts; states stand in the order in which they are read. */
export const externalCatalogWords: ChartWords<ExternalCatalogMachine> = {
  title: {
    de: 'Warenkorb an ein Einkaufssystem übergeben',
    en: 'Handing a basket over to a procurement system',
  },
  description: {
    de: 'Wer aus einem Einkaufssystem kommt, bestellt hier nicht, sondern übergibt den Warenkorb dorthin, einmal.',
    en: 'Whoever comes from a procurement system orders nothing here, but hands the basket over to it, once.',
  },
  states: {
    review: {
      title: { de: 'Ansehen', en: 'Looking' },
      description: { de: 'Der Warenkorb ist zu sehen.', en: 'The basket is in sight.' },
      spec: ['S7.2-43'],
    },
    'review.idle': {
      title: { de: 'Bereit', en: 'Ready' },
      description: { de: 'Noch ist nichts übergeben.', en: 'Nothing is handed over yet.' },
      spec: ['S7.2-43'],
    },
    'review.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Server hat den Warenkorb nicht angenommen und sagt, warum.',
        en: 'The server has not taken the basket, and says why.',
      },
      spec: ['S7.2-43'],
    },
    'review.changed': {
      title: { de: 'Geändert', en: 'Changed' },
      description: {
        de: 'Inzwischen liegt etwas anderes im Warenkorb, oder ein anderer Besuch hat begonnen: Zu sehen ist, was jetzt gilt.',
        en: 'Something else lies in the basket meanwhile, or another visit has begun: what holds now is in sight.',
      },
      spec: ['S7.2-43'],
    },
    'review.unanswered': {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Der Server hat nicht geantwortet; noch einmal zu drücken übergibt nichts doppelt.',
        en: 'The server has not answered; pressing again hands nothing over twice.',
      },
      spec: ['S7.2-43'],
    },
    handingOver: {
      title: { de: 'Wird übergeben', en: 'Handing over' },
      description: { de: 'Der Warenkorb wird übergeben.', en: 'The basket is being handed over.' },
      spec: ['S7.2-43'],
    },
    handedOver: {
      title: { de: 'Übergeben', en: 'Handed over' },
      description: {
        de: 'Es geht zurück in das Einkaufssystem.',
        en: 'It goes back to the procurement system.',
      },
      spec: ['S7.2-43', 'S1-11'],
    },
    backWithout: {
      title: { de: 'Ohne Übernahme zurück', en: 'Back without a basket' },
      description: {
        de: 'Nur angesehen oder leer: Es geht zurück in das Einkaufssystem, übernommen wird nichts.',
        en: 'Only looked at, or empty: it goes back to the procurement system, nothing is taken over.',
      },
      spec: ['S7.2-43', 'S1-11'],
    },
  },
  guards: {
    isWithoutBasket: { de: 'nichts übernommen', en: 'nothing taken over' },
    isChanged: { de: 'inzwischen geändert', en: 'changed meanwhile' },
    isRefused: { de: 'abgelehnt', en: 'refused' },
  },
  facts: { 'catalog.handedOver': { de: 'der Warenkorb ist übergeben', en: 'the basket is handed over' } },
};
