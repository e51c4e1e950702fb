import { tabStorageKeys } from '#contract/browser-storage.ts';
import { orderEndpoints } from '#contract/order.ts';
import { loadContext, tabStorageContext, type PageLoaderArguments } from './load.ts';

/**
 * Number of the order that was on its way when its page had to be left, e.g. for a maintenance, and that arrived
 * (docs/decisions/0027); null when there is none. It is told until its confirmation has been opened.
 */
export async function findInterruptedOrder({
  context,
  request,
}: PageLoaderArguments): Promise<string | null> {
  const tab = context.get(tabStorageContext);
  const orderToken = tab.read(tabStorageKeys.orderUnderWay);
  if (orderToken === null) return null;
  try {
    const answer = await context.get(loadContext)(
      orderEndpoints.list,
      { query: { orderToken } },
      { signal: request.signal },
    );
    if (answer.outcome !== 'ok') return null;
    if (answer.reply.item === null) tab.write(tabStorageKeys.orderUnderWay, null);
    return answer.reply.item?.orderNumber ?? null;
  } catch {
    // The home page must not fail for it; the next visit asks again.
    return null;
  }
}
