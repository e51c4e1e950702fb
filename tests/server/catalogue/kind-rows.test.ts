import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindNames } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { rowsIn } from '#server/catalogue/row-set.ts';
import { createLog } from '#server/log/log.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { statements } from './articles-by-kind.ts';

const day = '2026-11-27';
const today = (Date.parse(day) - Date.parse('2000-01-01')) / 86_400_000;

describe('the index of the catalogue', () => {
  let shop: TestShop;
  let store: CatalogueStore;
  beforeAll(async () => {
    shop = await startTestShop();
    store = new CatalogueStore(shop.database, createLog('silent'), () => new Date());
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
