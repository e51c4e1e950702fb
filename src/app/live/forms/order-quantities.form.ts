import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { beforeFieldOf, positionOfField } from '#contract/forms/changed-quantities.ts';
import { callFailureOf } from '#machines/call-failure.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

const isDecided = (error: unknown): boolean => {
  const failure = callFailureOf(error);
  return failure.kind === 'refused' && failure.refusal.code === 'release.decided';
};

/** Lowers quantities of a waiting order; its page shows it afresh. */
export const orderQuantities: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given, values }, signal }, takers) => {
    const changes = Object.entries(values).flatMap(([name, to]) => {
      const position = positionOfField(name);
      return position === null ? [] : [{ position, from: Number(values[beforeFieldOf(position)]), to }];
    });
    const body = { orderNumber: given['orderNumber'] ?? '', changes };
    const { changeQuantities } = adminOrderEndpoints;
    try {
      await ask(takers.call, changeQuantities, { body }, { signal, suppressErrors: true });
    } catch (failure) {
      // Who else has decided meanwhile has changed the page too.
      if (isDecided(failure)) showAfresh(takers);
      throw failure;
    }
    showAfresh(takers);
  },
};
