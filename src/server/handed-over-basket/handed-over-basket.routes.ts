import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { HandedOverBasketService } from './handed-over-basket.service.ts';

/** Taking over a basket that comes from elsewhere (S2.9); nothing changes by a GET. */
export function registerHandedOverBasketRoutes(
  handle: Handle,
  { handedOverBaskets }: { readonly handedOverBaskets: HandedOverBasketService },
): void {
  handle(handedOverBasketEndpoints.take, async (call, { body }) => ({
    success: true as const,
    corrections: [],
    ...(await handedOverBaskets.take(call, body.kind, body.uuid)),
  }));
}
