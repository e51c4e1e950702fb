import type { AnyStateMachine } from 'xstate';
import type { ScreenFacts } from '#machines/app/fact-table.ts';
import { saidToast, type SayingPage } from '#machines/said-toast.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';
import type { ListQuantityWords } from './list-quantity.types.ts';

/** What the quantity in a list tells the charts of the page, also where its position is no longer shown. */
export const listQuantityFacts = {
  listQuantity: {
    'list.changed': { navigation: () => ({ type: 'data.outdated' }) },
    'quantity.failedUnseen': {
      toasts: ({ name, problem }, page) =>
        saidToast(page, [page.words.quantityFailedOf({ name }), ...problem.messages], { kind: 'danger' }),
    },
  },
} satisfies ScreenFacts<
  'listQuantity',
  ListQuantityMachine,
  Record<never, AnyStateMachine>,
  SayingPage<ListQuantityWords>
>;
