import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { QuickOrderMachine } from './quick-order.machine.ts';

/** What the quick order tells the charts of the page while its screen is open. */
export const quickOrderFacts = {
  quickOrder: {
    'lines.added': { basket: ({ basket }) => ({ type: 'basket.received', basket }) },
  },
} satisfies ScreenFacts<'quickOrder', QuickOrderMachine>;
