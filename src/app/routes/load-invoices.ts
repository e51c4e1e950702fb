import { invoiceEndpoints } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** The invoices of an order that is shown. */
export const loadInvoices = async (
  loading: PageLoaderArguments,
  query: { readonly orderNumber: string; readonly orderKey?: string },
): Promise<readonly Invoice[]> => (await loadOrNotFound(loading, invoiceEndpoints.list, { query })).items;
