import { tabStorageKeys } from '#contract/browser-storage.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { ConfirmationData } from '#ui/screens/confirmation/confirmation-data.ts';
import { loadOrNotFound, tabStorageContext, type PageLoaderArguments } from '../load.ts';

export async function loadConfirmation(loading: PageLoaderArguments): Promise<ConfirmationData> {
  const orders = await loadOrNotFound(loading, orderEndpoints.list, {
    query: { orderNumber: (loading.params['orderNumber'] ?? '').slice(0, 40) },
  });
  if (orders.item === null) throw new Response(null, { status: 404 });
  const tab = loading.context.get(tabStorageContext);
  const isNew = tab.read(tabStorageKeys.orderUnderWay) !== null;
  tab.write(tabStorageKeys.orderUnderWay, null);
  return { order: orders.item, isNew };
}
