import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { beforeFieldOf, positionOfField } from '#contract/forms/changed-quantities.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

/** Lowers quantities of a waiting order; its page shows it afresh. */
export const orderQuantities: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given, values }, signal }, takers) => {
    const changes = Object.entries(values).flatMap(([name, to]) => {
      const position = positionOfField(name);
      return position === null ? [] : [{ position, from: Number(values[beforeFieldOf(position)]), to }];
    });
    const body = { orderNumber: given['orderNumber'] ?? '', changes };
    await ask(takers.call, adminOrderEndpoints.changeQuantities, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};
