import { enqueueMail } from '#server/mail/outbox.ts';
import type { Log } from '#server/log/log.ts';
import type { Executor } from '#server/database/pool.ts';
import { UnreadableRow } from '#server/database/statement.ts';
import { couponGiving as coupons } from '#server/coupon/coupon.service.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { cancellationMail } from './cancellation-mail.ts';
import type { OrderEffects } from './order-life.ts';
import {
  confirmLater,
  noteAsked,
  noteCancellation,
  noteDeputy,
  notePayment,
  noteReminder,
} from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';
import { loadOrderHead } from './order.repository.ts';
import { forgetPieces, giveBackPieces, stopCounting } from './reservation.repository.ts';

const nothingElse = (): Promise<void> => Promise.resolve();

/** What the facts of an order's chart do: a table, fact → what follows in the transaction of the step. */
export function orderFacts({
  settings,
  firms,
  log,
}: {
  readonly settings: SettingsService;
  readonly firms: FirmService;
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
    // It ends without being sent: what it held of a coupon is free again, too.
    'order.piecesFreed': async (executor, order) => {
      await giveBackPieces(executor, order.id);
      await coupons.giveBack(executor, order.id);
    },
    'order.piecesSent': (executor, order) => forgetPieces(executor, order.id),
    'order.budgetFreed': (executor, order) => firms.giveBackBudgets(executor, order.id),
    'order.released': (executor, order, { reservedMs }) =>
      confirmLater(
        executor,
        order.id,
        reservedMs === null ? null : new Date(order.placedAt.getTime() + reservedMs),
      ),
    // Who is told of these reads it off the history (release-mail-worker.ts).
    'order.denied': nothingElse,
    // Whoever takes the step writes what has changed with it (release.service.ts).
    'order.changed': nothingElse,
    'order.withdrawn': (executor, order, _fact, { at }) => noteCancellation(executor, order.id, at, null),
    'order.asked': (executor, order) => noteAsked(executor, order.id, true),
    'order.answered': (executor, order) => noteAsked(executor, order.id, false),
    'order.reminded': (executor, order) => noteReminder(executor, order.id),
    'order.deputised': (executor, order) => noteDeputy(executor, order.id),
    'order.cancelled': async (executor, order, { reason }, by) => {
      await noteCancellation(executor, order.id, by.at, reason);
      await tellBuyer(executor, order, by.reason ?? '');
    },
  };
}
