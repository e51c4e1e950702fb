import { guestOrderPath } from '#contract/order-path.ts';
import { stockNoticePath } from '#contract/stock-notice-path.ts';
import type { StockNoticeData } from '#ui/screens/stock-notice/stock-notice-data.ts';
import { page, personalHandle } from '../page-route.ts';

const orders = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'src/app/routes/orders-view.ts',
    lazy: () => import('./orders-view.ts'),
    handle: personalHandle(({ texts }) => texts.order.listTitle),
  });

export const accountRoutes = [
  orders('orders', '/my/orders'),
  orders('order', '/my/orders/:orderNumber'),
  page({
    id: 'orderLookup',
    path: guestOrderPath,
    view: 'src/app/routes/order-lookup-view.ts',
    lazy: () => import('./order-lookup-view.ts'),
    handle: personalHandle(({ texts }) => texts.order.title),
  }),
  page({
    id: 'stockNotice',
    path: stockNoticePath,
    view: 'src/app/routes/stock-notice-view.ts',
    lazy: () => import('./stock-notice-view.ts'),
    handle: personalHandle(({ data, language }) => (data as StockNoticeData).title[language]),
  }),
];
