import { transaction } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { mailedOrderPath } from '#server/order/order-lookup.service.ts';
import { startDrainedWork } from '#server/runtime/drained-work.ts';
import type { DrainedWork } from '#server/runtime/drained-work.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { invoiceMail } from './invoice-mail.ts';
import type { InvoicePapers } from './invoice-papers.ts';
import { createInvoiceWriting, UnwrittenInvoice } from './invoice-writing.ts';
import type { InvoiceSources } from './invoice-writing.ts';
import { claimMail, findSentAt, isOrderDue, nextToMail } from './invoice.repository.ts';
import type { StoredInvoice } from './invoice.repository.ts';

interface InvoiceWorkerOptions extends InvoiceSources {
  readonly settings: Pick<SettingsService, 'read'>;
  readonly papers: InvoicePapers;
  readonly keys: Pick<SessionKeys, 'blind'>;
  readonly publicUrl: string | null;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Writes every invoice and decides every mail that is due; says how many invoices were written. */
export type InvoiceWorker = DrainedWork;

const pollMs = 1000;
/** What could not be done is left this long. */
const leftMs = 300_000;

/** Orders or invoices nothing could be done for, until their time is over. */
function startLeaving() {
  const left = new Map<number, number>();
  return {
    leave: (id: number): void => void left.set(id, performance.now()),
    ids(): number[] {
      for (const [id, at] of left) if (at + leftMs <= performance.now()) left.delete(id);
      return [...left.keys()];
    },
  };
}

/**
 * Writes the invoice of each order that will be delivered, and takes it back where the order is cancelled afterwards. What is due is
 * read off the orders themselves, so nothing that was accepted is forgotten, whoever is killed in between (docs/decisions/0118).
 */
export function startInvoiceWorker(options: InvoiceWorkerOptions): InvoiceWorker {
  const { database, holidays, settings, wholeOrder, papers, keys, publicUrl, clock, log } = options;
  const { writeNext } = createInvoiceWriting({ database, holidays, wholeOrder });
  const unwritten = startLeaving();
  const unmailed = startLeaving();

  const writeAll = async (isStopping: () => boolean): Promise<number> => {
    let written = 0;
    // Most looks find none, and writing needs a transaction.
    if (!(await isOrderDue(database))) return written;
    while (!isStopping()) {
      try {
        if ((await writeNext(clock(), unwritten.ids())) === null) return written;
        written += 1;
      } catch (error) {
        if (!(error instanceof UnwrittenInvoice)) throw error;
        log.error({ err: error, orderId: error.orderId }, 'An invoice could not be written');
        unwritten.leave(error.orderId);
      }
    }
    return written;
  };

  const linkOf = async ({ orderId, content: { orderNumber } }: StoredInvoice): Promise<string | null> => {
    if (publicUrl === null) return null;
    const whole = await wholeOrder(database, orderId);
    if (whole === null) return null;
    const path = await mailedOrderPath({ database, keys }, { orderNumber, userId: whole.order.userId });
    return path === null ? null : `${publicUrl}${path}`;
  };

  const mail = async (invoice: StoredInvoice): Promise<void> => {
    const pdf = await papers.pdfOf(invoice);
    const { address } = await settings.read();
    const sentAt = (await findSentAt(database, invoice.orderId)) ?? clock();
    const told = invoiceMail(invoice, pdf, { address, link: await linkOf(invoice), sentAt });
    await transaction(database, async (executor) => {
      if (await claimMail(executor, invoice.id, clock())) await enqueueMail(executor, told);
    });
  };

  const mailAll = async (isStopping: () => boolean): Promise<void> => {
    for (;;) {
      const invoice = isStopping() ? null : await nextToMail(database, unmailed.ids());
      if (invoice === null) return;
      try {
        await mail(invoice);
      } catch (error) {
        log.error({ err: error, invoice: invoice.number }, 'An invoice could not be mailed');
        unmailed.leave(invoice.id);
      }
    }
  };

  const work = async (isStopping: () => boolean): Promise<number> => {
    const written = await writeAll(isStopping);
    await mailAll(isStopping);
    return written;
  };

  return startDrainedWork({
    pauseMs: pollMs,
    work,
    onFailure: (error) => log.warn({ err: error }, 'Invoices could not be written'),
  });
}
