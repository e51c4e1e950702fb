import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listNameOf } from '#contract/list-name.ts';
import { directoryEndpoints as calls } from '#contract/directory.ts';
import type { DirectoryReply } from '#contract/directory.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { statements } from './articles-by-kind.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

type Kind = Exclude<keyof typeof statements, 'attribute' | 'farbe'>;

async function rowsOf<Row extends object>(text: string): Promise<readonly Row[]> {
  return (await shop.database.query<Row>(text)).rows;
}

/** Visible articles by the slug of what they belong to. */
async function countsOf(kind: Kind): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ slug: string; count: number }>(
    `select slug, count(*)::integer as count from (${statements[kind]} where a.is_visible) as grouped group by slug`,
  );
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

const countsIn = (entries: readonly { readonly slug: string; readonly count: number }[]) =>
  new Map(entries.map(({ slug, count }) => [slug, count]));
const lettersOf = (entries: readonly { readonly name: string }[]) => [
  ...new Set(entries.map(({ name }) => (/^[a-z]/i.test(name) ? name.slice(0, 1).toUpperCase() : '0–9'))),
];
const statusOf = async (path: string): Promise<number> =>
  (await visitor.raw({ url: `/rest${path}` })).statusCode;

/** Everything of a kind that has articles, counted as in the database, each where its list stands. */
async function expectAll({ items }: DirectoryReply, kind: Kind, path: string): Promise<void> {
  const counts = await countsOf(kind);
  expect(counts.size).toBeGreaterThan(0);
  expect(countsIn(items)).toEqual(counts);
  for (const item of items) {
    expect(item.path).toBe(`${path}${item.slug}`);
    expect(item.name).not.toBe('');
  }
}

/** What each is one of, as the database says it. */
async function expectGroups({ items }: DirectoryReply, table: string, of: string, above: string) {
  const rows = await rowsOf<{ slug: string; above: string; name: string }>(
    `select t.slug, g.slug as above, g.name from ${table} t join ${above} g on g.id = t.${of}`,
  );
  const known = new Map(rows.map((row) => [row.slug, { slug: row.above, name: row.name }]));
  expect(items.length).toBeGreaterThan(0);
  for (const { slug, group } of items) expect(group).toMatchObject(known.get(slug)!);
}

/** What is of each, with the articles of that alone, and nothing of another. */
async function expectMembers({ items }: DirectoryReply, of: Kind, all: DirectoryReply): Promise<void> {
  const counts = await countsOf(of);
  const members = items.flatMap((item) => item.members.map((member) => ({ ...member, above: item.slug })));
  expect(countsIn(members)).toEqual(counts);
  for (const { slug, above } of members)
    expect(all.items.find((item) => item.slug === slug)?.group?.slug, slug).toBe(above);
}

describe('all of what articles are grouped by', () => {
  it('[S7.1-26] is every assortment with its type', async () => {
    const reply = await visitor.ask(calls.assortments);
    await expectAll(reply, 'assortment', '/shop/assortment/');
    await expectGroups(reply, 'assortment', 'type_id', 'assortment_type');
    expect(reply.items.find(({ slug }) => slug === 'tipp')?.description).toBe(
      'Artikel, die wir zurzeit empfehlen.',
    );
  });

  it('[S7.1-27] is every type of assortments with its assortments, in the order somebody gave them', async () => {
    const reply = await visitor.ask(calls.assortmentTypes);
    await expectAll(reply, 'assortmentType', '/shop/assortmenttype/');
    await expectMembers(reply, 'assortment', await visitor.ask(calls.assortments));
    expect(reply.items.map(({ name }) => name)).toEqual([
      'Themen',
      'Hausmarke',
      'Saison',
      'Sparen',
      'Empfehlung',
    ]);
  });

  it('[S7.1-31] is every brand with its maker, by name', async () => {
    const reply = await visitor.ask(calls.brands);
    await expectAll(reply, 'brand', '/shop/brand/');
    await expectGroups(reply, 'brand', 'manufacturer_id', 'manufacturer');
    const names = reply.items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de', { numeric: true })));
  });

  it('[S7.1-32] is every type of articles with its group', async () => {
    const reply = await visitor.ask(calls.articleTypes);
    await expectAll(reply, 'articleType', '/shop/articletypename/');
    await expectGroups(reply, 'article_type', 'group_id', 'article_type_group');
  });

  it('[S7.1-33] is every group of types of articles with its types', async () => {
    const reply = await visitor.ask(calls.articleTypeGroups);
    await expectAll(reply, 'articleTypeGroup', '/shop/articletypenamegroup/');
    await expectMembers(reply, 'articleType', await visitor.ask(calls.articleTypes));
  });

  it('[S7.1-34] is every sort of goods with its group', async () => {
    const reply = await visitor.ask(calls.productTypes);
    await expectAll(reply, 'productType', '/shop/producttype/');
    await expectGroups(reply, 'product_type', 'group_id', 'product_type_group');
  });

  it('[S7.1-35] is every group of sorts of goods with its sorts', async () => {
    const reply = await visitor.ask(calls.productTypeGroups);
    await expectAll(reply, 'productTypeGroup', '/shop/producttypegroup/');
    await expectMembers(reply, 'productType', await visitor.ask(calls.productTypes));
  });

  it.each([
    ['[S7.1-26]', calls.assortments, calls.assortment],
    ['[S7.1-31]', calls.brands, calls.brand],
    ['[S7.1-32]', calls.articleTypes, calls.articleType],
    ['[S7.1-33]', calls.articleTypeGroups, calls.articleTypeGroup],
    ['[S7.1-34]', calls.productTypes, calls.productType],
    ['[S7.1-35]', calls.productTypeGroups, calls.productTypeGroup],
  ] as const)(
    '%s is said of one alone as it is said of all, and of none that is not there',
    async (_clause, all, one) => {
      const { items } = await visitor.ask(all);
      for (const item of [items[0]!, items.at(-1)!])
        expect((await visitor.ask(one, { params: { slug: item.slug } })).item).toEqual(item);
      expect(await statusOf(one.path.replace(':slug', 'gibt-es-nicht'))).toBe(404);
      expect(await statusOf(one.path.replace(':slug', 'Gibt_Es-Nicht'))).toBe(400);
    },
  );
});

