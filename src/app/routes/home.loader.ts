import { tabStorageKeys } from '#contract/browser-storage.ts';
import { directoryEndpoints } from '#contract/directory.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { HomeData, OwnOrders } from '#ui/screens/home/home-data.ts';
import { loadOrNotFound, memberContext, tabStorageContext, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';

/** Only who is signed in, or has an order on its way, downloads how to ask for orders. */
const ownOrdersOf = async (loading: PageLoaderArguments): Promise<OwnOrders> =>
  loading.context.get(memberContext) ||
  loading.context.get(tabStorageContext).read(tabStorageKeys.orderUnderWay) !== null
    ? (await import('../own-orders.ts')).loadOwnOrders(loading)
    : { placedOrder: null, lastOrders: [] };

export async function loadHome(loading: PageLoaderArguments): Promise<HomeData> {
  const [supply, offers, teaser, own] = await Promise.all([
    loadOrNotFound(loading, listingEndpoints.supply, { query: {} }),
    loadOrNotFound(loading, directoryEndpoints.lastArticles, {}),
    loadOrNotFound(loading, directoryEndpoints.manufacturersTeaser, {}),
    ownOrdersOf(loading),
  ]);
  return { supply, offers: offers.items.map(shownArticle), makers: teaser.topItems, ...own };
}
