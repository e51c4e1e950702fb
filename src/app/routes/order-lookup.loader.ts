import { redirect } from 'react-router-dom';
import { orderEndpoints } from '#contract/order.ts';
import { ownOrderPath } from '#contract/own-order-path.ts';
import type { OrderLookupData } from '#ui/screens/order-lookup/order-lookup-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { loadInvoices } from './load-invoices.ts';

const longestPart = 60;

export async function loadOrderLookup(loading: PageLoaderArguments): Promise<OrderLookupData> {
  const { searchParams } = new URL(loading.request.url);
  const orderNumber = (searchParams.get('number') ?? '').slice(0, 40);
  const orderKey = (searchParams.get('orderKey') ?? '').slice(0, longestPart);
  if (orderNumber === '' || orderKey === '') return { found: null };
  const { item } = await loadOrNotFound(loading, orderEndpoints.list, { query: { orderNumber, orderKey } });
  if (item === null) {
    // Taken into an account, an order is its owner's alone: the link of the mail leads them there (docs/decisions/0141).
    const { item: own } = await loadOrNotFound(loading, orderEndpoints.list, { query: { orderNumber } });
    if (own === null) throw new Response(null, { status: 404 });
    throw redirect(ownOrderPath(orderNumber));
  }
  const invoices = await loadInvoices(loading, { orderNumber, orderKey });
  return { found: { order: item, orderKey, invoices } };
}