/** Articles of a type by the slug of what they are, as the database says it; the largest first. */
async function countsWithin(type: string, kind: 'manufacturer' | 'farbe' | 'propertyValue') {
  const rows = await rowsOf<{ slug: string; count: number }>(
    `select slug, count(*)::integer as count from (${statements[kind]} where a.is_visible
       and a.article_type_id = (select id from article_type where slug = '${type}')) as grouped group by slug`,
  );
  return countsIn(rows);
}

describe('a type of articles', () => {
  it('[S7.1-32] is told with the formats, makers and colours it comes in, the largest first', async () => {
    const narrowed = async (slug: string) => visitor.ask(calls.articleType, { params: { slug } });
    const paper = await narrowed('kopierpapier');
    const values = [...(await countsWithin('kopierpapier', 'propertyValue'))];
    const formats = values
      .filter(([value]) => value.startsWith('format/'))
      .map(([value, count]) => [value.slice('format/'.length), count] as const);
    expect(formats.length).toBeGreaterThan(1);
    expect(countsIn(paper.formats)).toEqual(new Map(formats));
    expect(paper.formats.find(({ slug }) => slug === 'a4')).toMatchObject({
      name: 'A4',
      path: '/shop/articletypename/kopierpapier/format/a4',
    });
    const toner = await narrowed('toner');
    expect(toner.formats).toEqual([]);
    expect(countsIn(toner.manufacturers)).toEqual(await countsWithin('toner', 'manufacturer'));
    expect(countsIn(toner.colours)).toEqual(await countsWithin('toner', 'farbe'));
    for (const entries of [paper.formats, toner.manufacturers, toner.colours]) {
      const counts = entries.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }
    for (const { path, count } of [...paper.formats, ...toner.manufacturers, ...toner.colours])
      expect(
        (await visitor.ask(listingEndpoints.list, { query: { list: listNameOf(path), limit: 1 } })).paging
          .total,
        path,
      ).toBe(count);
  });
});

