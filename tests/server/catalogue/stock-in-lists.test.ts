import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { toldDeliveryState } from '#domain/stock.ts';
import { isDelivered } from '#tests/support/is-delivered.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const inState = (state: string, more: object = {}) =>
  visitor.ask(listingEndpoints.list, {
    query: { limit: 100, filter: JSON.stringify({ deliveryState: [state] }), ...more },
  });

async function countOf(condition: string): Promise<number> {
  const { rows } = await shop.database.query<{ count: number }>(
    `select count(*)::integer as count from article a join article_stock s on s.article_id = a.id
     where a.is_visible and ${condition}`,
  );
  return rows[0]!.count;
}

const setStock = (id: number, stock: number) =>
  shop.database.query('update article_stock set stock = $2 where article_id = $1', [id, stock]);

const toldOf = (article: { sap_delivery_state: number; stock: number }): number =>
  toldDeliveryState({
    deliveryState: article.sap_delivery_state,
    stock: article.stock,
    allowOrdersWithoutStock: false,
  });

describe('stock in lists', () => {
  it('[S4.3-05] counts warehouse goods without stock as sold out, and keeps them out of the facet', async () => {
    const empty = await countOf('a.delivery_state = 1 and s.stock <= 0');
    expect(empty).toBeGreaterThan(10);
    const there = await inState('1');
    expect(there.paging.total).toBe(await countOf('a.delivery_state = 1 and s.stock > 0'));
    expect(there.items.filter(({ stock }) => stock <= 0)).toEqual([]);
    const soldOut = await inState('2');
    expect(soldOut.paging.total).toBe(empty + (await countOf('a.delivery_state = 2')));
    const facet = there.filters.find(({ name }) => name === 'deliveryState');
    expect(facet?.values.find(({ value }) => value === '2')?.count).toBe(soldOut.paging.total);
  });

  it('[S4.3-05] puts what is not delivered behind everything else of a category', async () => {
    let mixed = 0;
    for (const catalogSlug of ['toner-schwarz', 'tintenpatronen', 'ordner']) {
      const { items } = await visitor.ask(listingEndpoints.list, { query: { catalogSlug, limit: 100 } });
      const { paging } = await visitor.ask(listingEndpoints.list, { query: { catalogSlug, limit: 100 } });
      const pages = Array.from({ length: paging.pageCount - 1 }, (_, place) => place + 2);
      for (const page of pages) {
        const more = await visitor.ask(listingEndpoints.list, { query: { catalogSlug, limit: 100, page } });
        items.push(...more.items);
      }
      const isGone = items.map((item) => !isDelivered(toldOf(item)));
      if (isGone.includes(true)) mixed += 1;
      expect(isGone).toEqual(isGone.toSorted((one, other) => Number(one) - Number(other)));
    }
    expect(mixed).toBeGreaterThan(0);
  });

  it('[S4.3-05] notices the last piece going and the first one coming back, but no sale in between', async () => {
    const before = await inState('1');
    const target = before.items.find(({ stock }) => stock > 5)!;
    const version = async (): Promise<string> =>
      (await shop.database.query<{ version: string }>('select version from catalogue_state')).rows[0]!
        .version;
    const atFirst = await version();
    await setStock(target.id, target.stock - 1);
    expect(await version()).toBe(atFirst);
    await setStock(target.id, 0);
    const after = await inState('1');
    expect(after.paging.total).toBe(before.paging.total - 1);
    expect(after.items.map(({ id }) => id)).not.toContain(target.id);
    await setStock(target.id, target.stock);
    expect((await inState('1')).paging.total).toBe(before.paging.total);
  });

  it('[S2.7-36] leaves the list of warehouse goods with the last piece for that of what is sold out, and comes back', async () => {
    const listOf = (state: number, more: object = {}) =>
      visitor.ask(listingEndpoints.list, { query: { list: `delivery_state/${state}`, ...more } });
    const target = (await listOf(1)).items.find(({ stock }) => stock > 0)!;
    const standsIn = async (state: number): Promise<boolean> => {
      const { items } = await listOf(state, { search: target.articleNumber });
      return items.some(({ id }) => id === target.id);
    };
    const [there, soldOut] = [(await listOf(1)).paging.total, (await listOf(2)).paging.total];
    expect([await standsIn(1), await standsIn(2)]).toEqual([true, false]);
    await setStock(target.id, 0);
    expect([await standsIn(1), await standsIn(2)]).toEqual([false, true]);
    expect([(await listOf(1)).paging.total, (await listOf(2)).paging.total]).toEqual([
      there - 1,
      soldOut + 1,
    ]);
    await setStock(target.id, target.stock);
    expect([await standsIn(1), await standsIn(2)]).toEqual([true, false]);
  });

  it('[S4.3-05] counts them as warehouse goods while the shop sells without stock', async () => {
    const there = await countOf('a.delivery_state = 1 and s.stock > 0');
    const all = await countOf('a.delivery_state = 1');
    expect((await inState('1')).paging.total).toBe(there);
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    await expect.poll(async () => (await inState('1')).paging.total, { timeout: 10_000 }).toBe(all);
    await shop.services.settings.change({ allowOrdersWithoutStock: false });
    await expect.poll(async () => (await inState('1')).paging.total, { timeout: 10_000 }).toBe(there);
  });

  it('puts what is sold out behind everything else beside an article', async () => {
    const { rows } = await shop.database.query<{ number: string }>(
      `select a.article_number as number from article a join article_stock s on s.article_id = a.id
       where a.is_visible and a.kind = 'toner' order by a.popularity desc, a.id limit 80`,
    );
    let mixed = 0;
    for (const { number } of rows) {
      const reply = await visitor.ask(articleEndpoints.bySlug, { params: { slug: `${number}-1` } });
      for (const shown of [reply.variantArticles, reply.alternativeArtikel, reply.crossSellingArtikel]) {
        const isGone = shown.map((other) => !isDelivered(toldOf(other)));
        if (isGone.includes(true) && isGone.includes(false)) mixed += 1;
        expect(isGone, number).toEqual(isGone.toSorted((one, other) => Number(one) - Number(other)));
      }
    }
    expect(mixed).toBeGreaterThan(0);
  });
});
