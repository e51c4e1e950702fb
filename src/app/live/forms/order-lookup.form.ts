import { faultsIn } from '#contract/form-schema.ts';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { orderJoinForm, orderLookupForm } from '#domain/forms/order-lookup.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

/** Leads to a guest's order by its number and mail address. */
export const orderLookup: LiveForm = {
  faultsIn: ({ values }) => faultsIn(orderLookupForm, values),
  send: async ({ input: { values }, signal }, { call, page }) => {
    const { orderNumber = '', email = '' } = values;
    const body = { orderNumber, email };
    const { path } = await ask(call, orderLookupEndpoints.find, { body }, { signal, suppressErrors: true });
    page.navigate(path, false);
  },
};

/** Takes a guest's order into the account, and opens it there. */
export const orderJoin: LiveForm = {
  faultsIn: ({ values }) => faultsIn(orderJoinForm, values),
  send: async ({ input: { values }, signal }, { call, page }) => {
    const body = { orderNumber: values['orderNumber'] ?? '' };
    const { path } = await ask(call, orderLookupEndpoints.join, { body }, { signal, suppressErrors: true });
    page.navigate(path, false);
  },
};
