import { invoiceEndpoints } from '#contract/invoice.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { InvoiceService } from './invoice.service.ts';

const done = { success: true } as const;

/** Invoices of orders, and how an account wants them (S2.3). */
export function registerInvoiceRoutes(
  handle: Handle,
  { invoices }: { readonly invoices: InvoiceService },
): void {
  handle(invoiceEndpoints.list, ({ visitor }, { query }) => invoices.list(visitor, query));
  handle(invoiceEndpoints.file, async ({ visitor }, { body }) => ({
    ...done,
    ...(await invoices.file(visitor, body)),
  }));
  handle(invoiceEndpoints.showInvoicing, ({ visitor }) => invoices.showInvoicing(memberOf(visitor)));
  handle(invoiceEndpoints.updateInvoicing, async ({ visitor }, { body }) => {
    await invoices.updateInvoicing(memberOf(visitor), body);
    return done;
  });
}
