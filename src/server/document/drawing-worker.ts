import { parentPort } from 'node:worker_threads';
import type { Order } from '#contract/order.ts';
import type { DocumentContext } from './order-pdf.ts';
import { orderPdf } from './order-pdf.ts';

/** One document to draw. */
export interface DrawingRequest {
  readonly order: Order;
  readonly context: DocumentContext;
}

/** The drawn document, or why it could not be drawn. */
export type DrawingAnswer = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly reason: string };

const port = parentPort;
if (port === null) throw new Error('This program runs in a worker thread only.');

async function answerTo({ order, context }: DrawingRequest): Promise<DrawingAnswer> {
  try {
    // Copied, since it is moved to the other thread: its buffer must not be one that others share.
    return { pdf: new Uint8Array(await orderPdf(order, context)) };
  } catch (error) {
    return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', async (request: DrawingRequest) => {
  const answer = await answerTo(request);
  port.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []);
});
