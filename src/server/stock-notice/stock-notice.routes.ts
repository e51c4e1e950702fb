import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

/** Notices about articles that can be delivered again: asked for, confirmed and ended. */
export function registerStockNoticeRoutes(handlers: Handlers): void {
  handlers.handle(stockNoticeEndpoints.ask, async ({ services, visitor, now }, { body }) => {
    await services.stockNotices.ask(visitor, body, now);
    return { success: true as const };
  });

  handlers.handle(stockNoticeEndpoints.show, async ({ services, now }, { query }) => ({
    item: await services.stockNotices.show(query.noticeKey, now),
  }));

  handlers.handle(
    stockNoticeEndpoints.confirm,
    async ({ services, visitor, now }, { body }) => {
      await services.stockNotices.confirm(visitor, body.noticeKey, now);
      return { success: true as const };
    },
    { mayBeginAnew: true },
  );

  handlers.handle(
    stockNoticeEndpoints.end,
    async ({ services, visitor }, { body }) => {
      await services.stockNotices.end(visitor, body.noticeKey);
      return { success: true as const };
    },
    { mayBeginAnew: true },
  );
}
