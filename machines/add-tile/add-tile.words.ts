import type { ChartWords } from '#machines/path-ready.ts';
import type { AddTileMachine } from './add-tile.machine.ts';

/** What people call the chart `add-tile` and its parts; states stand in the order in which they are read. */
export const addTileWords: ChartWords<AddTileMachine> = {
  title: { de: 'In den Warenkorb legen', en: 'Add to basket' },
  description: {
    de: 'Die Kachel eines Artikels: hineinlegen, Ergebnis melden.',
    en: 'The tile of an article: add it and tell how that ended.',
  },
  states: {
    idle: {
      title: { de: 'Bereit', en: 'Ready' },
      description: {
        de: 'Der Artikel kann in den Warenkorb gelegt werden.',
        en: 'The article can be added to the basket.',
      },
      spec: ['S5-15'],
    },
    adding: {
      title: { de: 'Wird hineingelegt', en: 'Adding' },
      description: {
        de: 'Der Artikel wird gerade in den Warenkorb gelegt; ein zweiter Druck bewirkt nichts.',
        en: 'The article is being added to the basket; a second press does nothing.',
      },
      spec: ['S4.3-01', 'S7.2-32'],
    },
  },
  guards: {},
  events: {
    'article.add': { de: 'Eine Menge eintippen und Enter drücken', en: 'Type an amount and press Enter' },
  },
};
