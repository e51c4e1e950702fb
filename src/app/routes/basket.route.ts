import { basketEndpoints } from '#contract/basket.ts';
import type { BasketData } from '#ui/screens/basket/basket-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { page } from '../page-route.ts';

export const basketRoute = page({
  id: 'basket',
  path: '/shop/basket',
  view: 'ui/screens/basket/BasketScreen.tsx',
  lazy: () => import('#ui/screens/basket/BasketScreen.tsx'),
  loader: (loading: PageLoaderArguments): Promise<BasketData> =>
    loadOrNotFound(loading, basketEndpoints.show, {}),
  handle: {
    meta: ({ texts }) => ({ title: texts.basket.title, robots: 'noindex,follow' }),
    isPersonal: true,
  },
});
