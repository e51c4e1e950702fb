import { invoiceEndpoints } from '#contract/invoice.ts';
import type { OrderInvoices } from '#contract/invoice.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** The invoices of an order that is shown. */
export const loadInvoices = (
  loading: PageLoaderArguments,
  query: { readonly orderNumber: string; readonly orderKey?: string },
): Promise<OrderInvoices> => loadOrNotFound(loading, invoiceEndpoints.list, { query });
