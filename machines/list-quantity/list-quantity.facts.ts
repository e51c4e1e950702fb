import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';

/** What the quantity in a list tells the charts of the page while its position is shown. */
export const listQuantityFacts = {
  listQuantity: {
    'list.changed': { navigation: () => ({ type: 'data.outdated' }) },
  },
} satisfies ScreenFacts<'listQuantity', ListQuantityMachine>;
