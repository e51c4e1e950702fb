import type { ChartWords } from '#machines/path-ready.ts';
import type { BegreenMachine } from './begreen.machine.ts';

/** What people call the chart `begreen` and its parts; states stand in the order in which they are read. */
export const begreenWords: ChartWords<BegreenMachine> = {
  title: { de: 'Nur mit Umweltzeichen', en: 'Only with an eco label' },
  description: {
    de: 'Merkt sich die Wahl, nur Artikel mit Umweltzeichen zu zeigen, und schreibt sie in die Adresse jeder Liste.',
    en: 'Keeps the choice to show articles with an eco label only, and writes it into the address of each list.',
  },
  states: {
    free: {
      title: { de: 'Nichts gemerkt', en: 'Nothing kept' },
      description: {
        de: 'Jede Liste steht so da, wie ihre Adresse es sagt.',
        en: 'Each list stands as its address says.',
      },
      spec: ['S2.7-38', 'S2.11-07'],
    },
    kept: {
      title: { de: 'Gemerkt', en: 'Kept' },
      description: {
        de: 'Der Browser merkt sich, dass nur Artikel mit Umweltzeichen gezeigt werden.',
        en: 'The browser keeps that only articles with an eco label are shown.',
      },
      spec: ['S2.11-10'],
    },
    'kept.comparing': {
      title: { de: 'Adresse lesen', en: 'Reading the address' },
      description: {
        de: 'Die Adresse der Liste wird mit der Wahl verglichen.',
        en: 'The address of the list is compared with the choice.',
      },
      spec: ['S2.11-12'],
    },
    'kept.mirrored': {
      title: { de: 'Adresse sagt es', en: 'The address says so' },
      description: {
        de: 'Die Adresse der Liste sagt isBGS=true.',
        en: 'The address of the list says isBGS=true.',
      },
      spec: ['S2.11-07', 'S2.11-11'],
    },
    'kept.mirroring': {
      title: { de: 'Adresse wird angepasst', en: 'The address is being adjusted' },
      description: {
        de: 'Die Liste wird unter der Adresse mit isBGS=true geöffnet; der Eintrag im Verlauf wird ersetzt.',
        en: 'The list is being opened at the address with isBGS=true; the entry in the history is replaced.',
      },
      spec: ['S2.11-11', 'S2.11-12', 'S2.11-13'],
    },
  },
  guards: {
    isAddressFlagged: { de: 'die Adresse sagt isBGS=true', en: 'the address says isBGS=true' },
    isKept: { de: 'die Wahl ist gemerkt', en: 'the choice is kept' },
    isForgotten: { de: 'die Wahl ist vergessen', en: 'the choice is forgotten' },
  },
  events: {
    'address.changed': { de: 'Andere Liste geöffnet', en: 'Another list opened' },
    'storage.changed': { de: 'Gemerktes gelesen', en: 'What is kept was read' },
  },
  facts: {
    'begreen.addressWanted': { de: 'Adresse anpassen', en: 'Adjust the address' },
  },
};
