import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { facetNames, sortKeys } from '#contract/address-query.ts';
import type { FacetName, FacetSelection } from '#contract/address-query.ts';
import { ArticleTile } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const filterText = (filter: FacetSelection): string => JSON.stringify(filter);
const listFor = (asking: TestVisitor, query: Record<string, unknown>) =>
  asking.ask(listingEndpoints.list, { query: query as never });
const list = (query: Record<string, unknown>) => listFor(visitor, query);
const status = async (path: string): Promise<number> => (await visitor.raw({ url: path })).statusCode;

/** Pieces of what is told by weight stand in the name alone. */
const severalPieces = `(a.content_unit in ('Stück', 'Rollen') and a.content > 1
  or coalesce(substring(a.name from '([0-9]+) Stück')::integer, 1) > 1)`;

/** What each facet's value means, said again in SQL, so that counts are compared with something else than themselves. */
const conditions: Readonly<Record<FacetName, (value: string) => string>> = {
  category: (value) =>
    `c.position between (select position from category where slug = '${value}') and (select last_position from category where slug = '${value}')`,
  brand: (value) => `b.slug = '${value}'`,
  make: (value) => `a.make = '${value}'`,
  basisfarbe: (value) => `a.basisfarbe = '${value}'`,
  fill: (value) =>
    value === 'standard'
      ? `a.kind in ('ink', 'toner') and not a.is_high_yield`
      : `a.is_high_yield and a.name ${value === 'xxl' ? '' : 'not'} like '%XXL%'`,
  pack: (value) =>
    value === 'single'
      ? `a.unit = 'Stück' and not ${severalPieces}`
      : `(a.unit = 'Set' or a.unit <> 'Rolle' and ${severalPieces})`,
  deliveryState: (value) =>
    `(case when a.delivery_state = 1 and coalesce((select stock from article_stock where article_id = a.id), 0) <= 0
      then 2 else a.delivery_state end) = ${value}`,
  priceBand: (value) => {
    if (value === 'request') return 'a.net_price_cents is null';
    const [from, to] = value.split('-').map((euro) => Number(euro) * 100);
    return `a.net_price_cents >= ${from}${to === undefined ? '' : ` and a.net_price_cents < ${to}`}`;
  },
  yieldBand: (value) => {
    const [from, to] = value.split('-');
    return `a.yield_pages >= ${from}${to === undefined ? '' : ` and a.yield_pages < ${to}`}`;
  },
  begreen: (value) => `replace(lower(a.begreen_label), ' ', '-') = '${value}'`,
  bStock: () => 'a.is_b_stock',
};

async function bruteCount(parts: readonly string[]): Promise<number> {
  const answer = await shop.database.query<{ count: number }>(
    `select count(*)::integer as count from article a join brand b on b.id = a.brand_id join category c on c.id = a.category_id
     where a.is_online and not a.is_hidden and ${['true', ...parts].join(' and ')}`,
  );
  return answer.rows[0]!.count;
}

const selected = (filter: FacetSelection, without: FacetName | null): string[] =>
  facetNames.flatMap((name) => {
    const values = filter[name] ?? [];
    return name === without || values.length === 0 ? [] : [`(${values.map(conditions[name]).join(' or ')})`];
  });

