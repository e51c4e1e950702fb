import { basketEndpoints } from '#contract/basket.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

/** Calls of the basket (S7); nothing changes by a GET (docs/decisions/0003). */
export function registerBasketRoutes(handlers: Handlers): void {
  handlers.handle(basketEndpoints.show, async ({ services, visitor }) => ({
    basket: await services.basket.show(visitor),
  }));

  handlers.handle(basketEndpoints.widget, async ({ services, visitor }) => ({
    head: await services.basket.head(visitor),
  }));

  handlers.handle(basketEndpoints.add, async ({ services, visitor, now }, { body }) => ({
    success: true as const,
    ...(await services.basket.add(visitor, body, now)),
  }));

  handlers.handle(basketEndpoints.addItems, async ({ services, visitor, now }, { body }) => {
    const { basket, corrections, refused } = await services.basket.addItems(visitor, body.items, now);
    return { success: true as const, basket, corrections: [...corrections], refused: [...refused] };
  });

  handlers.handle(basketEndpoints.updateQuantity, async ({ services, visitor }, { body }) => {
    const { basket, corrections } = await services.basket.updateQuantity(visitor, body.uid, body.quantity);
    return { success: true as const, basket, corrections: [...corrections] };
  });

  handlers.handle(basketEndpoints.updateNotice, async ({ services, visitor }, { body }) => {
    const { basket } = await services.basket.updateNotice(visitor, body.uid, body.hint);
    return { success: true as const, basket, corrections: [] };
  });

  handlers.handle(basketEndpoints.remove, async ({ services, visitor }, { body }) => {
    const { basket } = await services.basket.remove(visitor, body.uid);
    return { success: true as const, basket, corrections: [] };
  });

  handlers.handle(basketEndpoints.removeAll, async ({ services, visitor }) => {
    const { basket } = await services.basket.removeAll(visitor);
    return { success: true as const, basket, corrections: [] };
  });
}
