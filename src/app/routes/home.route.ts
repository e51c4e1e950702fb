import { listingEndpoints } from '#contract/listing.ts';
import type { HomeData } from '#ui/screens/home/home-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { page } from '../page-route.ts';
import { shownArticle } from '../shown-articles.ts';

const offersShown = 8;
/** What cannot be ordered is no offer. */
const orderable = JSON.stringify({ deliveryState: ['1'] });

export const homeRoute = page({
  id: 'home',
  path: '/',
  view: 'ui/screens/home/HomeScreen.tsx',
  lazy: () => import('#ui/screens/home/HomeScreen.tsx'),
  loader: async (loading: PageLoaderArguments): Promise<HomeData> => {
    const [supply, offers] = await Promise.all([
      loadOrNotFound(loading, listingEndpoints.supply, { query: {} }),
      loadOrNotFound(loading, listingEndpoints.list, {
        query: { limit: offersShown, sortBy: 'newest', filter: orderable },
      }),
    ]);
    return { supply, offers: offers.items.map(shownArticle) };
  },
  handle: {
    meta: ({ texts }) => ({
      title: texts.home.metaTitle,
      description: texts.home.metaDescription,
      canonicalPath: '/',
    }),
  },
});
