import { lastOrderEndpoints } from '#contract/last-order.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { OrderLookupService } from './order-lookup.service.ts';
import type { OrderService } from './order.service.ts';

const documentWeight = 20;
/** A large document is drawn for a second or two, on a busy machine for longer; it is kept, so once. */
const drawingMs = 20_000;

/** The visitor's own orders, and a guest's by number and mail address (S7.1, S7.2). */
export function registerOrderRoutes(
  handle: Handle,
  { orders }: { readonly orders: OrderService & OrderLookupService },
): void {
  handle(orderEndpoints.list, ({ visitor }, { query }) => orders.list(visitor, query));

  handle(lastOrderEndpoints.list, async ({ visitor }) => ({ items: await orders.last(visitor) }), {
    isOrdering: false,
  });

  handle(
    orderEndpoints.find,
    async ({ visitor, now }, { body }) => ({
      success: true as const,
      path: await orders.find(visitor, body, now),
    }),
    { isOrdering: false },
  );

  handle(
    orderEndpoints.pdf,
    async ({ visitor }, { body }) => {
      const { fileName, base64 } = await orders.pdf(visitor, body);
      return { success: true as const, fileName, contentType: 'application/pdf' as const, base64 };
    },
    { weight: documentWeight, isOrdering: false, longestMs: drawingMs },
  );
}
