import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { StoredBasketService } from './stored-basket.service.ts';

const done = { success: true } as const;

/** Baskets that whoever is signed in keeps for later (S7.2). */
export function registerStoredBasketRoutes(
  handle: Handle,
  { storedBaskets }: { readonly storedBaskets: StoredBasketService },
): void {
  handle(storedBasketEndpoints.save, async ({ visitor, now }, { body }) => ({
    ...done,
    corrections: [],
    basket: await storedBaskets.save(memberOf(visitor), body.name, now),
  }));
  handle(storedBasketEndpoints.view, async ({ visitor }, { body }) => ({
    ...done,
    item: await storedBaskets.view(memberOf(visitor), body.id),
  }));
  handle(storedBasketEndpoints.load, async ({ visitor, now }, { body }) => ({
    ...done,
    corrections: [],
    ...(await storedBaskets.load(memberOf(visitor), body.id, body.how, now)),
  }));
  handle(storedBasketEndpoints.remove, async ({ visitor }, { body }) => ({
    ...done,
    corrections: [],
    basket: await storedBaskets.remove(memberOf(visitor), body.id),
  }));
}
