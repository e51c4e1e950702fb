import type { AdminOrder, AdminOrderSummary } from '#contract/admin-orders.ts';
import type { Order } from '#contract/order.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';

/** When the pages of these orders are loaded. */
export const loadedAt = '2026-11-23T09:00:00.000Z';

export const waitingOrder = (
  orderNumber: string,
  part: Partial<AdminOrderSummary> = {},
): AdminOrderSummary => ({
  orderNumber,
  placedAt: '2026-11-21T10:15:00.000+01:00',
  state: 'awaitingRelease',
  mode: 'b2b',
  totalNet: 81_240,
  totalGross: 96_676,
  buyer: { name: 'Erika Muster', email: 'einkauf@muster-gmbh.example' },
  costCenters: ['4711', '4712'],
  release: {
    reasons: [{ check: 'amount', limit: 50_000, value: 81_240, budget: null }],
    isAsked: false,
    deputyAt: '2026-11-25T10:15:00.000+01:00',
    until: '2026-12-21T10:15:00.000+01:00',
  },
  budgets: [],
  decisions: ['release', 'deny', 'ask'],
  ...part,
});

/** A line of it. */
export const orderedPosition: Order['positions'][number] = {
  articleNumber: 'T101421',
  shopDepotId: 1,
  url: '/shop/article/T101421-1/toner',
  manufacturerNumber: '106R03941',
  displayName: 'Toner Schwarz',
  quantity: 6,
  unit: 'Stück',
  unitNet: 13_540,
  unitGross: 16_113,
  taxRate: 19,
  lineNet: 81_240,
  lineGross: 96_676,
  hint: '',
  costCenter: '4711',
  offerNumber: '',
};

/** The same order in full. */
export const wholeOrder = (
  { buyer, decisions, release, costCenters: _, budgets: __, ...summary }: AdminOrderSummary,
  steps: NonNullable<Order['release']>['steps'] = [],
): AdminOrder => ({
  order: {
    ...sampleOrder,
    ...summary,
    positions: [orderedPosition],
    ...(release === null ? {} : { release: { ...release, steps } }),
  },
  buyer,
  decisions,
  changeable: [],
  budgets: [
    { id: 1, name: 'Kostenstelle 4711', period: 'month', amount: 100_000, used: 60_000, share: 40_620 },
    { id: 2, name: 'Erika Muster', period: 'quarter', amount: 500_000, used: 100_000, share: 81_240 },
  ],
});
