import type { OrderInvoices } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { loadedAt } from '#tests/support/waiting-orders.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { Component as OrdersScreen } from '#ui/screens/orders/OrdersScreen.tsx';

/** The page of one own order, as its buyer opens it. */
export const renderOwnOrder = (
  item: Order,
  {
    invoices = { items: [], isToCome: false },
    ...more
  }: { readonly invoices?: OrderInvoices } & Pick<
    Parameters<typeof renderShopPage>[0],
    'answer' | 'flags'
  > = {},
) =>
  renderShopPage({
    Screen: OrdersScreen,
    path: '/my/orders/:orderNumber',
    address: `/my/orders/${item.orderNumber}`,
    data: { shown: 'order', item, invoices, now: loadedAt },
    ...more,
  });
