import type { Call } from '#client/call.ts';
import { invoiceEndpoints } from '#contract/invoice.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { WantedInvoice } from '#ui/bindings/shop.ts';
import { saveReply } from './save-reply.ts';

const pdfTimeoutMs = 30_000;

/**
 * Fetches the PDF of an own order, or of a guest's by its key, or a file of one of its invoices, and saves it on the visitor's device;
 * rejects when there is none.
 */
export async function downloadOrderFile(
  call: Call,
  orderNumber: string,
  orderKey: string | null,
  invoice?: WantedInvoice,
): Promise<void> {
  const order = orderKey === null ? { orderNumber } : { orderNumber, orderKey };
  const options = { timeoutMs: pdfTimeoutMs, suppressErrors: true };
  const answer =
    invoice === undefined
      ? await call(orderEndpoints.pdf, { body: order }, options)
      : await call(invoiceEndpoints.file, { body: { ...order, ...invoice } }, options);
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  saveReply(answer.reply);
}
