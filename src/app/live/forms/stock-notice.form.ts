import { faultsIn } from '#contract/form-schema.ts';
import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import { stockNoticeForm } from '#domain/forms/stock-notice.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

/** Asks for a mail when an article can be delivered again. */
export const stockNotice: LiveForm = {
  faultsIn: ({ values }) => faultsIn(stockNoticeForm, values),
  send: ({ input: { given, values }, signal }, { call }) => {
    const { articleNumber = '', shopDepotId } = given;
    const body = { articleNumber, shopDepotId: Number(shopDepotId), email: values['email'] ?? '' };
    return ask(call, stockNoticeEndpoints.ask, { body }, { signal, suppressErrors: true });
  },
};
