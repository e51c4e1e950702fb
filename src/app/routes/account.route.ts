import { guestOrderPath } from '#contract/order-path.ts';
import { stockNoticePath } from '#contract/stock-notice-path.ts';
import type { StockNoticeData } from '#ui/screens/stock-notice/stock-notice-data.ts';
import { page, personalHandle } from '../page-route.ts';

const orders = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/orders/OrdersScreen.tsx',
    lazy: () => import('#ui/screens/orders/OrdersScreen.tsx'),
    texts: ['basket', 'forms', 'order'],
    loader: async (loading) => (await import('./orders.loader.ts')).loadOrders(loading),
    handle: personalHandle(({ texts }) => texts.order.listTitle),
  });

export const accountRoutes = [
  orders('orders', '/my/orders'),
  orders('order', '/my/orders/:orderNumber'),
  page({
    id: 'orderLookup',
    path: guestOrderPath,
    view: 'ui/screens/order-lookup/OrderLookupScreen.tsx',
    lazy: () => import('#ui/screens/order-lookup/OrderLookupScreen.tsx'),
    texts: ['basket', 'forms', 'order'],
    loader: async (loading) => (await import('./order-lookup.loader.ts')).loadOrderLookup(loading),
    handle: personalHandle(({ texts }) => texts.order.title),
  }),
  page({
    id: 'stockNotice',
    path: stockNoticePath,
    view: 'ui/screens/stock-notice/StockNoticeScreen.tsx',
    lazy: () => import('#ui/screens/stock-notice/StockNoticeScreen.tsx'),
    texts: [],
    loader: async (loading) => (await import('./stock-notice.loader.ts')).loadStockNotice(loading),
    handle: personalHandle(({ data, language }) => (data as StockNoticeData).title[language]),
  }),
];
