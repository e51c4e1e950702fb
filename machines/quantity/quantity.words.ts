import type { ChartWords } from '#machines/path-ready.ts';
import type { QuantityMachine } from './quantity.machine.ts';

/** What people call the chart `quantity` and its parts; states stand in the order in which they are read. */
export const quantityWords: ChartWords<QuantityMachine> = {
  title: { de: 'Menge eingeben', en: 'Quantity entry' },
  description: {
    de: 'Macht aus dem, was getippt oder gedrückt wird, eine bestellbare Menge.',
    en: 'Turns what is typed or pressed into an amount that can be ordered.',
  },
  states: {
    idle: {
      title: { de: 'Menge steht fest', en: 'Quantity settled' },
      description: {
        de: 'Die Menge steht fest und darf so bestellt werden.',
        en: 'The amount is settled and can be ordered as it is.',
      },
      spec: ['S5-14', 'S9-05'],
    },
    typing: {
      title: { de: 'Wird getippt', en: 'Being typed' },
      description: {
        de: 'Es wird getippt; beim Verlassen des Feldes wird die Menge berichtigt.',
        en: 'Somebody is typing; on leaving the field the amount is corrected.',
      },
      spec: ['S5-13', 'S5-15'],
    },
    stepping: {
      title: { de: 'Wird erhöht oder verringert', en: 'Being stepped' },
      description: {
        de: 'Plus oder Minus wird gedrückt; die Menge gilt, sobald das ruht.',
        en: 'Plus or minus is being pressed; the amount counts as soon as that rests.',
      },
      spec: ['S5-13'],
    },
  },
  guards: {
    isStillWanted: {
      de: 'die Menge ist noch die, die hineingelegt wird',
      en: 'the amount is still the one being added',
    },
  },
  events: {
    'quantity.commit': { de: 'Das Feld verlassen', en: 'Leave the field' },
    'quantity.type': { de: 'Eine Menge tippen', en: 'Type an amount' },
    'quantity.step': { de: 'Plus oder Minus drücken', en: 'Press plus or minus' },
  },
};
