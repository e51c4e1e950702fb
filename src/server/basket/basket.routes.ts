import { basketBookingEndpoints } from '#contract/basket-booking.ts';
import { basketEndpoints } from '#contract/basket.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { BasketService } from './basket.service.ts';

/** Calls of the basket (S7); nothing changes by a GET (docs/decisions/0003). */
export function registerBasketRoutes(handle: Handle, { baskets }: { readonly baskets: BasketService }): void {
  handle(basketEndpoints.show, async ({ visitor }) => ({
    basket: await baskets.show(visitor),
  }));

  handle(basketEndpoints.widget, async ({ visitor }) => ({
    head: await baskets.head(visitor),
  }));

  handle(basketEndpoints.add, async (call, { body }) => ({
    success: true as const,
    ...(await baskets.add(call, body)),
  }));

  handle(basketEndpoints.addItems, async (call, { body }) => {
    const { basket, corrections, refused } = await baskets.addItems(call, body.items);
    return { success: true as const, basket, corrections: [...corrections], refused: [...refused] };
  });

  handle(basketEndpoints.updateQuantity, async ({ visitor }, { body }) => {
    const { basket, corrections } = await baskets.updateQuantity(visitor, body.uid, body.quantity);
    return { success: true as const, basket, corrections: [...corrections] };
  });

  handle(basketEndpoints.updateNotice, async ({ visitor }, { body }) => {
    const { basket } = await baskets.updateNotice(visitor, body.uid, body.hint);
    return { success: true as const, basket, corrections: [] };
  });

  handle(basketBookingEndpoints.updateCostCenter, async ({ visitor }, { body }) => {
    const { basket } = await baskets.updateCostCenter(visitor, body.uid, body.costCenter);
    return { success: true as const, basket, corrections: [] };
  });

  handle(basketEndpoints.remove, async ({ visitor }, { body }) => {
    const { basket } = await baskets.remove(visitor, body.uid);
    return { success: true as const, basket, corrections: [] };
  });

  handle(basketEndpoints.removeAll, async ({ visitor }) => {
    const { basket } = await baskets.removeAll(visitor);
    return { success: true as const, basket, corrections: [] };
  });
}
