import { performance } from 'node:perf_hooks';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { mailToStore } from '#server/mail/outbox.ts';
import {
  countOrderMails,
  postponeOrderMail,
  returnConfirmations,
  storeConfirmation,
  takeDueConfirmations,
} from './order-mail.repository.ts';
import { loadOrderHead, loadOrderPositions } from './order.repository.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import { mailedOrderPath, mailedWithdrawalPath } from './order-lookup.service.ts';
import { courseOf } from './order-course.ts';
import { toOrder } from './order.service.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import { orderMail } from './order-mail.ts';
import { unlinkedOrder } from './unlinked-order.ts';

interface OrderMailWorkerOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly documents: OrderDocumentService;
  readonly keys: Pick<SessionKeys, 'blind'>;
  readonly publicUrl: string | null;
  readonly log: Log;
}

export interface OrderMailWorker {
  /** Writes every confirmation that is due now and that no other worker has taken; returns how many. */
  readonly drain: () => Promise<number>;
  readonly backlog: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 500;
/** Confirmations written at the same time: one that takes long, or never ends, does not hold the others. */
const lanes = 4;
const takenAtOnce = 8;
/** Longer than a worker needs for what it takes at once; one that dies leaves its confirmations this long. */
const leaseMs = 30_000;
/** Rest between two confirmations while the process is busy with shoppers, unless one has waited for long already. */
const restMs = 1000;
const patienceMs = 6000;
/** Time for what is being composed when the process is told to stop; then its drawing is given up. */
const gracefulStopMs = 4000;
/** Share of the time in which the process had something to do. */
const busyShare = 0.6;

interface Taken {
  readonly orderId: number;
  /** On the process's own clock, in milliseconds. */
  readonly dueSince: number;
}

/**
 * Writes the confirmation of each order into the outbox. An order is taken by a lease and composed without holding a
 * transaction; then the mail is stored and the note that it is due goes, in one statement. The mail's occasion is unique, so an order
 * gets exactly one, whoever else may have composed it.
 */
export function startOrderMailWorker(options: OrderMailWorkerOptions): OrderMailWorker {
  const { database, settings, documents, keys, publicUrl, log } = options;
  let isStopping = false;
  const resting = new Set<() => void>();
  const taken: Taken[] = [];
  let taking: Promise<void> | null = null;

  const take = async (): Promise<void> => {
    const due = await takeDueConfirmations(database, takenAtOnce, leaseMs);
    const now = performance.now();
    taken.push(...due.map(({ orderId, waitedMs }) => ({ orderId, dueSince: now - waitedMs })));
  };

  const nextDue = async (): Promise<Taken | null> => {
    if (taken.length === 0) {
      taking ??= take().finally(() => {
        taking = null;
      });
      await taking;
    }
    return taken.shift() ?? null;
  };

  const compose = async (orderId: number): Promise<Mail> => {
    const [stored, positions, shopSettings] = await Promise.all([
      loadOrderHead(database, orderId),
      loadOrderPositions(database, orderId),
      settings.read(),
    ]);
    if (stored === null) throw new Error('The order to confirm does not exist.');
    const order = unlinkedOrder(toOrder({ order: stored, positions }, shopSettings));
    const { release } = await courseOf(database, stored);
    const { language, orderNumber, email } = stored;
    const content = await documents.pdfOf({
      order: stored,
      language,
      settings: shopSettings,
      whole: async () => order,
    });
    const { subject, text, html } = orderMail(release === undefined ? order : { ...order, release }, {
      language,
      settings: shopSettings,
      publicUrl,
      path: await mailedOrderPath({ database, keys }, stored),
      withdrawalPath: await mailedWithdrawalPath({ database, keys }, stored, order.billingAddress.kind),
    });
    const filename = textsOf(language).order.fileName({ number: orderNumber });
    return {
      to: email,
      subject,
      text,
      html,
      attachments: [{ filename, contentType: 'application/pdf', content }],
      occasion: `order-${orderNumber}-confirmation`,
    };
  };

  /** False when it could not be written and is tried again later. */
  const confirm = async (orderId: number): Promise<boolean> => {
    try {
      const mail = await compose(orderId);
      await storeConfirmation(database, orderId, mailToStore(mail));
      return true;
    } catch (error) {
      log.error({ err: error, orderId }, 'A confirmation could not be written');
      await postponeOrderMail(database, orderId);
      return false;
    }
  };

  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      timer.unref();
      resting.add(end);
    });

  const work = async (): Promise<void> => {
    while (!isStopping) {
      const atBegin = performance.eventLoopUtilization();
      let due: Taken | null = null;
      try {
        due = await nextDue();
        if (due !== null) await confirm(due.orderId);
      } catch (error) {
        log.warn({ err: error }, 'Orders to confirm could not be read');
      }
      if (isStopping) return;
      const isBusy = performance.eventLoopUtilization(atBegin).utilization > busyShare;
      if (due === null) await rest(pollMs);
      else if (isBusy && performance.now() - due.dueSince < patienceMs) await rest(restMs);
    }
  };
  const working = Promise.all(Array.from({ length: lanes }, work));

  return {
    async drain() {
      let written = 0;
      for (let due = await nextDue(); due !== null; due = await nextDue()) {
        if (await confirm(due.orderId)) written += 1;
      }
      return written;
    },
    backlog: () => countOrderMails(database),
    async stop() {
      isStopping = true;
      for (const end of resting) end();
      const overdue = setTimeout(() => void documents.stop(), gracefulStopMs);
      await working;
      clearTimeout(overdue);
      const left = taken.splice(0).map(({ orderId }) => orderId);
      if (left.length > 0) await returnConfirmations(database, left);
    },
  };
}
