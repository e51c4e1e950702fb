import { orderEndpoints } from '#contract/order.ts';
import type { OrdersData } from '#ui/screens/orders/orders-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { loadInvoices } from './load-invoices.ts';
import { requireMember } from './require-member.ts';

export async function loadOrders(loading: PageLoaderArguments): Promise<OrdersData> {
  await requireMember(loading);
  const orderNumber = loading.params['orderNumber'];
  const asked = Number(new URL(loading.request.url).searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const { items, total, item } = await loadOrNotFound(loading, orderEndpoints.list, {
    query: orderNumber === undefined ? { page } : { orderNumber: orderNumber.slice(0, 40) },
  });
  if (orderNumber !== undefined && item === null) throw new Response(null, { status: 404 });
  const invoices = item === null ? null : await loadInvoices(loading, { orderNumber: item.orderNumber });
  return { items, total, page, item, invoices, now: new Date().toISOString() };
}
