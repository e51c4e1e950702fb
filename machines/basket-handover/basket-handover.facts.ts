import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { BasketHandoverMachine } from './basket-handover.machine.ts';

/** What the hand-over tells the charts of the page while its screen is open. */
export const basketHandoverFacts = {
  basketHandover: {
    'handover.taken': { basket: ({ basket }) => ({ type: 'basket.received', basket }) },
  },
} satisfies ScreenFacts<'basketHandover', BasketHandoverMachine>;
