import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNameOf } from '#contract/list-name.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { sampledLists, unknownAddresses } from '#tests/support/list-samples.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const list = (query: Record<string, unknown>) =>
  visitor.ask(listingEndpoints.list, { query: query as never });
const statusOf = async (query: string): Promise<number> =>
  (await visitor.raw({ url: `/rest/shop?${query}` })).statusCode;

const fits = (device: string): string =>
  `exists (select from article_device f join device d on d.id = f.device_id where f.article_id = a.id and d.slug = '${device}')`;

/** What the sample of each list is narrowed to, said again in SQL. */
const conditions: Readonly<Record<string, string>> = {
  shop: 'true',
  catalog: `c.position between (select position from category where slug = 'toner') and (select last_position from category where slug = 'toner')`,
  supplyBrand: `b.slug = 'hp'`,
  supplyDevice: fits('brother-hl-3140cw'),
  supplyBrandDevice: fits('brother-hl-3140cw'),
};
/** Where the sample of a list stands, when another address shows the same. */
const elsewhere: Readonly<Record<string, string>> = {
  supplyDevice: '/shop/supply/brand/brother/device/brother-hl-3140cw',
};

async function numbersWhere(condition: string): Promise<readonly string[]> {
  const answer = await shop.database.query<{ number: string }>(
    `select a.article_number as number from article a join brand b on b.id = a.brand_id join category c on c.id = a.category_id
     where a.is_online and not a.is_hidden and ${condition} order by 1`,
  );
  return answer.rows.map(({ number }) => number);
}

async function numbersOf(query: Record<string, unknown>): Promise<readonly string[]> {
  const first = await list({ ...query, limit: 100 });
  const numbers = first.items.map(({ articleNumber }) => articleNumber);
  for (let page = 2; page <= first.paging.pageCount; page += 1) {
    const { items } = await list({ ...query, limit: 100, page });
    numbers.push(...items.map(({ articleNumber }) => articleNumber));
  }
  return numbers.toSorted();
}

const proven = new Set<string>();

/** A list holds what the database says, searched or not, counts the same and knows nothing that is not there. */
async function expectList(id: string): Promise<void> {
  proven.add(id);
  const sample = sampledLists.find((page) => page.id === id)!;
  const condition = conditions[id]!;
  const query = { list: listNameOf(sample.address) };
  const wanted = await numbersWhere(condition);
  expect(wanted.length, 'articles of the sample').toBeGreaterThan(0);
  expect(await numbersOf(query)).toEqual(wanted);
  const { item } = await list(query);
  expect(item).toMatchObject({ path: elsewhere[id] ?? sample.address, robots: 'index,follow' });
  expect(item.title).not.toBe('');

  const searched = await numbersOf({ ...query, search: 'toner schwarz' });
  const anywhere = new Set(await numbersOf({ search: 'toner schwarz' }));
  expect(searched.length).toBeGreaterThan(0);
  expect(searched).toEqual(wanted.filter((number) => anywhere.has(number)));

  const filter = JSON.stringify({ make: ['original'] });
  const { total, filters } = await visitor.ask(listingEndpoints.filter, {
    query: { ...query, filter } as never,
  });
  expect(total).toBe((await numbersWhere(`${condition} and a.make = 'original'`)).length);
  for (const { value, count } of filters.find(({ name }) => name === 'make')!.values)
    expect(count, value).toBe((await numbersWhere(`${condition} and a.make = '${value}'`)).length);

  for (const address of unknownAddresses(sample))
    expect(await statusOf(`list=${listNameOf(address)}`), address).toBe(404);
}

describe('a list of the shop', () => {
  it('[S2.7-02] is all there is', () => expectList('shop'));
  it('[S2.7-13] is a category with everything below it', () => expectList('catalog'));
  it('[S2.7-05] is what a brand makes', () => expectList('supplyBrand'));
  it('[S2.7-06] is what fits a printer', () => expectList('supplyDevice'));
  it('[S2.7-07] is what fits a printer of a brand', () => expectList('supplyBrandDevice'));

  it('is compared with the database whichever it is', () => {
    expect([...proven].toSorted()).toEqual(sampledLists.map(({ id }) => id).toSorted());
  });

  it.each([
    'catalog',
    'catalog/toner/x',
    'catalog/a_b',
    'catalog/-',
    'supply',
    'supply/search',
    'printers/x',
  ])('is none under an address that no page has: %s', async (name) =>
    expect(await statusOf(`list=${name}`)).toBe(404),
  );

  it.each(['Catalog/toner', 'catalog/', '/catalog/toner', 'catalog//toner', '../x', 'a b', 'x'.repeat(401)])(
    'is refused under a name that no address has: %s',
    async (name) => expect(await statusOf(`list=${encodeURIComponent(name)}`)).toBe(400),
  );

  it('is narrowed by a category beside its address, and told to search engines without it', async () => {
    const query = { list: 'supply/brand/hp', catalogSlug: 'toner' };
    expect(await numbersOf(query)).toEqual(
      await numbersWhere(`${conditions['supplyBrand']} and ${conditions['catalog']}`),
    );
    expect((await list(query)).item).toMatchObject({
      kind: 'supplyBrand',
      title: 'HP, Toner',
      path: '/shop/supply/brand/hp',
      robots: 'noindex,follow',
      trail: [{ name: 'HP', path: '/shop/supply/brand/hp' }],
      children: [],
    });
  });

  it('names what stands above and below it, itself only above a search in it', async () => {
    const root = '/shop/catalog/druckerverbrauch';
    const plain = (await list({ list: 'catalog/toner' })).item;
    expect(plain.trail.map(({ path }) => path)).toEqual([root]);
    expect(plain.children.map(({ path }) => path)).toContain('/shop/catalog/toner-schwarz');
    const searched = (await list({ list: 'catalog/toner', search: 'schwarz' })).item;
    expect(searched).toMatchObject({ kind: 'search', robots: 'noindex,follow', children: [] });
    expect(searched.trail.map(({ path }) => path)).toEqual([root, '/shop/catalog/toner']);
    expect((await list({ search: 'schwarz' })).item.trail).toEqual([]);
  });
});
