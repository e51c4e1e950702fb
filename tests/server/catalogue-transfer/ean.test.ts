import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { quickOrderEndpoints } from '#contract/quick-order.ts';
import { startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { bringIn, folderWith, giveOut } from './transfer.ts';

let shop: TestShop;
let visitor: TestVisitor;
const out = folderWith();

beforeAll(async () => {
  shop = await startSmallShop();
  visitor = shop.visitor();
  const files = {
    'artikel.csv': 'Artikelnummer;EAN;Angaben\nA1;4006381333931;Format=A4\nC1;96385074;EAN=9638-5074\n',
  };
  expect((await bringIn(shop.testDatabase, files)).outcome).toBe('done');
  // What the small shop consists of is in lists when the index has been built anew.
  await visitor.ask(listingEndpoints.list, { query: { catalogSlug: 'probe' } });
});
afterAll(async () => {
  out.remove();
  await shop.stop();
});

describe('the number of a barcode', () => {
  it.each([
    ['4006381333931', 'A1'],
    ['4 006381 333931', 'A1'],
    ['Toner 4006381333931', 'A1'],
    ['96385074', 'C1'],
  ])('[S7.1-08] finds its article as a number does: „%s“', async (typed, number) => {
    const { items } = await visitor.ask(listingEndpoints.list, { query: { search: typed } });
    expect(items.map(({ articleNumber }) => articleNumber)).toEqual([number]);
    const suggested = await visitor.ask(listingEndpoints.suggest, { query: { searchterm: typed } });
    expect(JSON.stringify(suggested)).toContain(`/${number.toLowerCase()}`);
  });

  it('is a line of a quick order, and an address', async () => {
    const { answers } = await visitor.ask(quickOrderEndpoints.resolve, {
      body: { numbers: ['4006381333931'] },
    });
    expect(answers.map(({ state, articles }) => [state, articles[0]?.articleNumber])).toEqual([['ok', 'A1']]);
    const { item } = await visitor.ask(articleEndpoints.bySlug, { params: { slug: '96385074' } });
    expect(item.articleNumber).toBe('C1');
  });

  it('stands among the facts of its article, once', async () => {
    const factsOf = async (slug: string) => {
      const { item } = await visitor.ask(articleEndpoints.bySlug, { params: { slug } });
      return [item.ean, item.facts.map(({ label, value }) => `${label} ${value}`)];
    };
    expect(await factsOf('a1')).toEqual(['4006381333931', ['Format A4', 'EAN 4006381333931']]);
    expect(await factsOf('c1')).toEqual(['96385074', ['EAN 9638-5074']]);
    expect(await factsOf('b5')).toEqual([undefined, []]);
  });

  it('is given out in a column of its own', async () => {
    await giveOut(shop.testDatabase, out.folder);
    const [head, ...lines] = readFileSync(join(out.folder, 'artikel.csv'), 'utf8').trim().split('\r\n');
    const place = head!.split(';').indexOf('EAN');
    expect(lines.map((line) => line.split(';')[place]).filter((ean) => ean !== '')).toEqual([
      '4006381333931',
      '96385074',
    ]);
  });
});
