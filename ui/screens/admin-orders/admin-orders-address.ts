import type { adminOrderSorts } from '#contract/admin-orders.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { oneLineOf } from '#contract/storable.ts';
import { longestSearch } from '#ui/sections/paged-list/paged-list.ts';

export type OrderSort = (typeof adminOrderSorts)[number];

/** By what the list can be sorted, each with the direction it begins with. */
export const orderSorts = {
  placedAt: 'down',
  buyer: 'up',
  total: 'down',
} as const satisfies Readonly<Record<OrderSort, 'up' | 'down'>>;

/** What the address of the list says. */
export interface OrdersQuery {
  /** Else those alone that wait for a release. */
  readonly isAll: boolean;
  readonly search: string;
  readonly sort: OrderSort;
  readonly direction: 'up' | 'down';
  readonly page: number;
  /** Placed from the first of these days on and before the other, as `2026-11-01`; null = whenever. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

const mostPages = 1000;

const isSort = (name: string | null): name is OrderSort => name !== null && Object.hasOwn(orderSorts, name);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function readDays(search: URLSearchParams): OrdersQuery['days'] {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const areDays = [from, to].every((day) => dayPattern.test(day) && !Number.isNaN(Date.parse(day)));
  return areDays && from < to ? { from, to } : null;
}

/** Reads an address; what it says and nobody understands counts as not said. */
export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const named = search.get('sort');
  const sort = isSort(named) ? named : 'placedAt';
  const direction = search.get('direction');
  const page = Number(search.get('page') ?? '1');
  return {
    isAll: search.get('state') === 'all',
    search: oneLineOf(search.get('search') ?? '').slice(0, longestSearch),
    sort,
    direction: direction === 'up' || direction === 'down' ? direction : orderSorts[sort],
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    days: readDays(search),
  };
}

/** The parameters of a list, without what goes without saying. */
export const ordersParameters = (query: OrdersQuery): readonly (readonly [name: string, value: string])[] => [
  ...(query.isAll ? [['state', 'all'] as const] : []),
  ...(query.search === '' ? [] : [['search', query.search] as const]),
  ...(query.sort === 'placedAt' ? [] : [['sort', query.sort] as const]),
  ...(query.direction === orderSorts[query.sort] ? [] : [['direction', query.direction] as const]),
  ...(query.days === null ? [] : Object.entries(query.days)),
  ...(query.page === 1 ? [] : [['page', String(query.page)] as const]),
];

/** Address of a list. */
export function ordersAddress(query: OrdersQuery): string {
  const parameters = new URLSearchParams(ordersParameters(query).map(([name, value]) => [name, value]));
  return parameters.size === 0 ? adminOrdersPath : `${adminOrdersPath}?${parameters}`;
}

/** The list sorted by something: what it is sorted by already is turned round. */
export const sortedBy = (query: OrdersQuery, sort: OrderSort): string =>
  ordersAddress({
    ...query,
    page: 1,
    sort,
    direction: sort !== query.sort ? orderSorts[sort] : query.direction === 'up' ? 'down' : 'up',
  });
