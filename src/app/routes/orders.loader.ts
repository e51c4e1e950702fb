import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { loginPath } from '#domain/redirect.ts';
import type { OrdersData } from '#ui/screens/orders/orders-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Guests are led to the sign-in with a way back (docs/decisions/0064). */
async function requireMember(loading: PageLoaderArguments): Promise<void> {
  const { user } = await loadOrNotFound(loading, sessionEndpoints.user, {});
  if (!user.guest) return;
  const { pathname, search } = new URL(loading.request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}

export async function loadOrders(loading: PageLoaderArguments): Promise<OrdersData> {
  await requireMember(loading);
  const orderNumber = loading.params['orderNumber'];
  const asked = Number(new URL(loading.request.url).searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const { items, total, item } = await loadOrNotFound(loading, orderEndpoints.list, {
    query: orderNumber === undefined ? { page } : { orderNumber: orderNumber.slice(0, 40) },
  });
  if (orderNumber !== undefined && item === null) throw new Response(null, { status: 404 });
  return { items, total, page, item };
}
