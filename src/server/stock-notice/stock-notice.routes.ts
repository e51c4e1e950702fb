import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { StockNotices } from './stock-notice.service.ts';

/** Notices about articles that can be delivered again: asked for, confirmed and ended. */
export function registerStockNoticeRoutes(
  handle: Handle,
  { stockNotices }: { readonly stockNotices: StockNotices },
): void {
  handle(stockNoticeEndpoints.ask, async (call, { body }) => {
    await stockNotices.ask(call, body);
    return { success: true as const };
  });

  handle(stockNoticeEndpoints.show, async ({ now }, { query }) => ({
    item: await stockNotices.show(query.noticeKey, now),
  }));

  handle(stockNoticeEndpoints.confirm, async ({ visitor, now }, { body }) => {
    await stockNotices.confirm(visitor, body.noticeKey, now);
    return { success: true as const };
  });

  handle(stockNoticeEndpoints.end, async ({ visitor }, { body }) => {
    await stockNotices.end(visitor, body.noticeKey);
    return { success: true as const };
  });
}
