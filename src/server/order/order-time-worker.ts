import { fateOfPieces, isOpenUnpaid } from '#domain/order-state.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { startDrainedWork } from '#server/runtime/drained-work.ts';
import type { DrainedWork } from '#server/runtime/drained-work.ts';
import { endOf, takeStep } from './order-life.ts';
import { orderFacts } from './order.facts.ts';
import {
  forgetPieces,
  giveBackPieces,
  lockDue,
  lockUnsettled,
  stopCounting,
  timedDelays,
} from './reservation.repository.ts';
import type { TimedDelay } from './reservation.repository.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';

interface OrderTimeOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly firms: FirmService;
  readonly log: Log;
  readonly clock: () => Date;
}

/** Ends and settles everything that is due; says how many times of orders were over. */
export type OrderTimeWorker = DrainedWork;

const everyMs = 60_000;

/**
 * Tells the chart of each order whose time is over: reservations of prepaid orders nobody paid for, reminders, deputies and
 * ends of releases. Then settles every order that has ended or was paid: pieces go back to the stock, counts go down. One order a transaction, locked against other processes; what an order holds is
 * emptied in the statement that gives it back, so it is given back once, whoever is killed in between.
 */
export function startOrderTimeWorker({
  database,
  settings,
  firms,
  log,
  clock,
}: OrderTimeOptions): OrderTimeWorker {
  const effects = orderFacts({ settings, firms, log });

  const endNext = (delay: TimedDelay): Promise<boolean> =>
    transaction(database, async (executor) => {
      const now = clock();
      const order = await lockDue(executor, delay, now);
      const end = order === null ? null : endOf(order, delay);
      if (order === null || end === null) return false;
      if (!(await takeStep(executor, order, end, { at: now, personId: null }, effects))) return false;
      log.info({ orderNumber: order.orderNumber, delay }, 'The time of an order was over');
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

  const work = async (isStopping: () => boolean): Promise<number> => {
    let ended = 0;
    for (const delay of timedDelays) while (!isStopping() && (await endNext(delay))) ended += 1;
    while (!isStopping() && (await settleNext()));
    return ended;
  };

  return startDrainedWork({
    pauseMs: everyMs,
    work,
    onFailure: (error) => log.warn({ err: error }, 'Reservations could not be ended'),
  });
}
