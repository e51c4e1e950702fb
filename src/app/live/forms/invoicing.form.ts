import type { RequestOf } from '#contract/endpoint.ts';
import { faultsIn } from '#contract/form-schema.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { invoiceEndpoints } from '#contract/invoice.ts';
import { invoicingForm } from '#domain/forms/invoicing.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

type InvoicingBody = RequestOf<typeof invoiceEndpoints.updateInvoicing>['body'];

/** A private account has no field for a VAT id. */
const typed = ({ format = 'pdf', buyerReference = '', vatId = '' }: TypedValues) =>
  ({ format, buyerReference, vatId }) as InvoicingBody;

/** Changes how an account gets its invoices; then the page shows what is kept. */
export const invoicing: LiveForm = {
  faultsIn: ({ values }) => faultsIn(invoicingForm, typed(values)),
  send: async ({ input: { values }, signal }, takers) => {
    const options = { signal, suppressErrors: true };
    await ask(takers.call, invoiceEndpoints.updateInvoicing, { body: typed(values) }, options);
    showAfresh(takers);
  },
};
