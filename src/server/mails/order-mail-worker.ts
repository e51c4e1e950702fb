import { performance } from 'node:perf_hooks';
import type { Database } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import type { Log } from '#server/log.ts';
import { enqueueMail } from '#server/outbox.ts';
import {
  countOrderMails,
  finishOrderMail,
  postponeOrderMail,
  takeOrderToMail,
} from '#server/repositories/order.repository.ts';
import type { WholeOrder } from '#server/repositories/order.repository.ts';
import { toOrder } from '#server/services/order.service.ts';
import type { SettingsService } from '#server/services/system-settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import { orderMail } from './order-mail.ts';

interface OrderMailWorkerOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly publicUrl: string | null;
  readonly log: Log;
}

export interface OrderMailWorker {
  /** Writes every confirmation that is due now; returns how many. */
  readonly drain: () => Promise<number>;
  readonly backlog: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 500;
/** Rest after each confirmation as a multiple of its work: shoppers come first, the more the busier they keep the process. */
const restPerWork = { quiet: 1, busy: 30 };
/** Share of the time in which the process had other things to do while the worker rested. */
const busyShare = 0.6;

/**
 * Writes the confirmation of each order into the outbox, one order a transaction: the note that it is due goes in the
 * transaction that stores the mail, and the mail's occasion is unique, so an order gets exactly one.
 */
export function startOrderMailWorker({
  database,
  settings,
  publicUrl,
  log,
}: OrderMailWorkerOptions): OrderMailWorker {
  let isStopping = false;
  let wake: () => void = () => undefined;

  const compose = async ({ order: stored, positions }: WholeOrder) => {
    const shopSettings = await settings.read();
    const order = toOrder({ order: stored, positions }, shopSettings);
    const context = {
      language: stored.language,
      settings: shopSettings,
      publicUrl,
      isCustomer: stored.userId !== null,
    };
    const { subject, text, html } = orderMail(order, context);
    const { orderPdf } = await import('#server/documents/order-pdf.ts');
    const content = await orderPdf(order, context);
    const filename = textsOf(stored.language).order.fileName({ number: stored.orderNumber });
    return {
      to: stored.email,
      subject,
      text,
      html,
      attachments: [{ filename, contentType: 'application/pdf', content }],
      occasion: `order-${stored.orderNumber}-confirmation`,
    };
  };

  const writeNext = (): Promise<boolean> =>
    transaction(database, async (executor) => {
      const due = await takeOrderToMail(executor);
      if (due === null) return false;
      try {
        const mail = await compose(due);
        await enqueueMail(executor, mail);
        await finishOrderMail(executor, due.order.id);
      } catch (error) {
        log.error({ err: error, orderNumber: due.order.orderNumber }, 'A confirmation could not be written');
        await postponeOrderMail(executor, due.order.id);
      }
      return true;
    });

  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async (): Promise<void> => {
    let isBusy = false;
    while (!isStopping) {
      const begin = performance.now();
      const hasWritten = await writeNext().catch((error: unknown) => {
        log.warn({ err: error }, 'Orders to confirm could not be read');
        return false;
      });
      const workMs = performance.now() - begin;
      const atRest = performance.eventLoopUtilization();
      await rest(hasWritten ? workMs * (isBusy ? restPerWork.busy : restPerWork.quiet) : pollMs);
      isBusy = performance.eventLoopUtilization(atRest).utilization > busyShare;
    }
  };
  const working = work();

  return {
    async drain() {
      let written = 0;
      while (await writeNext()) written += 1;
      return written;
    },
    backlog: () => countOrderMails(database),
    async stop() {
      isStopping = true;
      wake();
      await working;
    },
  };
}
