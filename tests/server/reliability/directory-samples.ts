import { vi } from 'vitest';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { query } from './sample.ts';
import type { Sample, Situation } from './sample.ts';

/** One thing of each kind, with nothing in it, in a shop without the demo's; its lists know them afterwards. */
export async function insertKinds(shop: TestShop): Promise<void> {
  await shop.database.query(`
    insert into article_type_group (id, slug, name, position) values (900001, 'probe', 'Probe', 1);
    insert into article_type (id, slug, name, group_id) values (900001, 'probe', 'Probe', 900001);
    insert into product_type_group (id, slug, name, position) values (900001, 'probe', 'Probe', 1);
    insert into product_type (id, slug, name, group_id) values (900001, 'probe', 'Probe', 900001);
    insert into assortment_type (id, slug, name, description, position) values (900001, 'probe', 'Probe', '', 1);
    insert into assortment (id, slug, type_id, name, description, position) values (900001, 'probe', 900001, 'Probe', '', 1)`);
  const isKnown = async (): Promise<boolean> => {
    await shop.services.catalogue.consistently(() => Promise.resolve({ stockIds: [] }));
    const { index } = await shop.services.catalogue.current();
    return index.kind('assortment').bySlug('probe') !== undefined;
  };
  await vi.waitUntil(isKnown, { timeout: 10_000 });
}

/** The first thing there is of a kind. */
const firstOf =
  (table: string) =>
  async ({ shop }: Situation): Promise<Sample> => {
    const { rows } = await shop.database.query<{ slug: string }>(
      `select slug from ${table} order by id limit 1`,
    );
    return { params: { slug: rows[0]?.slug ?? '' } };
  };

const nothing = async (): Promise<Sample> => ({});

export const directorySamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'directory.manufacturers': nothing,
  'directory.manufacturersTeaser': nothing,
  'directory.manufacturer': firstOf('manufacturer'),
  'directory.brands': nothing,
  'directory.brand': firstOf('brand'),
  'directory.assortments': nothing,
  'directory.assortment': firstOf('assortment'),
  'directory.assortmentTypes': nothing,
  'directory.articleTypes': nothing,
  'directory.articleType': firstOf('article_type'),
  'directory.articleTypeGroups': nothing,
  'directory.articleTypeGroup': firstOf('article_type_group'),
  'directory.productTypes': nothing,
  'directory.productType': firstOf('product_type'),
  'directory.productTypeGroups': nothing,
  'directory.productTypeGroup': firstOf('product_type_group'),
  'directory.catalog': query({ depth: 2 }),
  'directory.lastArticles': nothing,
};
