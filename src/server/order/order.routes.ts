import { lastOrderEndpoints } from '#contract/last-order.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

const documentWeight = 20;
/** A large document is drawn for a second or two, on a busy machine for longer; it is kept, so once. */
const drawingMs = 20_000;

/** The visitor's own orders, and a guest's by number and mail address (S7.1, S7.2). */
export function registerOrderRoutes(handlers: Handlers): void {
  handlers.handle(orderEndpoints.list, ({ services, visitor }, { query }) =>
    services.orders.list(visitor, query),
  );

  handlers.handle(
    lastOrderEndpoints.list,
    async ({ services, visitor }) => ({ items: await services.orders.last(visitor) }),
    { isOrdering: false },
  );

  handlers.handle(
    orderEndpoints.find,
    async ({ services, visitor, now }, { body }) => ({
      success: true as const,
      path: await services.orderLookup.find(visitor, body, now),
    }),
    { isOrdering: false },
  );

  handlers.handle(
    orderEndpoints.pdf,
    async ({ services, visitor }, { body }) => {
      const { fileName, base64 } = await services.orders.pdf(visitor, body);
      return { success: true as const, fileName, contentType: 'application/pdf' as const, base64 };
    },
    { weight: documentWeight, isOrdering: false, longestMs: drawingMs },
  );
}
