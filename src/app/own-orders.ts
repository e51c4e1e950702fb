import { lastOrderEndpoints } from '#contract/last-order.ts';
import type { OwnOrders } from '#ui/screens/home/home-data.ts';
import { findInterruptedOrder } from './interrupted-order.ts';
import { loadContext, memberContext, type PageLoaderArguments } from './load.ts';

/** What the visitor ordered last; the home page stands without it when it cannot be had. */
async function findLastOrders({ context, request }: PageLoaderArguments): Promise<OwnOrders['lastOrders']> {
  if (!context.get(memberContext)) return [];
  try {
    const answer = await context.get(loadContext)(lastOrderEndpoints.list, {}, { signal: request.signal });
    return answer.outcome === 'ok' ? answer.reply.items : [];
  } catch {
    return [];
  }
}

/** What the home page says of the visitor's own orders; both are asked for at once. */
export async function loadOwnOrders(loading: PageLoaderArguments): Promise<OwnOrders> {
  const [placedOrder, lastOrders] = await Promise.all([
    findInterruptedOrder(loading),
    findLastOrders(loading),
  ]);
  return { placedOrder, lastOrders };
}