describe('article list', () => {
  it('[S3.7-02][S7.1-23] answers every field of the list response', async () => {
    const reply = await list({});
    expect(Object.keys(reply)).toEqual(
      expect.arrayContaining([
        'item',
        'variantArticles',
        'alternativeArtikel',
        'oekoAlternativeArtikel',
        'zubehoerArtikel',
        'crossSellingArtikel',
        'mainCatalog',
        'filters',
        'sortOptions',
      ]),
    );
    expect(reply.item.kind).toBe('all');
    expect(reply.paging.total).toBe(await bruteCount([]));
    expect(reply.items).toHaveLength(24);
    expect(reply.mainCatalog.reduce((sum, category) => sum + category.count, 0)).toBe(reply.paging.total);
  });

  it('[S3.7-01] takes every parameter of the list request', async () => {
    const reply = await list({
      limit: 12,
      paginate: 'true',
      sortBy: 'price',
      sortDirection: 'desc',
      filter: filterText({ make: ['original'] }),
      search: 'toner',
      page: 2,
      catalogSlug: 'toner-schwarz',
    });
    expect(reply.paging).toMatchObject({ page: 2, limit: 12 });
    const id = (await shop.database.query<{ id: number }>(`select id from category where slug = 'toner'`))
      .rows[0]!.id;
    expect((await list({ catalogId: id })).item.title).toBe('Toner');
  });

  it('[S2.11-02] without paging gives a hundred articles, and those behind them on the next page', async () => {
    const first = await list({ paginate: 'false', limit: 12 });
    expect(first.items).toHaveLength(100);
    expect(first.paging.pageCount).toBe(Math.ceil(first.paging.total / 100));
    const second = await list({ paginate: 'false', page: 2 });
    expect(second.paging.page).toBe(2);
    const known = new Set(first.items.map(({ id }) => id));
    expect(second.items.filter(({ id }) => known.has(id))).toEqual([]);
    expect(second.items.length).toBeGreaterThan(0);
  });

  it('[S3.7-01] tells apart what the parameters of a list ask for', async () => {
    const numbers = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).items.map(({ articleNumber }) => articleNumber);
    const plain = { catalogSlug: 'toner-schwarz', sortBy: 'price', sortDirection: 'asc', limit: 12 } as const;
    const shown = await numbers(plain);
    for (const change of [
      { sortBy: 'name' },
      { sortDirection: 'desc' },
      { filter: filterText({ make: ['compatible'] }) },
      { search: 'brother' },
      { page: 2 },
      { catalogSlug: 'tintenpatronen' },
    ] as const)
      expect(await numbers({ ...plain, ...change }), JSON.stringify(change)).not.toEqual(shown);
    expect((await numbers({ ...plain, limit: 24 })).slice(0, 12)).toEqual(shown);
  });

  it('[S0-02] are filtered by the prices that are shown, whatever mode was chosen once', async () => {
    const chosen = shop.visitor();
    await chosen.post(sessionEndpoints.setB2c);
    const bandsOf = async (visitor: TestVisitor) =>
      (await visitor.ask(listingEndpoints.list, { query: {} })).filters.find(
        ({ name }) => name === 'priceBand',
      );
    const business = await bandsOf(shop.visitor());
    expect(await bandsOf(chosen)).not.toEqual(business);
    await shop.services.settings.change({ allowB2c: false });
    try {
      expect(await bandsOf(chosen)).toEqual(business);
    } finally {
      await shop.services.settings.change({ allowB2c: true });
    }
  });

  it('[S3.8-01] shows every field of a tile with plausible values', async () => {
    const reply = await list({ search: 'CF259X' });
    const tile = reply.items[0]!;
    expect(ArticleTile.safeParse(tile).success).toBe(true);
    expect(tile).toMatchObject({
      articleNumber: expect.stringMatching(/^T\d+$/),
      shopDepotId: 1,
      displayName: 'HP 59X Toner Schwarz',
      brandName: 'HP',
      manufacturerNumber: 'CF259X',
      farbe: 'Schwarz',
      basisfarbe: 'schwarz',
      make: 'original',
      mainImage: { file: expect.stringMatching(/^\/pictures\/T\d+\.svg\?v=/), fileType: 'image/svg+xml' },
    });
    expect(tile.price.gross_price).toBe(Math.floor((tile.price.net_price! * 119 + 50) / 100));
    expect(tile.prices[0]).toEqual(tile.price);
  });

  it('[S7.1-25] counts facets as a count in the database does, each without its own selection', async () => {
    const cases: { query: Record<string, unknown>; filter: FacetSelection; parts: string[] }[] = [
      { query: {}, filter: {}, parts: [] },
      { query: {}, filter: { brand: ['hp', 'kontor'], basisfarbe: ['schwarz'] }, parts: [] },
      {
        query: { catalogSlug: 'druckerverbrauch' },
        filter: { make: ['original'], yieldBand: ['0-500', '500-1500'] },
        parts: [conditions.category('druckerverbrauch')],
      },
      {
        query: { catalogSlug: 'toner' },
        filter: { category: ['toner-farbe'], priceBand: ['50-100'], deliveryState: ['1', '3'] },
        parts: [conditions.category('toner')],
      },
      {
        query: { list: 'supply/brand/brother' },
        filter: { basisfarbe: ['cyan'] },
        parts: [conditions.brand('brother')],
      },
      {
        query: { isBGS: 'true' },
        filter: { begreen: ['blauer-engel', 'fsc'] },
        parts: ['a.begreen_label is not null'],
      },
      {
        query: { catalogSlug: 'druckerverbrauch' },
        filter: { fill: ['xl'], pack: ['single'] },
        parts: [conditions.category('druckerverbrauch')],
      },
      { query: {}, filter: { pack: ['set'], fill: ['standard', 'xxl'] }, parts: [] },
      { query: {}, filter: { bStock: ['true'], priceBand: ['request', '200'] }, parts: [] },
    ];
    for (const { query, filter, parts } of cases) {
      const reply = await visitor.ask(listingEndpoints.filter, {
        query: { ...query, filter: filterText(filter) } as never,
      });
      expect(reply.total, JSON.stringify(filter)).toBe(
        await bruteCount([...parts, ...selected(filter, null)]),
      );
      for (const facet of reply.filters) {
        for (const value of facet.values) {
          const brute = await bruteCount([
            ...parts,
            ...selected(filter, facet.name),
            `(${conditions[facet.name](value.value)})`,
          ]);
          expect(value.count, `${facet.name} ${value.value} of ${JSON.stringify(filter)}`).toBe(brute);
          expect(value.isSelected).toBe(filter[facet.name]?.includes(value.value) ?? false);
        }
      }
    }
  });

  it('[R32] keeps a selected value at zero, so that it can be taken off, and none nobody knows', async () => {
    const reply = await list({ catalogSlug: 'papier', filter: filterText({ brand: ['hp', 'nobody'] }) });
    expect(reply.paging.total).toBe(0);
    const brands = reply.filters.find((facet) => facet.name === 'brand')!.values;
    expect(brands.filter((value) => value.isSelected)).toEqual([
      { value: 'hp', label: 'HP', count: 0, isSelected: true },
    ]);
  });

  it('[R32] answers nothing of values nobody knows, and as few bytes as without them', async () => {
    const invented = Array.from({ length: 15 }, (_value, place) => `erfunden-${place}`);
    for (const endpoint of [listingEndpoints.list, listingEndpoints.filter] as const) {
      const answer = async (filter: FacetSelection) =>
        JSON.stringify(await visitor.ask(endpoint, { query: { filter: filterText(filter) } as never }));
      const plain = await answer({ brand: ['hp'] });
      expect(await answer({ brand: ['hp', ...invented] })).toBe(plain);
      const none = await answer({ brand: ['niemand'] });
      expect(await answer({ brand: invented })).toBe(none);
      expect(none).not.toContain('niemand');
    }
    const total = async (filter: FacetSelection) => (await list({ filter: filterText(filter) })).paging.total;
    expect(await total({ brand: invented })).toBe(0);
    expect(await total({ brand: ['hp'], make: invented })).toBe(0);
    const each = Object.fromEntries(facetNames.map((name) => [name, invented.slice(0, 2)]));
    expect(await total(each)).toBe(0);
    const tooMany = Object.fromEntries(facetNames.map((name) => [name, invented]));
    expect(await status(`/rest/shop?filter=${encodeURIComponent(filterText(tooMany))}`)).toBe(400);
  });

  it('gives every article exactly once over all pages, in every order', async () => {
    for (const sortBy of sortKeys) {
      for (const sortDirection of ['asc', 'desc'] as const) {
        const seen: number[] = [];
        for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
          const reply = await list({ catalogSlug: 'tinte', sortBy, sortDirection, limit: 96, page });
          ({ pageCount } = reply.paging);
          seen.push(...reply.items.map((item) => item.id));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(await bruteCount([conditions.category('tinte')]));
      }
    }
  });

  it('sorts prices both ways and leaves articles without a price at the end', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const prices: (number | null)[] = [];
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const reply = await list({
          catalogSlug: 'toner',
          sortBy: 'price',
          sortDirection: direction,
          limit: 96,
          page,
        });
        ({ pageCount } = reply.paging);
        prices.push(...reply.items.map((item) => item.price.net_price));
      }
      const known = prices.filter((price) => price !== null);
      expect(known).toEqual(
        known.toSorted((left, right) => (direction === 'asc' ? left - right : right - left)),
      );
      expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
    }
  });

  it('shows prices and price bands of the mode', async () => {
    const own = shop.visitor();
    await own.signIn('privat@kontor.example');
    const reply = await own.ask(listingEndpoints.list, {
      query: { filter: filterText({ priceBand: ['10-25'] }), limit: 100 } as never,
    });
    expect(reply.items.length).toBeGreaterThan(50);
    for (const { price } of reply.items) {
      expect(price.gross_price).toBeGreaterThanOrEqual(1_000);
      expect(price.gross_price).toBeLessThan(2_500);
    }
  });

  it('[R27][S1-17][S3.8-04] tells score and boost to backend users only', async () => {
    const plain = await visitor.raw({ url: '/rest/shop?search=toner' });
    expect(plain.body).not.toMatch(/_score|boost|popularity/);
    const backend = shop.visitor();
    await backend.signIn('backend@kontor.example');
    const reply = await backend.ask(listingEndpoints.list, { query: { search: 'toner' } as never });
    for (const tile of reply.items)
      expect(tile).toMatchObject({ _score: expect.any(Number), boost: expect.any(Number) });
  });

  it('[R28] neither shows nor counts a hidden or offline article from the next request on', async () => {
    const toner = { catalogSlug: 'toner-schwarz', limit: 96 };
    const before = await list(toner);
    const [first, second] = before.items;
    const change = (sql: string, id: number) =>
      shop.database.query(`update article set ${sql} where id = $1`, [id]);
    await change('is_hidden = true', first!.id);
    await change('is_online = false', second!.id);
    try {
      const after = await list(toner);
      expect(after.paging.total).toBe(before.paging.total - 2);
      const shown = after.items.map((item) => item.id);
      expect(shown).toHaveLength(before.items.length);
      expect(shown).not.toContain(first!.id);
      expect(shown).not.toContain(second!.id);
      for (const facet of after.filters)
        for (const { value, count } of facet.values)
          expect(count, `${facet.name} ${value}`).toBe(
            await bruteCount([conditions.category('toner-schwarz'), conditions[facet.name](value)]),
          );
      const found = await list({ search: first!.articleNumber });
      expect(found).toMatchObject({ exactHit: null, paging: { total: 0 } });
      expect(await status(`/rest/shop/${first!.articleNumber}-1`)).toBe(404);
      expect(await status(`/pictures/${second!.articleNumber}.svg`)).toBe(404);
      const suggested = await visitor.raw({
        url: `/rest/systems/search?searchterm=${second!.articleNumber}`,
      });
      expect(suggested.json()).toMatchObject({ items: [] });
    } finally {
      await change('is_hidden = false', first!.id);
      await change('is_online = true', second!.id);
    }
    expect((await list(toner)).paging).toEqual(before.paging);
  });

  it('[R28] shows none of many articles hidden at once, though their count may lag', async () => {
    const originals = { filter: filterText({ make: ['original'] }), limit: 96 };
    const before = await list(originals);
    expect(before.paging.total).toBeGreaterThan(500);
    const { rows } = await shop.database.query<{ id: number }>(
      `select id from article where is_visible and make = 'original'`,
    );
    const visible = rows.map(({ id }) => id);
    const change = (isHidden: boolean) =>
      shop.database.query(`update article set is_hidden = $1 where id = any($2)`, [isHidden, visible]);
    await change(true);
    try {
      expect((await list(originals)).items).toEqual([]);
      await expect.poll(async () => (await list(originals)).paging.total).toBe(0);
    } finally {
      await change(false);
    }
    await expect.poll(async () => (await list(originals)).paging.total).toBe(before.paging.total);
  });

  it('works a changed price, name and rung in at once, in lists, bands and orders', async () => {
    // In a shop of its own: where many articles changed just before, the catalogue is built anew in the background.
    const quiet = await startTestShop();
    onTestFinished(() => quiet.stop());
    const reader = quiet.visitor();
    const read = (query: Record<string, unknown>) => listFor(reader, query);
    const toner = { catalogSlug: 'toner-schwarz', sortBy: 'price', sortDirection: 'desc', limit: 12 };
    const target = (await read({ ...toner, sortDirection: 'asc' })).items[0]!;
    const bandCount = async (): Promise<number> =>
      (await read(toner)).filters
        .find((facet) => facet.name === 'priceBand')!
        .values.find(({ value }) => value === '200')!.count;
    const before = await bandCount();
    const { database } = quiet;
    await database.query(
      `update article set net_price_cents = 9999900, name = 'Aaaa Xylophonpapier' where id = $1`,
      [target.id],
    );
    expect((await read(toner)).items[0]).toMatchObject({ id: target.id, price: { net_price: 9_999_900 } });
    expect(await bandCount()).toBe(before + 1);
    expect((await read({ ...toner, sortBy: 'name', sortDirection: 'asc' })).items[0]!.id).toBe(target.id);
    expect((await read({ search: 'xylophonpapier' })).items.map((item) => item.id)).toEqual([target.id]);
    await database.query('delete from article_price where article_id = $1', [target.id]);
    await database.query('insert into article_price values ($1, 7, 4711)', [target.id]);
    const [, rung] = (await read(toner)).items[0]!.prices;
    expect(rung).toMatchObject({ quantity_lower_bound: 7, net_price: 4711 });
  });

  it('shows stock of this moment although the catalogue stands still', async () => {
    const [tile] = (await list({ catalogSlug: 'toner' })).items;
    await shop.database.query('update article_stock set stock = 4711 where article_id = $1', [tile!.id]);
    expect((await list({ catalogSlug: 'toner' })).items[0]!.stock).toBe(4711);
    await expect(
      shop.database.query('update article_stock set stock = -1 where article_id = $1', [tile!.id]),
    ).rejects.toThrow(/never_negative/);
  });

  it('[R32] refuses what is no list and survives what looks like SQL', async () => {
    for (const path of [
      '/rest/shop?limit=1000000000',
      '/rest/shop?limit=101',
      '/rest/shop?limit=-1',
      '/rest/shop?page=0',
      '/rest/shop?sortBy=price;drop table article',
      '/rest/shop?sortDirection=sideways',
      '/rest/shop?search=%00',
      `/rest/shop?filter=${encodeURIComponent('{"brand":"hp"}')}`,
      `/rest/shop?filter=${encodeURIComponent('{"nofacet":["x"]}')}`,
      '/rest/shop?filter=%7Bbroken',
      '/rest/shop?filter=a&filter=b',
      '/rest/shop?unknown=1',
    ]) {
      expect(await status(path), path).toBe(400);
    }
    for (const value of ["' or 1=1 --", '%', '_', '\\', '(((', "a'); drop table article; --", '.*{1,9999}']) {
      const reply = await list({
        filter: filterText({ brand: [value], deliveryState: [value], priceBand: [value] }),
      });
      expect(reply.paging.total).toBe(0);
    }
    expect(await status('/rest/shop?catalogSlug=no-such-category')).toBe(404);
    expect(await status('/rest/shop?list=supply/brand/no-such-brand')).toBe(404);
    expect(await status('/rest/shop?list=supply/device/no-such-device')).toBe(404);
  });

  it('labels facets with the words of the language', async () => {
    const texts = await list({ catalogSlug: 'toner' });
    expect(texts.filters.map((facet) => facet.label)).toContain('Lieferzeit');
    expect(texts.filters.find((facet) => facet.name === 'deliveryState')!.values[0]!.label).toBe(
      'Lagerware (1–2 Werktage)',
    );
  });
});

