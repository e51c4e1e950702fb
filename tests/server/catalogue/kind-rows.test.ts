import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindNames } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { rowsIn } from '#server/catalogue/row-set.ts';
import { createLog } from '#server/log/log.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** Visible articles by kind and slug, as the database says it. */
const statements = {
  brand: 'select b.slug, a.id from article a join brand b on b.id = a.brand_id',
  manufacturer: `select m.slug, a.id from article a join brand b on b.id = a.brand_id join manufacturer m on m.id = b.manufacturer_id`,
  depot: 'select d.slug, a.id from article a join depot d on d.id = a.shop_depot_id',
  articleType: 'select t.slug, a.id from article a join article_type t on t.id = a.article_type_id',
  articleTypeGroup: `select g.slug, a.id from article a join article_type t on t.id = a.article_type_id
    join article_type_group g on g.id = t.group_id`,
  productType: 'select t.slug, a.id from article a join product_type t on t.id = a.product_type_id',
  productTypeGroup: `select g.slug, a.id from article a join product_type t on t.id = a.product_type_id
    join product_type_group g on g.id = t.group_id`,
  assortment: `select g.slug, a.id from article a join article_assortment x on x.article_id = a.id
    join assortment g on g.id = x.assortment_id`,
  assortmentType: `select distinct t.slug, a.id from article a join article_assortment x on x.article_id = a.id
    join assortment g on g.id = x.assortment_id join assortment_type t on t.id = g.type_id`,
  tag: 'select g.slug, a.id from article a join article_tag x on x.article_id = a.id join tag g on g.id = x.tag_id',
  attribute: `select g.slug, a.id from (
      select *, row_number() over (order by popularity desc, id) - 1 as place, count(*) over () as total from article where is_visible) a
    join attribute g on case g.rule when 'labelled' then a.begreen_label is not null when 'bestPrice' then a.is_best_price
      when 'video' then a.video_count > 0 when 'procured' then a.delivery_state in (4, 6, 7)
      when 'new' then a.published_on > $1::date - 90 and a.published_on <= $1 when 'popular' then a.place * 50 < a.total
      else exists (select from article_attribute x where x.article_id = a.id and x.attribute_id = g.id) end`,
  propertyValue: `select p.slug || '/' || v.slug as slug, a.id from article a join article_property x on x.article_id = a.id
    join property_value v on v.id = x.value_id join property p on p.id = v.property_id`,
  farbe:
    'select catalogue_slug(a.colour) as slug, a.id from (select * from article where colour is not null) a',
} as const;

const day = '2026-11-27';
const today = (Date.parse(day) - Date.parse('2000-01-01')) / 86_400_000;

describe('the index of the catalogue', () => {
  let shop: TestShop;
  let store: CatalogueStore;
  beforeAll(async () => {
    shop = await startTestShop();
    store = new CatalogueStore(shop.database, createLog('silent'));
  });
  afterAll(() => shop.stop());

  async function inDatabase(kind: keyof typeof statements): Promise<Map<string, number[]>> {
    const { rows } = await shop.database.query<{ slug: string; id: number }>(
      `${statements[kind]} where a.is_visible and ($1::date is not null) order by slug, a.id`,
      [day],
    );
    const bySlug = new Map<string, number[]>();
    for (const { slug, id } of rows) bySlug.set(slug, [...(bySlug.get(slug) ?? []), id]);
    return bySlug;
  }

  function inIndex(index: CatalogueIndex, kind: keyof typeof statements): Map<string, number[]> {
    const named = index.kind(kind).all.map(({ slug, id }): [string, number[]] => {
      const rows = rowsIn(index.rowsOf(kind, id, today));
      expect(index.countOf(kind, id, today)).toBe(rows.length);
      return [slug, [...rows].map((row) => index.ids[row]!).toSorted((one, other) => one - other)];
    });
    return new Map(named.filter(([, ids]) => ids.length > 0));
  }

  const current = async (): Promise<CatalogueIndex> => {
    await store.consistently(() => Promise.resolve({ stockIds: [] }));
    return (await store.current()).index;
  };

  it.each(Object.keys(statements) as (keyof typeof statements)[])(
    'knows the articles of each %s',
    async (kind) => {
      const known = inIndex(await current(), kind);
      expect(known.size).toBeGreaterThan(0);
      expect(known).toEqual(await inDatabase(kind));
    },
  );

  it('names every kind there is, and finds it by its slug', async () => {
    const index = await current();
    for (const name of kindNames) {
      const { all, bySlug } = index.kind(name);
      expect(all.length).toBeGreaterThan(0);
      for (const facts of all) expect(bySlug(facts.slug)).toBe(facts);
    }
    expect(index.kind('propertyValue').bySlug('format/a4')).toMatchObject({ name: 'A4' });
    expect(index.kind('assortment').bySlug('tipp')).toMatchObject({
      description: 'Artikel, die wir zurzeit empfehlen.',
    });
    expect(index.kind('tag').bySlug('nothing')).toBeUndefined();
  });

  it('follows what changes of single articles', async () => {
    const before = await current();
    await shop.database
      .query(`update article set is_hidden = true where id = (select min(id) from article where is_visible);
      update article set article_type_id = 1, catalog_page = 7 where id in (select id from article where is_visible order by id limit 3);
      delete from article_tag where article_id in (select article_id from article_tag order by 1 desc limit 2);
      insert into article_tag (article_id, tag_id) select max(a.id), max(t.id) from article a, tag t on conflict do nothing;
      update article set colour = 'Eisblau' where id = (select max(id) from article where is_visible)`);
    const after = await current();
    expect(after.version).toBeGreaterThan(before.version);
    for (const kind of Object.keys(statements) as (keyof typeof statements)[])
      expect(inIndex(after, kind)).toEqual(await inDatabase(kind));
  });

  it('follows what is named anew', async () => {
    await shop.database.query(`insert into tag (id, slug, name) values (9001, 'ganz-neu', 'Ganz neu');
      insert into article_tag (article_id, tag_id) select id, 9001 from article where is_visible order by id limit 5`);
    await expect
      .poll(async () => (await current()).kind('tag').bySlug('ganz-neu')?.name, { timeout: 10_000 })
      .toBe('Ganz neu');
    expect((await current()).countOf('tag', 9001, today)).toBe(5);
  });
});
