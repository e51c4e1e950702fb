import { guestOrderPath } from '#contract/order-path.ts';
import { page } from '../page-route.ts';

const orders = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'src/app/routes/orders-view.ts',
    lazy: () => import('./orders-view.ts'),
    handle: {
      meta: ({ texts }) => ({ title: texts.order.listTitle, robots: 'noindex,nofollow' }),
      isPersonal: true,
      needsBuyingTexts: true,
    },
  });

export const accountRoutes = [
  orders('orders', '/my/orders'),
  orders('order', '/my/orders/:orderNumber'),
  page({
    id: 'orderLookup',
    path: guestOrderPath,
    view: 'src/app/routes/order-lookup-view.ts',
    lazy: () => import('./order-lookup-view.ts'),
    handle: {
      meta: ({ texts }) => ({ title: texts.order.title, robots: 'noindex,nofollow' }),
      isPersonal: true,
      needsBuyingTexts: true,
    },
  }),
];