describe('printer finder', () => {
  it('[S2.7-05] lists brands and the articles of one', async () => {
    const reply = await visitor.ask(listingEndpoints.supply, {});
    expect(reply.brandItems.map((brand) => brand.name)).toContain('Kyocera');
    expect(reply.deviceItems).toEqual([]);
    expect(reply.topItems).toHaveLength(12);
    const makers = reply.topItems.map(({ brandSlug }) => brandSlug);
    expect(new Set(makers).size).toBe(6);
    expect(makers).toEqual(expect.arrayContaining(['hp', 'canon', 'epson', 'brother']));
    expect(makers.filter((slug) => slug === 'hp')).toHaveLength(2);
    expect(reply.topItems.some(({ name }) => /LabelWriter|PT-/.test(name))).toBe(false);
    const brand = await list({ list: 'supply/brand/kyocera' });
    expect(brand.item).toMatchObject({ kind: 'supplyBrand', title: 'Kyocera' });
    expect(brand.items.every((item) => item.brandName === 'Kyocera')).toBe(true);
  });

  it('[S2.7-06] lists devices and the articles that fit one', async () => {
    const reply = await visitor.ask(listingEndpoints.supply, { query: { search: 'lx-300+' } });
    expect(reply.deviceItems.map((device) => device.name)).toContain('Epson LX-300+');
    const device = await list({ list: 'supply/device/hp-laserjet-pro-m404dn' });
    expect(device.item.kind).toBe('supplyDevice');
    expect(device.items.map((item) => item.manufacturerNumber).toSorted()).toEqual([
      'CF259A',
      'CF259X',
      'K-CF259X',
    ]);
  });

  it('[S2.7-07] lists the articles of a device of a brand, and nothing under a wrong brand', async () => {
    const reply = await visitor.ask(listingEndpoints.supply, {
      query: { brand: 'hp', device: 'hp-laserjet-pro-m404dn' },
    });
    expect(reply.deviceItem).toMatchObject({ name: 'HP LaserJet Pro M404dn', brandSlug: 'hp', count: 3 });
    expect((await list({ list: 'supply/brand/hp/device/hp-laserjet-pro-m404dn' })).paging.total).toBe(3);
    expect(await status('/rest/shop?list=supply/brand/canon/device/hp-laserjet-pro-m404dn')).toBe(404);
  });
});