describe('the makers', () => {
  it('[S7.1-28][S7.1-51] are listed with their letters, the brands of printers and the best known', async () => {
    const reply = await visitor.ask(calls.manufacturers);
    expect(Object.keys(reply).toSorted()).toEqual([
      'brandItems',
      'brandLabels',
      'deviceItems',
      'deviceLabels',
      'request',
      'topItems',
    ]);
    expect(countsIn(reply.brandItems)).toEqual(await countsOf('manufacturer'));
    expect(reply.brandLabels).toEqual(lettersOf(reply.brandItems));
    const printers = await rowsOf<{ slug: string; count: number }>(
      'select b.slug, count(*)::integer as count from device d join brand b on b.id = d.brand_id group by b.slug',
    );
    expect(countsIn(reply.deviceItems)).toEqual(countsIn(printers));
    expect(reply.deviceLabels).toEqual(lettersOf(reply.deviceItems));
    expect(reply.deviceItems.find(({ slug }) => slug === 'hp')?.path).toBe('/shop/supply/brand/hp');
    expect(reply.request).toEqual({ slug: null });
    expect(reply.topItems.length).toBeGreaterThan(0);
  });

  it('[S7.1-29] of the best known brands are a teaser, those with the most articles first', async () => {
    const { topItems } = await visitor.ask(calls.manufacturersTeaser);
    const counts = await countsOf('manufacturer');
    const rows = await rowsOf<{ slug: string }>(
      'select distinct m.slug from brand b join manufacturer m on m.id = b.manufacturer_id where b.is_top',
    );
    const top = rows.map(({ slug }) => counts.get(slug) ?? 0).filter((count) => count > 0);
    expect(top.length).toBeGreaterThan(0);
    expect(topItems.map(({ count }) => count)).toEqual(
      top.toSorted((one, other) => other - one).slice(0, 12),
    );
    expect(topItems).toEqual((await visitor.ask(calls.manufacturers)).topItems);
    const known = new Set(rows.map(({ slug }) => slug));
    for (const { slug, path } of topItems) {
      expect(known.has(slug), slug).toBe(true);
      expect(path).toBe(`/shop/manufacturer/${slug}`);
    }
  });

  it('[S7.1-30][S7.1-52] are told one by one with brands, printers and who answers for the goods', async () => {
    const [hp] = await rowsOf<{
      slug: string;
      name: string;
      address: string;
      email: string;
      eu_name: string;
      eu_address: string;
      eu_email: string;
    }>(`select m.* from manufacturer m join brand b on b.manufacturer_id = m.id where b.slug = 'hp'`);
    const { slug, name, address, email } = hp!;
    const reply = await visitor.ask(calls.manufacturer, { params: { slug } });
    expect(Object.keys(reply).toSorted()).toEqual([
      'brandItem',
      'brandLabels',
      'deviceItem',
      'deviceLabels',
      'request',
    ]);
    const counts = await countsOf('brand');
    expect(reply.brandItem).toMatchObject({
      slug,
      name,
      path: `/shop/manufacturer/${slug}`,
      count: (await countsOf('manufacturer')).get(slug),
      maker: { name, address, email },
      responsible: { name: hp!.eu_name, address: hp!.eu_address, email: hp!.eu_email },
    });
    const brands = await rowsOf<{ slug: string; name: string }>(
      `select b.slug, b.name from brand b join manufacturer m on m.id = b.manufacturer_id where m.slug = '${slug}'`,
    );
    const sold = brands
      .filter((brand) => counts.has(brand.slug))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
    expect(reply.brandLabels).toEqual(sold.map((brand) => brand.name));
    expect(reply.brandItem.members).toEqual(
      sold.map((brand) => ({ ...brand, path: `/shop/brand/${brand.slug}`, count: counts.get(brand.slug) })),
    );
    const ofMaker = `from device d join brand b on b.id = d.brand_id join manufacturer m on m.id = b.manufacturer_id where m.slug = '${slug}'`;
    const [printers] = await rowsOf<{ count: number }>(`select count(*)::integer as count ${ofMaker}`);
    expect(reply.deviceItem?.count).toBe(printers!.count);
    expect(reply.deviceItem?.brands.map(({ path }) => path)).toContain('/shop/supply/brand/hp');
    const series = await rowsOf<{ series: string }>(`select distinct d.series ${ofMaker} and d.series <> ''`);
    expect(reply.deviceLabels.toSorted()).toEqual(series.map((row) => row.series).toSorted());
    expect(reply.request).toEqual({ slug });
  });

  it('[S7.1-52] have no printers where they make none, and nobody else who answers for them in the EU', async () => {
    const [maker] = await rowsOf<{ slug: string }>(
      `select m.slug from manufacturer m where m.eu_name is null and exists (
         select from brand b join article a on a.brand_id = b.id and a.is_visible where b.manufacturer_id = m.id)
       and not exists (select from brand b join device d on d.brand_id = b.id where b.manufacturer_id = m.id) limit 1`,
    );
    const reply = await visitor.ask(calls.manufacturer, { params: { slug: maker!.slug } });
    expect(reply).toMatchObject({ deviceItem: null, deviceLabels: [] });
    expect(reply.brandItem.responsible).toBeNull();
  });

  it('[S3.9-05] have every field of the store in what the two calls say', async () => {
    const [first] = (await visitor.ask(calls.manufacturers)).brandItems;
    const all = await visitor.ask(calls.manufacturers);
    const one = await visitor.ask(calls.manufacturer, { params: { slug: first!.slug } });
    expect(Object.keys({ ...all, ...one }).toSorted()).toEqual([
      'brandItem',
      'brandItems',
      'brandLabels',
      'deviceItem',
      'deviceItems',
      'deviceLabels',
      'request',
      'topItems',
    ]);
  });
});

