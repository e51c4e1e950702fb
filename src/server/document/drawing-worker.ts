import { parentPort } from 'node:worker_threads';
import type { Order } from '#contract/order.ts';
import type { InvoiceToDraw } from './invoice-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { DocumentContext } from './order-pdf.ts';
import { orderPdf } from './order-pdf.ts';
import { xlsxOf } from './xlsx.ts';
import type { Table } from './xlsx.ts';

/** One document to draw: the confirmation of an order, or an invoice, as PDF, or a table as a workbook. */
export type DrawingRequest =
  | { readonly order: Order; readonly context: DocumentContext }
  | { readonly invoice: InvoiceToDraw }
  | { readonly table: Table };

/** The drawn document, or why it could not be drawn. */
export type DrawingAnswer = { readonly file: Uint8Array<ArrayBuffer> } | { readonly reason: string };

const port = parentPort;
if (port === null) throw new Error('This program runs in a worker thread only.');

function drawn(request: DrawingRequest): Promise<Buffer> {
  if ('table' in request) return xlsxOf(request.table);
  return 'order' in request ? orderPdf(request.order, request.context) : invoicePdf(request.invoice);
}

async function answerTo(request: DrawingRequest): Promise<DrawingAnswer> {
  try {
    // Copied, since it is moved to the other thread: its buffer must not be one that others share.
    return { file: new Uint8Array(await drawn(request)) };
  } catch (error) {
    return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', async (request: DrawingRequest) => {
  const answer = await answerTo(request);
  port.postMessage(answer, 'file' in answer ? [answer.file.buffer] : []);
});
