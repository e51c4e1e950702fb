import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import { longestCostCenter } from '#contract/position-cost-center.ts';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import { askedFor, readOrdersQuery } from '#domain/firm-orders-address.ts';
import { statisticsAsked } from '#domain/statistics-address.ts';
import { statisticsLines, sumOf } from '#domain/statistics-lines.ts';
import { spanAround } from '#domain/statistics-span.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { show, overview } = adminStatisticsEndpoints;
const unitNet = 1999;
const november = { from: '2026-11-01', to: '2026-12-01' };
const formerNovember = { from: '2025-11-01', to: '2025-12-01' };

/** An order of so many pieces, placed at a moment. */
async function place(
  { visitor }: Firm['buyer'],
  placedAt: string,
  quantity = 1,
  costCenter = '',
): Promise<string> {
  await add(visitor, 'A1', quantity, costCenter === '' ? {} : { costCenter });
  const orderNumber = await orderBasket(visitor, null);
  await shop.database.query('update shop_order set placed_at = $2 where order_number = $1', [
    orderNumber,
    placedAt,
  ]);
  return orderNumber;
}

const ownCostCenter = ({ accountId }: Firm, number: string) =>
  shop.database.query(`insert into cost_center (account_id, number, name) values ($1, $2, 'Verwaltung')`, [
    accountId,
    number,
  ]);

const setState = (orderNumber: string, state: string) =>
  shop.database.query('update shop_order set state = $2 where order_number = $1', [orderNumber, state]);

const rowsOf = async (
  { admin }: Firm,
  by: StatisticsGroup,
  { part = 'day' as 'day' | 'month', now = november, before = formerNovember } = {},
) => (await admin.visitor.ask(show, { body: { by, part, now, before } })).rows;

const nothing = { orders: 0, net: 0 };
const wording = { without: { person: '', costCenter: '', articleGroup: '' }, language: 'de' } as const;
const sum = (orders: number, pieces: number) => ({ orders, net: pieces * unitNet });

