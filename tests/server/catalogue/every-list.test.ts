import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { berlinDay } from '#domain/berlin-day.ts';
import { listNameOf } from '#contract/list-name.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { sampledLists, unknownAddresses } from '#tests/support/list-samples.ts';
import { sampledConditions } from '#tests/support/list-conditions.ts';

let shop: TestShop;
let visitor: TestVisitor;
let now = new Date();

beforeAll(async () => {
  shop = await startTestShop({ clock: () => now });
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const list = (query: Record<string, unknown>) =>
  visitor.ask(listingEndpoints.list, { query: query as never });
const statusOf = async (query: string): Promise<number> =>
  (await visitor.raw({ url: `/rest/shop?${query}` })).statusCode;

async function numbersWhere(condition: string): Promise<readonly string[]> {
  const answer = await shop.database.query<{ number: string }>(
    `select a.article_number as number from article a join brand b on b.id = a.brand_id
     join manufacturer m on m.id = b.manufacturer_id join category c on c.id = a.category_id
     join depot d on d.id = a.shop_depot_id
     left join article_type t on t.id = a.article_type_id left join article_type_group tg on tg.id = t.group_id
     left join product_type p on p.id = a.product_type_id left join product_type_group pg on pg.id = p.group_id
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

/** A list below another holds as many articles as it says there, and some. */
async function expectChildren(children: Awaited<ReturnType<typeof list>>['item']['children']): Promise<void> {
  for (const { path, count } of children)
    expect((await list({ list: listNameOf(path), limit: 1 })).paging.total, path).toBe(count);
}

/** A list holds what the database says, searched or not, counts the same and knows nothing that is not there. */
async function expectList(id: string): Promise<void> {
  proven.add(id);
  const sample = sampledLists.find((page) => page.id === id)!;
  const { where, title, trail = [], path = sample.address, isUnlisted } = sampledConditions[id]!;
  const query = { list: listNameOf(sample.address) };
  const wanted = await numbersWhere(where);
  expect(wanted.length, 'articles of the sample').toBeGreaterThan(0);
  expect(await numbersOf(query)).toEqual(wanted);
  const { item, items } = await list(query);
  expect(item).toMatchObject({
    title,
    path,
    robots: isUnlisted === true ? 'noindex,follow' : 'index,follow',
  });
  expect(item.trail.map((above) => above.path)).toEqual(trail);
  expect(item.description).not.toBe('');
  await expectChildren(item.children);

  const search = items[0]!.brandName;
  const searched = await numbersOf({ ...query, search });
  const anywhere = new Set(await numbersOf({ search }));
  expect(searched.length).toBeGreaterThan(0);
  expect(searched).toEqual(wanted.filter((number) => anywhere.has(number)));

  const brandsOf = ({ filters }: Pick<Awaited<ReturnType<typeof list>>, 'filters'>) =>
    filters.find(({ name }) => name === 'brand')!.values;
  const [brand] = brandsOf(await list(query));
  const { total, filters } = await visitor.ask(listingEndpoints.filter, {
    query: { ...query, filter: JSON.stringify({ brand: [brand!.value] }) } as never,
  });
  expect(total).toBe((await numbersWhere(`${where} and b.slug = '${brand!.value}'`)).length);
  for (const { value, count } of brandsOf({ filters }).slice(0, 5))
    expect(count, value).toBe((await numbersWhere(`${where} and b.slug = '${value}'`)).length);

  for (const address of unknownAddresses(sample))
    expect(await statusOf(`list=${listNameOf(address)}`), address).toBe(404);
}

describe('a list of the shop', () => {
  it('[S2.7-02] is all there is', () => expectList('shop'));
  it('[S2.7-03] is what is bought most', () => expectList('marketing'));
  it('[S2.7-13] is a category with everything below it', () => expectList('catalog'));
  it('[S2.7-12][S3.1-02] is a category of the one above it', () => expectList('catalogs'));
  it('[S2.7-11] is the category the shop begins with', () => expectList('maincatalog'));
  it('[S2.7-10][S3.1-02] is a page of the printed catalogue', () => expectList('catalogpage'));
  it('[S2.7-14][S3.1-03] is an assortment', () => expectList('assortment'));
  it('[S2.7-15][S3.1-03] is every assortment of a type', () => expectList('assortmenttype'));
  it('[S2.7-16][S3.1-04] is what a maker makes under all its brands', () => expectList('manufacturer'));
  it('[S2.7-17] is one type of article of a maker', () => expectList('manufacturerArticletypename'));
  it('[S2.7-17] is one product type of a maker', () => expectList('manufacturerProducttype'));
  it('[S2.7-18][S3.1-04] is a brand', () => expectList('brand'));
  it('[S2.7-19] is one type of article of a brand', () => expectList('brandArticletypename'));
  it('[S2.7-19] is one product type of a brand', () => expectList('brandProducttype'));
  it('[S2.7-20][S3.1-06] is what lies in a depot', () => expectList('shopdepot'));
  it('[S2.11-13] is narrowed to what has an eco label, whichever list it is', async () => {
    let labelled = 0;
    for (const { id, address } of sampledLists) {
      const wanted = await numbersWhere(`${sampledConditions[id]!.where} and a.begreen_label is not null`);
      labelled += wanted.length;
      expect(await numbersOf({ list: listNameOf(address), isBGS: 'true' }), address).toEqual(wanted);
    }
    expect(labelled).toBeGreaterThan(0);
  });
  it('[S2.7-22][S3.1-05] is a type of article', () => expectList('articletypename'));
  it('[S2.7-23][S3.1-05] is a type of article in one format', () => expectList('articletypenameFormat'));
  it('[S2.7-23] is a type of article of one product type', () => expectList('articletypenameProducttype'));
  it('[S2.7-24] is a type of article of one maker', () => expectList('articletypenameManufacturer'));
  it('[S2.7-24] is a type of article of one brand', () => expectList('articletypenameBrand'));
  it('[S2.7-25] is a type of article in one basic colour', () => expectList('articletypenameBasisfarbe'));
  it('[S2.7-25] is a type of article in one colour', () => expectList('articletypenameFarbe'));
  it('[S2.7-26] is a type of article with eco labels', () => expectList('begreenArticletypename'));
  it('[S2.7-27][S3.1-06] is every type of article in a group', () => expectList('articletypenamegroup'));
  it('[S2.7-28][S3.1-06] is a product type', () => expectList('producttype'));
  it('[S2.7-29] is a product type of one maker', () => expectList('producttypeManufacturer'));
  it('[S2.7-29] is a product type of one brand', () => expectList('producttypeBrand'));
  it('[S2.7-30][S3.1-06] is every product type in a group', () => expectList('producttypegroup'));
  it('[S2.7-31] is what was opened or damaged', () => expectList('b-stock'));
  it('[S2.7-31] is what has a price of a comparable amount', () => expectList('withbaseprice'));
  it('[S2.7-32] is the machines of an office', () => expectList('device'));
  it('[S2.7-32] is the machines that print', () => expectList('printer'));
  it('[S2.7-32] is the category of furniture', () => expectList('furniture'));
  it('[S2.7-33][S3.1-06] is what has a tag', () => expectList('tag'));
  it('[S2.7-34][S3.1-07] is what has an attribute', () => expectList('attribute'));
  it('[S2.7-35][S3.1-07] is what has a value of a property', () => expectList('property'));
  it('[S2.7-36][S3.1-08] is what comes in one time', () => expectList('delivery_state'));
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
    'catalogs/papier/toner',
    'catalogpage/0',
    'catalogpage/0112',
    'catalogpage/99999',
    'delivery_state/0',
    'delivery_state/8',
    'delivery_state/03',
    'delivery-state/3',
    'articletypename/toner/basisfarbe/rosa',
    'articletypename/toner/tag/xl',
    'begreen/toner',
    'property/format/a4',
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
      await numbersWhere(
        `${sampledConditions['supplyBrand']!.where} and ${sampledConditions['catalog']!.where}`,
      ),
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

  it('[S2.7-17] narrowed to nothing is a page without articles', async () => {
    const { item, items, paging } = await list({ list: 'brand/brother/articletypename/locher' });
    expect([item.title, item.robots, items.length, paging.total]).toEqual([
      'Locher von Brother',
      'noindex,follow',
      0,
      0,
    ]);
  });

  it('leads to lists below it, the largest first', async () => {
    const { item } = await list({ list: 'brand/brother' });
    expect(item.children[0]).toMatchObject({
      name: expect.any(String),
      path: expect.stringMatching(/^\/shop\/brand\/brother\/articletypename\//),
    });
    const counts = item.children.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const group = (await list({ list: 'articletypenamegroup/bueromoebel' })).item;
    expect(group.children.map(({ path }) => path)).toContain('/shop/articletypename/schreibtische');
    const type = (await list({ list: 'assortmenttype/sparen' })).item;
    expect(type.children.map(({ path }) => path)).toContain('/shop/assortment/grosspackungen');
    const page = (await list({ list: 'catalogpage/112' })).item;
    expect(page.children.map(({ path }) => path)).toEqual(['/shop/catalogpage/111', '/shop/catalogpage/113']);
  });

  it('[S3.9-01] of a delivery state says its number, name and image', async () => {
    const { deliveryState } = (await list({ list: 'delivery_state/3' })).item;
    expect(deliveryState).toEqual({
      state_number: 3,
      internal_name: 'shortTerm',
      image: '/storage/icons/delivery-3.svg',
    });
    const image = await visitor.raw({ url: deliveryState!.image });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await list({ list: 'catalog/toner' })).item).not.toHaveProperty('deliveryState');
  });

  it('[S3.1-07] of a property stands at one address, whatever its last part is', async () => {
    const other = { list: 'property/druckverfahren/grossformat/anders' };
    expect((await list(other)).item.path).toBe('/shop/property/druckverfahren/grossformat/grossformat');
    expect(await numbersOf(other)).toEqual(await numbersWhere(sampledConditions['property']!.where));
  });

  it('[S2.7-34] of what is new is another one on another day', async () => {
    const query = { list: 'attribute/new-articles' };
    const newOn = (day: string) =>
      numbersWhere(`a.published_on > date '${day}' - 90 and a.published_on <= date '${day}'`);
    const today = now;
    try {
      const before = await numbersOf(query);
      expect(before).toEqual(await newOn(berlinDay(today)));
      expect(before.length).toBeGreaterThan(0);
      now = new Date(today.getTime() + 60 * 86_400_000);
      const later = await numbersOf(query);
      expect(later).toEqual(await newOn(berlinDay(now)));
      expect(later).not.toEqual(before);
    } finally {
      now = today;
    }
  });

  it('[S9-26] of the main catalogue is the category that the configuration names', async () => {
    const { settings } = shop.services;
    const { mainCatalogSlug } = await settings.read();
    const titleOf = async (name: string) => (await list({ list: name })).item.title;
    expect(await titleOf('maincatalog')).toBe('Druckerverbrauchsmaterial');
    try {
      await settings.change({ mainCatalogSlug: 'papier' });
      expect(await titleOf('maincatalog')).toBe('Papier');
      await settings.change({ mainCatalogSlug: 'gibt-es-nicht' });
      expect(await statusOf('list=maincatalog')).toBe(404);
    } finally {
      await settings.change({ mainCatalogSlug });
    }
  });

  it('[S2.7-32] without a name is what the configuration means by it', async () => {
    const { settings } = shop.services;
    const { deviceProductTypes, printerArticleTypes, furnitureCatalogSlug } = await settings.read();
    const before = await numbersOf({ list: 'device' });
    try {
      await settings.change({
        deviceProductTypes: ['batterien'],
        printerArticleTypes: [],
        furnitureCatalogSlug: 'papier',
      });
      const batteries = await numbersOf({ list: 'device' });
      expect(batteries).toEqual(await numbersWhere(`p.slug = 'batterien'`));
      expect(batteries).not.toEqual(before);
      expect(await statusOf('list=printer')).toBe(404);
      expect(await numbersOf({ list: 'furniture' })).toEqual(await numbersOf({ list: 'catalog/papier' }));
    } finally {
      await settings.change({ deviceProductTypes, printerArticleTypes, furnitureCatalogSlug });
    }
  });
});
