import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import type { Texts } from '#texts/texts.ts';
import type { AdminOrdersData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import { page, personalHandle } from '../page-route.ts';

const ordersTitle = (data: AdminOrdersData | undefined, { adminOrders, order }: Texts): string =>
  data?.shown === 'order' ? order.number({ number: data.item.order.orderNumber }) : adminOrders.title;

/** Pages of those who decide for a firm (S2.4); no other account pays for them (docs/decisions/0097). */
export const adminRoutes = [
  page({
    id: 'adminOrders',
    // The list and one of its orders are one page: its chart stays while somebody goes from one to the other.
    path: `${adminOrdersPath}/:orderNumber?`,
    view: 'src/app/routes/admin-orders.page.ts',
    lazy: () => import('./admin-orders.page.ts'),
    texts: ['account', 'adminOrders', 'basket', 'forms', 'order', 'release'],
    loader: async (loading) => (await import('./admin-orders.loader.ts')).loadAdminOrders(loading),
    handle: personalHandle(({ data, texts }) => ordersTitle(data as AdminOrdersData | undefined, texts)),
  }),
];
