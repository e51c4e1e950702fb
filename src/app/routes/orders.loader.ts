import { redirect } from 'react-router-dom';
import { orderEndpoints, orderStates, ownOrdersPerPage } from '#contract/order.ts';
import { ownOrdersPath } from '#contract/own-order-path.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import { addressOf, readRowQuery, tableParameters } from '#domain/table-query.ts';
import type { OrdersData } from '#ui/screens/orders/orders-data.ts';
import { clockContext } from '../clock-context.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { loadInvoices } from './load-invoices.ts';
import { requireMember } from './require-member.ts';

/** What the list may be asked for; the server finds and narrows, since it holds more than a page. */
const ordersTable = { columns: [], filters: { state: { values: orderStates } } };

/** Own orders, or one of them in full; guests are led to the sign-in. */
export async function loadOrders(loading: PageLoaderArguments): Promise<OrdersData> {
  await requireMember(loading);
  const now = loading.context.get(clockContext)().toISOString();
  const { list } = orderEndpoints;
  const orderNumber = loading.params['orderNumber'];
  if (orderNumber !== undefined) {
    const { item } = await loadOrNotFound(loading, list, {
      query: { orderNumber: orderNumber.slice(0, 40) },
    });
    if (item === null) throw new Response(null, { status: 404 });
    return {
      shown: 'order',
      item,
      invoices: await loadInvoices(loading, { orderNumber: item.orderNumber }),
      now,
    };
  }
  const query = readRowQuery(new URL(loading.request.url).searchParams, ordersTable);
  const { search } = query;
  const page = Math.min(query.page, mostTablePages);
  const state = orderStates.find((known) => known === query.filters?.['state']);
  const {
    items,
    total,
    states = [],
  } = await loadOrNotFound(loading, list, {
    query: { page, ...(search === '' ? {} : { search }), ...(state === undefined ? {} : { state }) },
  });
  // Behind the last page there is nothing to be said.
  if (items.length === 0 && page > 1) {
    const first = tableParameters({ ...query, page: 1 }, ordersTable.columns);
    throw redirect(addressOf(ownOrdersPath, first));
  }
  return {
    shown: 'list',
    items,
    query: { ...query, page },
    pages: Math.ceil(total / ownOrdersPerPage),
    total,
    states,
  };
}
