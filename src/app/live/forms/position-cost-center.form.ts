import { basketBookingEndpoints } from '#contract/basket-booking.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

/** Books a position of the basket on a cost center, or all of them where none is named. */
export const positionCostCenter: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { values }, signal }, { call, page }) => {
    const { uid = '', costCenter = '' } = values;
    const body = { costCenter, ...(uid === '' ? {} : { uid }) };
    const { updateCostCenter } = basketBookingEndpoints;
    const { basket } = await ask(call, updateCostCenter, { body }, { signal, suppressErrors: true });
    page.system.basket.send({ type: 'basket.received', basket });
  },
};
