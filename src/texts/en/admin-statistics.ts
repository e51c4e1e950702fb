import type { adminStatistics as German } from '../de/admin-statistics.ts';

export const adminStatistics: typeof German = {
  titles: {
    period: 'Statistics',
    person: 'Orders by person',
    costCenter: 'Orders by cost center',
    articleGroup: 'Orders by product group',
  },
  groupBy: 'Sum up by',
  groups: { period: 'Period', person: 'Person', costCenter: 'Cost center', articleGroup: 'Product group' },
  spanType: 'Length of the period',
  types: { year: 'Year', quarter: 'Quarter', month: 'Month', week: 'Week', day: 'Day' },
  span: 'Period',
  without: { person: 'No person', costCenter: 'No cost center', articleGroup: 'No longer in the range' },
  emptyTitle: 'No orders',
  emptyText: 'Your company ordered nothing in this period, nor in the same period of the year before.',
  plot: 'Net value of goods, beside that of the year before; the table has the figures',
  euros: (p) => `${p.amount}\u00a0€`,
  now: 'This period',
  before: 'Year before',
  sum: (p) => {
    if (p.count === null) return `${p.net} net value of goods.`;
    return `${p.net} net value of goods in ${p.count === 1 ? 'one order' : `${p.count} orders`}.`;
  },
  nothingBefore: 'No order in the year before.',
  compared: (p) => `${p.net} in the year before (${p.change}).`,
  wholeBefore: (p) => `${p.net} in the whole period of the year before.`,
  leftOut: 'Where nothing was ordered, neither now nor the year before, is left out here.',
  columns: {
    orders: 'Orders',
    net: 'Net value of goods',
    ordersBefore: 'Orders, year before',
    netBefore: 'Net value, year before',
  },
  search: 'Search the table',
  searchHint: 'Name or number',
  submitSearch: 'Search',
  endSearch: 'End the search',
  notFoundTitle: 'Nothing found',
  notFoundText: (p: { term: string }) => `Nothing in this table fits “${p.term}”.`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (p) => `Page ${p.page}`,
  print: 'Print',
};
