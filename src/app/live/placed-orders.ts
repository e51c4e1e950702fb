import type { Call } from '#client/call.ts';
import { orderEndpoints, type Order } from '#contract/order.ts';
import { saveReply } from './save-reply.ts';

const pdfTimeoutMs = 30_000;

/** Fetches the PDF of an own order, or of a guest's by its key, and saves it on the visitor's device; rejects when there is none. */
export async function downloadOrderPdf(
  call: Call,
  orderNumber: string,
  orderKey: string | null,
): Promise<void> {
  const answer = await call(
    orderEndpoints.pdf,
    { body: orderKey === null ? { orderNumber } : { orderNumber, orderKey } },
    { timeoutMs: pdfTimeoutMs, suppressErrors: true },
  );
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  saveReply(answer.reply);
}

/** What an own order consists of; rejects when there is none. */
export async function loadOrderedPositions(call: Call, orderNumber: string): Promise<Order['positions']> {
  const answer = await call(orderEndpoints.list, { query: { orderNumber } }, { suppressErrors: true });
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  if (answer.reply.item === null) throw new Error('There is no such order');
  // What was given with it is no part of an order that is put in again.
  return answer.reply.item.positions.filter(({ lineNet }) => lineNet > 0);
}
