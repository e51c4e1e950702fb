import { boughtArticleEndpoints } from '#contract/bought-articles.ts';
import { lastOrderEndpoints } from '#contract/last-order.ts';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { OrderLookupService } from './order-lookup.service.ts';
import type { OrderService } from './order.service.ts';

/** The visitor's own orders, and a guest's by number and mail address (S7.1, S7.2). */
export function registerOrderRoutes(
  handle: Handle,
  { orders }: { readonly orders: OrderService & OrderLookupService },
): void {
  handle(orderEndpoints.list, ({ visitor }, { query }) => orders.list(visitor, query));

  handle(lastOrderEndpoints.list, async ({ visitor }) => ({ items: await orders.last(visitor) }));

  handle(boughtArticleEndpoints.list, ({ visitor }, { query }) =>
    orders.bought(memberOf(visitor), query.page ?? 1),
  );

  handle(orderLookupEndpoints.find, async ({ visitor, now }, { body }) => ({
    success: true as const,
    path: await orders.find(visitor, body, now),
  }));

  handle(orderLookupEndpoints.join, async ({ visitor, now }, { body }) => ({
    success: true as const,
    path: await orders.join(memberOf(visitor), body.orderNumber, now),
  }));

  handle(orderEndpoints.pdf, async ({ visitor }, { body }) => {
    const { fileName, base64 } = await orders.pdf(visitor, body);
    return { success: true as const, fileName, contentType: 'application/pdf' as const, base64 };
  });
}
