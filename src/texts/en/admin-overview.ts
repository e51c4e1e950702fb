import type { adminOverview as German } from '../de/admin-overview.ts';

export const adminOverview: typeof German = {
  title: 'Company at a glance',
  month: (p) =>
    p.count === 0
      ? 'No order this month yet,'
      : `This month: ${p.net} net in ${p.count === 1 ? 'one order' : `${p.count} orders`},`,
  monthBefore: (p) => (p.count === 0 ? 'none in the month before.' : `${p.net} in the month before.`),
  toStatistics: 'To the statistics',
  waiting: (p) => `Waiting for release (${p.count})`,
  nothingWaits: 'No order waits for a release.',
  allWaiting: 'All waiting orders',
  orderOf: (p) => `${p.number} by ${p.buyer}`,
  waitsSince: (p) => `${p.net} net, ordered on ${p.date}`,
  low: (p) => `Tight budgets (${p.count})`,
  nothingLow: 'No budget is used by four fifths.',
  allBudgets: 'All budgets',
  usedOf: (p) => `${p.used} of ${p.amount} (${p.period})`,
  exceeded: (p) => `Budget exceeded: ${p.used} of ${p.amount} (${p.period})`,
  unusual: 'Unusual',
  nothingUnusual: 'In the last 30 days no order was more than three times what is usual for the person.',
  unusualOf: (p) => `${p.net} net on ${p.date}, usual is ${p.usual}`,
};
