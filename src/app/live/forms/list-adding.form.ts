import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { escapedForToast } from '#domain/toast-text.ts';
import { problemOf } from '#machines/call-problem.ts';
import { ask } from '../ask.ts';
import { tellListAdd } from '../counted-changes.ts';
import { tell } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

/** Puts the page's article on a list; what comes of it is a toast (S7.3-04, S7.3-05). */
export const listAdding: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given, values }, signal }, takers) => {
    const { articleNumber = '', shopDepotId } = given;
    const { quantity = '', list = '' } = values;
    const body = {
      article_number: articleNumber,
      shop_depot_id: Number(shopDepotId),
      quantity: Number(quantity),
      ...(list === '' ? {} : { lists: [Number(list)] }),
    };
    try {
      const { message } = await ask(
        takers.call,
        shoppingListEndpoints.addPosition,
        { body },
        { signal, suppressErrors: true },
      );
      tell(takers, { kind: 'success', message: { kind: 'markup', markup: message } });
      tellListAdd({ articleNumber, quantity: body.quantity });
    } catch (error) {
      const { messages } = problemOf(error);
      tell(takers, {
        kind: 'danger',
        message:
          messages.length === 0
            ? { kind: 'text', key: 'toasts.failed' }
            : { kind: 'markup', markup: messages.map(escapedForToast).join('<br>') },
      });
      throw error;
    }
  },
};