describe('the tree of categories', () => {
  const childrenIn = (parent: string) =>
    rowsOf<{ slug: string; name: string; count: number }>(
      `select c.slug, c.name, (select count(*)::integer from article a join category b on b.id = a.category_id
           where a.is_visible and b.position between c.position and c.last_position) as count
       from category c where c.parent_id ${parent} order by c.position`,
    );
  const below = (slug: string) => childrenIn(`= (select id from category where slug = '${slug}')`);
  const linked = (rows: readonly { slug: string; name: string; count: number }[]) =>
    rows.filter(({ count }) => count > 0).map((row) => ({ ...row, path: `/shop/catalog/${row.slug}` }));

  it('[S7.1-36][S9-15] is shown two levels deep', async () => {
    const reply = await visitor.ask(calls.catalog, { query: {} });
    expect(reply.request).toEqual({ depth: 2, slug: null });
    expect(reply.item).toBeNull();
    const roots = linked(await childrenIn('is null'));
    expect(reply.items.map(({ children: _children, ...entry }) => entry)).toEqual(roots);
    for (const { slug, children } of reply.items) expect(children).toEqual(linked(await below(slug)));
    expect(reply.items.some(({ children }) => children.length > 0)).toBe(true);
  });

  it('[S7.1-36] is shown below a category, one level deep where that is asked for', async () => {
    const query = { depth: '1', slug: 'druckerverbrauch' };
    const reply = await visitor.ask(calls.catalog, { query });
    expect(reply.item).toMatchObject({ slug: 'druckerverbrauch', path: '/shop/catalog/druckerverbrauch' });
    const children = linked(await below('druckerverbrauch'));
    expect(children.length).toBeGreaterThan(0);
    expect(reply.items).toEqual(children.map((entry) => ({ ...entry, children: [] })));
    expect(reply.request).toEqual({ depth: 1, slug: 'druckerverbrauch' });
  });

  it('[S7.1-36] is shown to its last level where three are asked for', async () => {
    const { items } = await visitor.ask(calls.catalog, { query: { depth: '3' } });
    const second = items.flatMap(({ children }) => children);
    for (const { slug, children } of second) expect(children).toEqual(linked(await below(slug)));
    expect(second.some(({ children = [] }) => children.length > 0)).toBe(true);
  });

  it.each([
    ['depth=4', 400],
    ['depth=0', 400],
    ['depth=x', 400],
    ['slug=gibt-es-nicht', 404],
    ['slug=', 400],
    ['slug=Toner', 400],
  ])('[S9-15] is not shown for %s', async (query, status) =>
    expect(await statusOf(`/shop/catalog?${query}`)).toBe(status),
  );
});

describe('what came last', () => {
  it('[S7.1-37] is the newest of what is delivered at once, as the list has it', async () => {
    const { items } = await visitor.ask(calls.lastArticles);
    const filter = JSON.stringify({ deliveryState: ['1'] });
    const list = await visitor.ask(listingEndpoints.list, { query: { limit: 8, sortBy: 'newest', filter } });
    expect(items).toHaveLength(8);
    expect(items).toEqual(list.items);
  });
});

describe('what changes', () => {
  it('[S7.1-31] is counted with the next question', async () => {
    const before = await visitor.ask(calls.brand, { params: { slug: 'hp' } });
    await shop.database.query(
      `update article set is_hidden = true where id = (
         select max(a.id) from article a join brand b on b.id = a.brand_id where b.slug = 'hp' and a.is_visible)`,
    );
    const { items } = await visitor.ask(calls.brands);
    expect(items.find(({ slug }) => slug === 'hp')?.count).toBe(before.item.count - 1);
  });

  it('[S7.1-31] leaves out what nothing is left of, which is still known by its slug', async () => {
    await shop.database.query(
      `update article set is_hidden = true where brand_id = (select id from brand where slug = 'kyocera')`,
    );
    await expect
      .poll(async () => (await visitor.ask(calls.brands)).items.some(({ slug }) => slug === 'kyocera'), {
        timeout: 10_000,
      })
      .toBe(false);
    expect((await visitor.ask(calls.brand, { params: { slug: 'kyocera' } })).item.count).toBe(0);
  });
});

describe('a maker', () => {
  it('[S5-16] is not asked for without its slug, and no article in its place', async () => {
    await insertArticle(shop, { number: 'MANUFACTURER' });
    for (const word of ['manufacturer', 'brand', 'assortment'])
      for (const [end, status] of [
        ['', 404],
        ['/', 404],
        ['/-', 400],
        ['/gibt-es-nicht', 404],
      ] as const)
        expect(await statusOf(`/shop/${word}${end}`), `${word}${end}`).toBe(status);
    const named = await visitor.ask(articleEndpoints.bySlug, { params: { slug: 'MANUFACTURER-1' } });
    expect(named.item.articleNumber).toBe('MANUFACTURER');
  });
});
