import type { adminOrderSorts } from '#contract/admin-orders.ts';
import { IsoDay } from '#contract/iso-day.ts';
import { Slug } from '#contract/text.ts';
import { longestCostCenter } from '#contract/position-cost-center.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import { addressOf, readTableQuery, tableParameters } from './table-query.ts';
import type { TableColumn, TableDirection, TableQuery } from './table-query.ts';

type OrderSort = (typeof adminOrderSorts)[number];

/** What of an order stands in the list; those it can be sorted by have the name the call knows. */
export const orderColumns = [
  { id: 'number', isRowHeader: true },
  { id: 'placedAt', begins: 'down' },
  { id: 'buyer', begins: 'up' },
  { id: 'total', begins: 'down' },
  { id: 'gross', isExtra: true },
  { id: 'reason', begins: 'up' },
] as const satisfies readonly (TableColumn & { readonly begins?: TableDirection })[];

/** What the address of the list says. */
export interface OrdersQuery extends TableQuery {
  /** Else those alone that wait for a release. */
  readonly isAll: boolean;
  readonly sort: { readonly column: OrderSort; readonly direction: TableDirection };
  /** Placed from the first of these days on and before the other, as `2026-11-01`; null = whenever. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

/** The latest orders first. */
const usualSort = { column: 'placedAt', direction: 'down' } as const;

const isSort = (column: string): column is OrderSort =>
  orderColumns.some((known) => known.id === column && 'begins' in known);

function readDays(search: URLSearchParams): OrdersQuery['days'] {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return from < to && [from, to].every((day) => IsoDay.safeParse(day).success) ? { from, to } : null;
}

/** Whether a text is one of what a statistic leads to. */
const readers: Readonly<Record<string, (said: string) => boolean>> = {
  person: (said) => /^[1-9]\d{0,14}$/.test(said),
  costCenter: (said) =>
    said.length <= longestCostCenter && /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u.test(said),
  articleGroup: (said) => Slug.safeParse(said).success,
  isOrdered: (said) => said === 'true',
};

/** What a statistic leads to: the orders of a person, a cost center or a group of articles that it counts. */
function readFilters(search: URLSearchParams): Pick<TableQuery, 'filters'> {
  const filters = Object.entries(readers).flatMap(([name, isOne]) => {
    const said = search.get(name) ?? '';
    return isOne(said) ? [[name, said] as const] : [];
  });
  return filters.length === 0 ? {} : { filters: Object.fromEntries(filters) };
}

/** The same list in another order; the usual one where it cannot be sorted so. */
export function inOrder(query: OrdersQuery, { sort, ...table }: TableQuery): OrdersQuery {
  const isKnown = sort !== undefined && isSort(sort.column);
  return {
    isAll: query.isAll,
    days: query.days,
    ...table,
    sort: isKnown ? { column: sort.column as OrderSort, direction: sort.direction } : usualSort,
  };
}

/** Reads an address; what it says and nobody understands counts as not said. */
export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const table = { ...readTableQuery(search, orderColumns), ...readFilters(search) };
  const query = { ...table, isAll: search.get('state') === 'all', sort: usualSort, days: readDays(search) };
  return inOrder(query, { ...table, page: table.page <= mostTablePages ? table.page : 1 });
}

/** Address of a list. */
export function ordersAddress(query: OrdersQuery): string {
  const { isAll, days, sort, ...table } = query;
  const isUsual = sort.column === usualSort.column && sort.direction === usualSort.direction;
  return addressOf(adminOrdersPath, [
    ...(isAll ? [['state', 'all'] as const] : []),
    ...(days === null ? [] : Object.entries(days)),
    ...tableParameters(isUsual ? table : { ...table, sort }, orderColumns),
  ]);
}

/** What is asked for of the orders of a firm to show a list, whatever its page. */
export const askedFor = ({
  isAll,
  search,
  sort: { column, direction },
  days,
  filters: { person, costCenter, articleGroup, isOrdered } = {},
}: OrdersQuery) => ({
  sort: column,
  direction,
  ...(isAll ? {} : { state: 'awaitingRelease' as const }),
  ...(search === '' ? {} : { search }),
  ...days,
  ...(person === undefined ? {} : { person: Number(person) }),
  ...(costCenter === undefined ? {} : { costCenter }),
  ...(articleGroup === undefined ? {} : { articleGroup }),
  ...(isOrdered === undefined ? {} : { isOrdered: 'true' as const }),
});
