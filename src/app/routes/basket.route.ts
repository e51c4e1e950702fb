import { hasManyPositions } from '../many-positions.ts';
import { page } from '../page-route.ts';

export const basketRoute = page({
  id: 'basket',
  path: '/shop/basket',
  view: 'ui/screens/basket/BasketScreen.tsx',
  lazy: () => import('#ui/screens/basket/BasketScreen.tsx'),
  texts: ['basket', 'basketPage', 'dispatch'],
  loader: async (loading) => (await import('./basket.loader.ts')).loadBasket(loading),
  handle: {
    meta: ({ texts }) => ({ title: texts.basket.title, robots: 'noindex,follow' }),
    isPersonal: true,
    areDataLater: hasManyPositions,
  },
});
