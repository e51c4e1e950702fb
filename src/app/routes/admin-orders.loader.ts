import { adminOrderEndpoints, adminOrdersPerPage } from '#contract/admin-orders.ts';
import { askedFor, ordersAddress, readOrdersQuery } from '#domain/firm-orders-address.ts';
import type { AdminOrdersData, FormerOrderData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import { redirect } from 'react-router-dom';
import { clockContext } from '../clock-context.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { loadInvoices } from './load-invoices.ts';
import { requireMember } from './require-member.ts';

/** Orders of the firm, or one of them in full; who may not see them gets the page for 403. */
export async function loadAdminOrders(loading: PageLoaderArguments): Promise<AdminOrdersData> {
  const { is_approver: isApprover } = (await requireMember(loading)).data;
  const now = loading.context.get(clockContext)().toISOString();
  const { list, formerlyMine } = adminOrderEndpoints;
  const orderNumber = loading.params['orderNumber'];
  if (orderNumber !== undefined) {
    const query = { orderNumber: orderNumber.slice(0, 40) };
    const loadFormer = async (): Promise<FormerOrderData | null> => {
      const { isFormerlyMine, turnAt } = await loadOrNotFound(loading, formerlyMine, { query });
      return isFormerlyMine ? { shown: 'former', ...query, isApprover, turnAt } : null;
    };
    const beforeList = isApprover ? null : await loadFormer();
    if (beforeList !== null) return beforeList;
    const { item } = await loadOrNotFound(loading, list, { query });
    const former = item === null ? await loadFormer() : null;
    if (former !== null) return former;
    // Another firm's order is none, like one that does not exist (R23).
    if (item === null) throw new Response(null, { status: 404 });
    const invoices = await loadInvoices(loading, { orderNumber: item.order.orderNumber });
    return { shown: 'order', item, invoices, now };
  }
  const query = readOrdersQuery(new URL(loading.request.url).searchParams);
  const { page } = query;
  const { items, total, waiting, articleGroup } = await loadOrNotFound(loading, list, {
    query: { page, ...askedFor(query) },
  });
  // Whoever decides about the last order of the last page stands on a page that is gone.
  if (items.length === 0 && page > 1) throw redirect(ordersAddress({ ...query, page: 1 }));
  const pages = Math.ceil(total / adminOrdersPerPage);
  return { shown: 'list', items, waiting, articleGroup, query, pages, total, now };
}
