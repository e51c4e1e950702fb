import { quickOrderEndpoints } from '#contract/quick-order.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { QuickOrderService } from './quick-order.service.ts';

/** What the lines of a quick order mean (S2.7-37). */
export function registerQuickOrderRoutes(
  handle: Handle,
  { quickOrder }: { readonly quickOrder: QuickOrderService },
): void {
  handle(quickOrderEndpoints.resolve, async ({ visitor }, { body: { numbers, quantities = [] } }) => ({
    success: true as const,
    answers: [...(await quickOrder.resolve(visitor, numbers, quantities))],
  }));
}
