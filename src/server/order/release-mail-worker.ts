import { transaction } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { Log } from '#server/log/log.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { startDraining } from '#server/runtime/draining.ts';
import type { Draining } from '#server/runtime/draining.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { releaseMails } from './release-mail.ts';
import { isStepUntold, takeUntoldStep } from './release-mail.repository.ts';

interface ReleaseMailOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly firms: FirmService;
  readonly publicUrl: string;
  readonly log: Log;
}

const pauseMs = 1000;

/**
 * Tells buyers and those who decide for their firms of each step of a release, once: that it was told is written in the
 * transaction that stores the mails.
 */
export function startReleaseMailWorker(options: ReleaseMailOptions): Draining {
  const { database, settings, firms, publicUrl, log } = options;

  const tellNext = (): Promise<boolean> =>
    transaction(database, async (executor) => {
      const taken = await takeUntoldStep(executor);
      if (taken === null) return false;
      const {
        step,
        event,
        text,
        buyer,
        by,
        isByBuyer,
        isBuyerGone,
        accountId,
        userId,
        isDeputised,
        mayReleaseOwn,
        ...order
      } = taken;
      const who = accountId === null || userId === null ? null : { accountId, id: userId, mayReleaseOwn };
      const roles =
        isHeardByAll.has(event) && isDeputised
          ? both
          : ([event === 'after:deputy' ? 'deputy' : 'admin'] as const);
      const deciders =
        who === null
          ? []
          : (await Promise.all(roles.map((role) => firms.deciders(executor, who, role)))).flat();
      const context = { settings: await settings.read(), publicUrl, deciders };
      try {
        const mails = releaseMails({ event, order, buyer, by, isByBuyer, isBuyerGone, text }, context);
        await enqueueMails(
          executor,
          mails.map((mail) => ({ ...mail, occasion: `order-${order.orderNumber}-${step}-${mail.to}` })),
        );
      } catch (error) {
        // An address nobody can write to must not keep those behind it waiting.
        if (!(error instanceof RangeError)) throw error;
        log.error({ err: error, orderNumber: order.orderNumber }, 'A step of a release could not be told');
      }
      return true;
    });

  return startDraining({
    pauseMs,
    isWaiting: () => isStepUntold(database),
    takeNext: tellNext,
    onFailure: (error) => log.warn({ err: error }, 'Steps of releases could not be told'),
  });
}

const both = ['admin', 'deputy'] as const;
/** Whoever may decide by now hears of these. */
const isHeardByAll: ReadonlySet<string> = new Set([
  'release.answer',
  'release.withdraw',
  'order.cancel',
  'after:reminder',
  'after:expiry',
]);
