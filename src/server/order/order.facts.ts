import { enqueueMail } from '#server/mail/outbox.ts';
import type { Log } from '#server/log/log.ts';
import type { Executor } from '#server/database/pool.ts';
import { UnreadableRow } from '#server/database/statement.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { cancellationMail } from './cancellation-mail.ts';
import type { OrderEffects } from './order-life.ts';
import { noteCancellation, notePayment } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';
import { loadOrderHead } from './order.repository.ts';
import { forgetPieces, giveBackPieces, stopCounting } from './reservation.repository.ts';

/** What the facts of an order's chart do: a table, fact → what follows in the transaction of the step. */
export function orderFacts({
  settings,
  log,
}: {
  readonly settings: SettingsService;
  readonly log: Log;
}): OrderEffects {
  const tellBuyer = async (
    executor: Executor,
    { id, orderNumber }: OrderStandingRow,
    reason: string,
  ): Promise<void> => {
    try {
      const order = await loadOrderHead(executor, id);
      if (order === null) return;
      const mail = cancellationMail(order, await settings.read(), reason);
      await enqueueMail(executor, { ...mail, occasion: `order-${orderNumber}-cancelled` });
    } catch (error) {
      // An address nobody can write to or read must not keep the goods of this order and of all behind it.
      if (!(error instanceof RangeError || error instanceof UnreadableRow)) throw error;
      log.error({ err: error, orderNumber }, 'A buyer could not be told of a cancellation');
    }
  };

  return {
    'order.paid': (executor, order, _fact, { at }) => notePayment(executor, order.id, at),
    'order.settled': (executor, order) => stopCounting(executor, order.id),
    'order.piecesFreed': (executor, order) => giveBackPieces(executor, order.id),
    'order.piecesSent': (executor, order) => forgetPieces(executor, order.id),
    'order.cancelled': async (executor, order, { reason }, by) => {
      await noteCancellation(executor, order.id, by.at, reason);
      await tellBuyer(executor, order, by.reason ?? '');
    },
  };
}
