import { berlinDay } from '#domain/berlin-day.ts';
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

/** An order whose time is over. */
interface Reached {
  readonly id: number;
  /** Its chart took the end of that time. */
  readonly isEnded: boolean;
}

const everyMs = 60_000;
/** So many orders a day are warned of; whoever runs the shop knows by then that something is wrong with more than one. */
const mostWarned = 1000;

/** Says of each order whether it is the first time on a day, of so many a day at most. */
function firstOfDay(): (id: number, now: Date) => boolean {
  const known = new Set<number>();
  let knownOn = '';
  return (id, now) => {
    const day = berlinDay(now);
    if (day !== knownOn) known.clear();
    knownOn = day;
    if (known.has(id) || known.size >= mostWarned) return false;
    known.add(id);
    return true;
  };
}

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
  const isFirstOfDay = firstOfDay();

  const endNext = (delay: TimedDelay, passedOver: readonly number[]): Promise<Reached | null> =>
    transaction(database, async (executor) => {
      const now = clock();
      const order = await lockDue(executor, delay, now, passedOver);
      if (order === null) return null;
      const { id, orderNumber, state } = order;
      const end = endOf(order, delay);
      const isEnded =
        end !== null && (await takeStep(executor, order, end, { at: now, personId: null }, effects));
      if (isEnded) log.info({ orderNumber, delay }, 'The time of an order was over');
      else if (isFirstOfDay(id, now))
        log.warn({ orderNumber, delay, state }, 'The time of an order is over, and nothing can follow');
      return { id, isEnded };
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
    for (const delay of timedDelays) {
      // An order nothing can follow for, written by hand, must not keep those behind it waiting.
      const passedOver: number[] = [];
      while (!isStopping()) {
        const reached = await endNext(delay, passedOver);
        if (reached === null) break;
        if (reached.isEnded) ended += 1;
        else passedOver.push(reached.id);
      }
    }
    while (!isStopping() && (await settleNext()));
    return ended;
  };

  return startDrainedWork({
    pauseMs: everyMs,
    work,
    onFailure: (error) => log.warn({ err: error }, 'Reservations could not be ended'),
  });
}
