import { invoiceEndpoints } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { createInvoicePapers } from '#server/invoice/invoice-papers.ts';
import { startInvoiceWorker } from '#server/invoice/invoice-worker.ts';
import type { InvoiceWorker } from '#server/invoice/invoice-worker.ts';
import { createLog } from '#server/log/log.ts';
import { createHolidays } from '#server/system/dispatch-clock.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

/** What writes the invoices of a shop; stop it afterwards. */
export const invoiceWorkerOf = (
  shop: TestShop,
  options: Partial<Parameters<typeof startInvoiceWorker>[0]> = {},
): InvoiceWorker =>
  startInvoiceWorker({
    database: shop.database,
    holidays: createHolidays(),
    settings: shop.services.settings,
    wholeOrder: shop.services.orders.whole,
    papers: createInvoicePapers(shop.database, shop.services.documents),
    keys: shop.keys,
    publicUrl: 'https://kontor.example',
    clock: () => new Date(),
    log: createLog('silent'),
    ...options,
  });

/** Writes everything that is due. */
export async function writeInvoices(shop: TestShop): Promise<number> {
  const worker = invoiceWorkerOf(shop);
  try {
    return await worker.drain();
  } finally {
    await worker.stop();
  }
}

/** The invoices of an order of the visitor's, once those that are due are written. */
export async function writtenInvoices(
  { shop, visitor }: { readonly shop: TestShop; readonly visitor: TestVisitor },
  orderNumber: string,
): Promise<readonly Invoice[]> {
  await writeInvoices(shop);
  return (await visitor.ask(invoiceEndpoints.list, { query: { orderNumber } })).items;
}
