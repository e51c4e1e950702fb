import type { Module } from '#server/calls/module.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import type { OrderService } from '#server/order/order.service.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { createInvoicePapers } from './invoice-papers.ts';
import { startInvoiceWorker } from './invoice-worker.ts';
import { deleteInvoicesAfterTheirYears } from './invoice-years.ts';
import { registerInvoiceRoutes } from './invoice.routes.ts';
import { createInvoiceService } from './invoice.service.ts';

interface InvoiceNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly documents: OrderDocumentService;
  readonly orders: OrderService;
  readonly releases: ReleaseService;
}

/** Invoices: written once for each order, kept, shown and mailed. */
export const invoiceModule = ({ foundation, settings, documents, orders, releases }: InvoiceNeeds) => {
  const { database } = foundation;
  const papers = createInvoicePapers(database, documents);
  return {
    service: createInvoiceService({ database, orders, releases, papers }),
    routes: registerInvoiceRoutes,
    tidyUp: (before) => deleteInvoicesAfterTheirYears(database, before(0)),
    startWork: (publicUrl) => [
      startInvoiceWorker({ ...foundation, settings, wholeOrder: orders.whole, papers, publicUrl }),
    ],
  } satisfies Module<unknown, never>;
};
