import { fateOfPieces, isOpenUnpaid, isReservationOver } from '#domain/order-state.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { startPolling } from '#server/runtime/polling.ts';
import { endOf, takeStep } from './order-life.ts';
import { orderFacts } from './order.facts.ts';
import {
  forgetPieces,
  giveBackPieces,
  lockDueReservation,
  lockUnsettled,
  stopCounting,
} from './reservation.repository.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';

interface ReservationOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly log: Log;
  readonly clock: () => Date;
}

export interface ReservationWorker {
  /** Ends and settles everything that is due now; returns how many orders were cancelled. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const everyMs = 60_000;

/**
 * Ends the reservations of prepaid orders nobody paid for, and settles every order that has ended or was paid: pieces go
 * back to the stock, counts go down. One order a transaction, locked against other processes; what an order holds is
 * emptied in the statement that gives it back, so it is given back once, whoever is killed in between.
 */
export function startReservationWorker({
  database,
  settings,
  log,
  clock,
}: ReservationOptions): ReservationWorker {
  let isStopping = false;
  let running: Promise<number> | null = null;

  const effects = orderFacts({ settings, log });

  const cancelNext = (): Promise<boolean> =>
    transaction(database, async (executor) => {
      const now = clock();
      const order = await lockDueReservation(executor, now);
      const end = order === null ? null : endOf(order, 'reservation');
      if (order === null || end === null || !isReservationOver(order, now)) return false;
      await takeStep(executor, order, end, { at: now, personId: null }, effects);
      log.info({ orderNumber: order.orderNumber }, 'An unpaid order was cancelled');
      return true;
    });

  const settleNext = (): Promise<boolean> =>
    transaction(database, async (executor) => {
      const now = clock();
      const order = await lockUnsettled(executor, now);
      if (order === null) return false;
      const fate = fateOfPieces(order.state);
      if (fate === 'returned') await giveBackPieces(executor, order.id);
      if (fate === 'gone') await forgetPieces(executor, order.id);
      const isCounted = isOpenUnpaid(order, now);
      if (!isCounted) await stopCounting(executor, order.id);
      return fate !== 'kept' || !isCounted;
    });

  const work = async (): Promise<number> => {
    let cancelled = 0;
    while (!isStopping && (await cancelNext())) cancelled += 1;
    while (!isStopping && (await settleNext()));
    return cancelled;
  };

  const drain = (): Promise<number> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  const polling = startPolling({
    pauseMs: everyMs,
    work: drain,
    onFailure: (error) => log.warn({ err: error }, 'Reservations could not be ended'),
  });

  return {
    drain,
    async stop() {
      isStopping = true;
      await polling.stop();
      await running?.catch(() => undefined);
    },
  };
}
