import type { Module } from '#server/calls/module.ts';
import { sentMailsKeptMs } from '#server/mail/mail.module.ts';
import { deleteOldNotices } from './stock-notice.repository.ts';
import { registerStockNoticeRoutes } from './stock-notice.routes.ts';
import { confirmableMs, createStockNotices, waitingKeptMs } from './stock-notice.service.ts';
import type { StockNoticeNeeds } from './stock-notice.service.ts';
import { startStockNoticeWorker } from './stock-notice-worker.ts';

/** Notices about articles that can be delivered again. */
export const stockNoticeModule = (needs: StockNoticeNeeds) => {
  const { foundation, settings } = needs;
  return {
    service: createStockNotices(needs),
    routes: registerStockNoticeRoutes,
    tidyUp: (before) =>
      deleteOldNotices(foundation.database, {
        asked: before(confirmableMs),
        // A complaint about the mail may need who asked for it and when.
        told: before(sentMailsKeptMs),
        confirmed: before(waitingKeptMs),
      }),
    startWork: (publicUrl) => [startStockNoticeWorker({ ...foundation, settings, publicUrl })],
  } satisfies Module<unknown, never>;
};
