import { tabStorageKeys } from '#contract/browser-storage.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { HomeData } from '#ui/screens/home/home-data.ts';
import { loadOrNotFound, tabStorageContext, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';

const offersShown = 8;
/** What cannot be ordered is no offer. */
const orderable = JSON.stringify({ deliveryState: ['1'] });

/** Only a tab that has an order on its way downloads how to ask for it. */
const placedOrderOf = async (loading: PageLoaderArguments): Promise<string | null> =>
  loading.context.get(tabStorageContext).read(tabStorageKeys.orderUnderWay) === null
    ? null
    : (await import('../interrupted-order.ts')).findInterruptedOrder(loading);

export async function loadHome(loading: PageLoaderArguments): Promise<HomeData> {
  const [supply, offers, placedOrder] = await Promise.all([
    loadOrNotFound(loading, listingEndpoints.supply, { query: {} }),
    loadOrNotFound(loading, listingEndpoints.list, {
      query: { limit: offersShown, sortBy: 'newest', filter: orderable },
    }),
    placedOrderOf(loading),
  ]);
  return { supply, offers: offers.items.map(shownArticle), placedOrder };
}
