import { page } from '../page-route.ts';

export const basketRoute = page({
  id: 'basket',
  path: '/shop/basket',
  view: 'src/app/routes/basket-view.ts',
  lazy: () => import('./basket-view.ts'),
  handle: {
    meta: ({ texts }) => ({ title: texts.basket.title, robots: 'noindex,follow' }),
    isPersonal: true,
    needsBuyingTexts: true,
  },
});
