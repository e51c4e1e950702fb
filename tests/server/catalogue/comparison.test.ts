import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { comparisonEndpoints } from '#contract/comparison.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const compare = (articles: string) =>
  shop.visitor().ask(comparisonEndpoints.articles, { query: { articles } });

it('gives articles by any of their numbers in the order asked for, each once, with their facts', async () => {
  const { items, unknown, surplus } = await compare('CF259X, cf 259 a,CF259X');
  expect(items.map(({ manufacturerNumber }) => manufacturerNumber)).toEqual(['CF259X', 'CF259A']);
  expect(items[0]!.facts).toContainEqual({ label: 'Reichweite', value: '10.000 Seiten' });
  const { item } = await shop.visitor().ask(articleEndpoints.bySlug, {
    params: { slug: `${items[0]!.articleNumber}-${items[0]!.shopDepotId}` },
  });
  expect(items[0]).toEqual(item);
  expect({ unknown, surplus }).toEqual({ unknown: [], surplus: [] });
});

it('tells what it does not know, and what finds no room beside four', async () => {
  const { items, unknown, surplus } = await compare('xyzzy77,CF259X,CF259A,CE285A,CF226A,CF226X');
  expect(items).toHaveLength(4);
  expect(unknown).toEqual(['xyzzy77']);
  expect(surplus).toEqual(['CF226X']);
});
