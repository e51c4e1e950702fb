import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { ownBudgetEndpoints } from '#contract/own-budgets.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** What the clock of the shop says; each test sets it. */
let now = new Date('2026-03-01T12:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now });
});
afterAll(() => shop.stop());

const periods = ['month', 'quarter', 'year'] as const;
const unitNet = 1999;

/** An order of 19.99 net. */
async function place({ buyer: { visitor } }: Firm): Promise<void> {
  await add(visitor, 'A1', 1);
  await orderBasket(visitor, null);
}

/** What each period that was booked in has taken, by its first day. */
async function booked({ accountId }: Firm): Promise<string[]> {
  const { rows } = await shop.database.query<{ line: string }>(
    `select b.period || ' ' || u.period_start || ': ' || u.used_cents as line
     from budget_use u join budget b on b.id = u.budget_id where b.account_id = $1 order by b.id, u.period_start`,
    [accountId],
  );
  return rows.map(({ line }) => line);
}

const shown = async ({ admin }: Firm) =>
  (await admin.visitor.ask(adminBudgetEndpoints.list)).items.map(({ period, used }) => [period, used]);

/** Two moments and the first days of month, quarter and year in Berlin at each. */
type Starts = readonly [month: string, quarter: string, year: string];
type Edge = readonly [name: string, before: string, first: Starts, after: string, second: Starts];
const edges: readonly Edge[] = [
  [
    'the hour that is left out in spring',
    '2026-03-29T00:59:59Z',
    ['2026-03-01', '2026-01-01', '2026-01-01'],
    '2026-03-29T01:00:01Z',
    ['2026-03-01', '2026-01-01', '2026-01-01'],
  ],
  [
    'the first quarter, which ends in summer time',
    '2026-03-31T21:59:59Z',
    ['2026-03-01', '2026-01-01', '2026-01-01'],
    '2026-03-31T22:00:01Z',
    ['2026-04-01', '2026-04-01', '2026-01-01'],
  ],
  [
    'the hour that comes twice in autumn',
    '2026-10-25T00:59:59Z',
    ['2026-10-01', '2026-10-01', '2026-01-01'],
    '2026-10-25T01:00:01Z',
    ['2026-10-01', '2026-10-01', '2026-01-01'],
  ],
  [
    'October, which begins in summer time and ends in winter time',
    '2026-10-31T22:59:59Z',
    ['2026-10-01', '2026-10-01', '2026-01-01'],
    '2026-10-31T23:00:01Z',
    ['2026-11-01', '2026-10-01', '2026-01-01'],
  ],
  [
    'the year',
    '2026-12-31T22:59:59Z',
    ['2026-12-01', '2026-10-01', '2026-01-01'],
    '2026-12-31T23:00:01Z',
    ['2027-01-01', '2027-01-01', '2027-01-01'],
  ],
  [
    'a February with a day more',
    '2028-02-29T22:59:59Z',
    ['2028-02-01', '2028-01-01', '2028-01-01'],
    '2028-02-29T23:00:01Z',
    ['2028-03-01', '2028-01-01', '2028-01-01'],
  ],
];

describe('an order around midnight in Berlin', () => {
  it.each(edges)(
    '[R50] is booked in the month, quarter and year it was placed in: %s',
    async (_name, before, first, after, second) => {
      now = new Date(before);
      const firm = await startFirm(shop, { releaseAbove: null });
      for (const period of periods)
        await firm.admin.visitor.ask(adminBudgetEndpoints.create, {
          body: { person: String(firm.buyer.id), costCenter: '', amount: '100', period },
        });
      await place(firm);
      expect(await booked(firm)).toEqual(periods.map((period, at) => `${period} ${first[at]}: ${unitNet}`));
      now = new Date(after);
      await place(firm);
      const isSame = periods.map((_period, at) => first[at] === second[at]);
      expect(await booked(firm)).toEqual(
        periods.flatMap((period, at) =>
          isSame[at] === true
            ? [`${period} ${first[at]}: ${2 * unitNet}`]
            : [`${period} ${first[at]}: ${unitNet}`, `${period} ${second[at]}: ${unitNet}`],
        ),
      );
      // Who looks sees the period that runs alone, which begins with nothing taken.
      expect(await shown(firm)).toEqual(
        periods.map((period, at) => [period, isSame[at] === true ? 2 * unitNet : unitNet]),
      );
    },
  );
});

describe('an order that was released', () => {
  it('[R50] is booked in the period of its release, not in that of the day it was placed on', async () => {
    // The last second of a quarter in Berlin, and a minute later.
    now = new Date('2026-06-30T21:59:59Z');
    const firm = await startFirm(shop, { releaseAbove: 0 });
    for (const period of periods)
      await firm.admin.visitor.ask(adminBudgetEndpoints.create, {
        body: { person: String(firm.buyer.id), costCenter: '', amount: '100', period },
      });
    await place(firm);
    expect(await booked(firm)).toEqual([]);
    now = new Date('2026-06-30T22:00:59Z');
    const { items } = await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: {} });
    const read = await readOrder(shop, items[0]?.orderNumber ?? '');
    await firm.admin.visitor.ask(adminOrderEndpoints.releaseNow, { body: read });
    expect(await booked(firm)).toEqual([
      `month 2026-07-01: ${unitNet}`,
      `quarter 2026-07-01: ${unitNet}`,
      `year 2026-01-01: ${unitNet}`,
    ]);
  });
});

describe('a budget that is made within a period', () => {
  it('[S2.3-09][S7.2-19] says since when it counts, to admin and buyer, until the next period begins', async () => {
    now = new Date('2026-09-14T21:50:00Z');
    const firm = await startFirm(shop, { releaseAbove: null });
    await place(firm);
    // In Berlin the day has turned.
    now = new Date('2026-09-14T22:10:00Z');
    for (const period of periods)
      await firm.admin.visitor.ask(adminBudgetEndpoints.create, {
        body: { person: String(firm.buyer.id), costCenter: '', amount: '100', period },
      });
    await place(firm);
    const seen = async () => {
      const [admins, own] = await Promise.all([
        firm.admin.visitor.ask(adminBudgetEndpoints.list),
        firm.buyer.visitor.ask(ownBudgetEndpoints.list),
      ]);
      expect(own.items).toEqual(admins.items);
      return own.items.map(({ used, countsFrom }) => [used, countsFrom]);
    };
    expect(await seen()).toEqual(periods.map(() => [unitNet, '2026-09-15']));
    now = new Date('2026-09-30T22:30:00Z');
    for (const { visitor, email } of [firm.admin, firm.buyer]) await visitor.signIn(email);
    expect(await seen()).toEqual([
      [0, null],
      [0, null],
      [unitNet, '2026-09-15'],
    ]);
  });
});