describe('what a firm ordered', () => {
  it('[S7.2-13][S2.4-07] is summed up by day and month of Berlin, beside the year before', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    // In Berlin these are the 1st and the 30th of November; the last is December.
    await place(firm.buyer, '2026-10-31T23:30:00Z', 1);
    await place(firm.buyer, '2026-11-30T22:59:59Z', 2);
    await place(firm.buyer, '2026-11-30T23:00:00Z', 4);
    await place(firm.buyer, '2025-11-30T12:00:00Z', 3);
    expect(await rowsOf(firm, 'period')).toEqual([
      { key: '0', name: '', now: sum(1, 1), before: nothing },
      { key: '29', name: '', now: sum(1, 2), before: sum(1, 3) },
    ]);
    const year = {
      part: 'month' as const,
      now: { from: '2026-01-01', to: '2027-01-01' },
      before: { from: '2025-01-01', to: '2026-01-01' },
    };
    expect(await rowsOf(firm, 'period', year)).toEqual([
      { key: '10', name: '', now: sum(2, 3), before: sum(1, 3) },
      { key: '11', name: '', now: sum(1, 4), before: nothing },
    ]);
  });

  it('[S7.2-13][S2.4-07] has the 29th of February of the year before in the last line of a shorter one', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await place(firm.buyer, '2025-02-28T12:00:00Z', 1);
    await place(firm.buyer, '2024-02-28T12:00:00Z', 2);
    await place(firm.buyer, '2024-02-29T12:00:00Z', 4);
    const span = spanAround('month', '2025-02-01');
    const { by: _, ...days } = statisticsAsked({ by: 'period', span });
    const lines = statisticsLines(
      { rows: await rowsOf(firm, 'period', days), query: { by: 'period', span } },
      wording,
    );
    expect(lines).toHaveLength(28);
    expect(lines.at(-1)).toMatchObject({ now: sum(1, 1), before: sum(2, 6) });
    const [person] = await rowsOf(firm, 'person', days);
    expect(sumOf(lines, 'before')).toEqual(person?.before);
  });

  it('[S2.4-02][S2.4-07] is summed up by person, cost center and group of articles, the largest first', async () => {
    const firm = await startFirm(shop, { releaseAbove: null, isBuyerAdmin: true });
    await ownCostCenter(firm, '100');
    await place(firm.buyer, '2026-11-10T12:00:00Z', 1);
    await place(firm.buyer, '2026-11-11T12:00:00Z', 1, '100');
    await place(firm.admin, '2026-11-12T12:00:00Z', 5, '100');
    await place(firm.admin, '2025-11-12T12:00:00Z', 2);
    const { buyer, admin } = firm;
    expect(await rowsOf(firm, 'person')).toEqual([
      { key: String(admin.id), name: 'Lena Firma', now: sum(1, 5), before: sum(1, 2) },
      { key: String(buyer.id), name: 'Kaja Firma', now: sum(2, 2), before: nothing },
    ]);
    expect(await rowsOf(firm, 'costCenter')).toEqual([
      { key: '100', name: 'Verwaltung', now: sum(2, 6), before: nothing },
      { key: '', name: '', now: sum(1, 1), before: sum(1, 2) },
    ]);
    // The orders a line leads to are those it counts, also where a number of an order has the cost center's in it.
    const refused = await place(firm.buyer, '2026-11-13T12:00:00Z', 1, '100');
    await setState(refused, 'denied');
    const leadsTo = async (sought: object) => {
      const query = { ...november, isOrdered: 'true', ...sought } as const;
      const { total, items, articleGroup } = await firm.admin.visitor.ask(adminOrderEndpoints.list, {
        query,
      });
      expect(items).toHaveLength(total);
      return articleGroup === null ? total : [total, articleGroup];
    };
    expect(await leadsTo({ costCenter: '100' })).toBe(2);
    expect(await leadsTo({ person: buyer.id })).toBe(2);
    expect(await leadsTo({})).toBe(3);
    const [group, ...more] = await rowsOf(firm, 'articleGroup');
    expect(more).toEqual([]);
    expect(group).toMatchObject({ now: sum(3, 7), before: sum(1, 2) });
    expect(group?.name).not.toBe('');
    expect(await leadsTo({ articleGroup: group?.key })).toEqual([3, group?.name]);
    expect(await leadsTo({ articleGroup: 'keine-gruppe' })).toBe(0);
  });

  it('[S2.4-02] leads from the longest name of a cost center to its orders', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const longest = `Labor ${'4'.repeat(longestCostCenter - 6)}`;
    await place(firm.buyer, '2026-11-10T12:00:00Z', 1, longest);
    await place(firm.buyer, '2026-11-11T12:00:00Z');
    const query = { by: 'costCenter', span: spanAround('month', '2026-11-01') } as const;
    const lines = statisticsLines({ rows: await rowsOf(firm, 'costCenter'), query }, wording);
    const { to } = lines.find(({ key }) => key === longest) ?? {};
    const behind = readOrdersQuery(new URL(to ?? '', 'https://shop.example').searchParams);
    const { items } = await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: askedFor(behind) });
    expect(items.map(({ costCenters }) => costCenters)).toEqual([[longest]]);
  });

  it('[S7.2-13] counts neither what waits for a release nor what was denied or cancelled', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    for (const state of ['awaitingRelease', 'denied', 'cancelled'])
      await setState(await place(firm.buyer, '2026-11-10T12:00:00Z'), state);
    expect(await rowsOf(firm, 'period')).toEqual([]);
    await place(firm.buyer, '2026-11-10T12:00:00Z');
    expect(await rowsOf(firm, 'period')).toHaveLength(1);
  });

  it('[R24] is of the own firm alone', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const other = await startFirm(shop, { releaseAbove: null });
    await place(other.buyer, '2026-11-10T12:00:00Z');
    for (const by of ['period', 'person', 'costCenter', 'articleGroup'] as const)
      expect(await rowsOf(firm, by)).toEqual([]);
  });

  it('[S7.2-13] takes no span that ends before it begins, or is longer than a year', async () => {
    const { admin } = await startFirm(shop);
    for (const now of [
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-01-01', to: '2027-01-03' },
    ]) {
      const asked = admin.visitor.post(show, {
        body: { by: 'period', part: 'day', now, before: formerNovember },
      });
      await expect(asked).rejects.toThrow('400');
    }
  });

  it('[S2.4-01] is listed by the days orders were placed on', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const first = await place(firm.buyer, '2026-10-31T23:00:00Z');
    const last = await place(firm.buyer, '2026-11-30T22:59:59Z');
    await place(firm.buyer, '2026-11-30T23:00:00Z');
    await place(firm.buyer, '2026-10-31T22:59:59Z');
    const { items, total } = await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: november });
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual([last, first]);
    expect(total).toBe(2);
  });
});

describe('what is unusual', () => {
  it('[S2.4-08] is an order of the last days far above what its buyer orders else', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString();
    for (const daysAgo of [200, 100]) await place(firm.buyer, day(daysAgo), 2);
    await place(firm.buyer, day(60), 2);
    await place(firm.buyer, day(5), 6);
    const unusual = await place(firm.buyer, day(1), 10);
    // Who has ordered nothing before has no usual.
    await place(firm.admin, day(1), 20);
    const answer = await firm.admin.visitor.ask(overview);
    expect(answer.unusual).toEqual([
      {
        orderNumber: unusual,
        placedAt: expect.any(String),
        buyer: 'Kaja Firma',
        net: 10 * unitNet,
        usual: 3 * unitNet,
      },
    ]);
    const other = await startFirm(shop);
    expect((await other.admin.visitor.ask(overview)).unusual).toEqual([]);
  });
});
