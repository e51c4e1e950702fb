import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { BegreenMachine } from './begreen.machine.ts';

/** What the switch for eco labels tells the charts of the page. */
export const begreenFacts = {
  begreen: {
    'begreen.addressWanted': {
      navigation: ({ path }) => ({ type: 'page.open', path, isReplacing: true }),
    },
  },
} satisfies ScreenFacts<'begreen', BegreenMachine>;
