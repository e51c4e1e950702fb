import type { ClientBase } from 'pg';
import { copyRows } from '#server/database/copy-rows.ts';
import { deriveRounds } from './derive.ts';
import type { DeriveOptions } from './derive.ts';
import { readFacts } from './facts.ts';
import { deriveKinds } from './kinds.ts';
import { copyMembers } from './load.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';

/** What the derived rows are compared and joined with; gone with the transaction. */
const stagingStatement = `
  create temporary table derived_article (id integer, article_number text, article_type_id integer,
    product_type_id integer, catalog_page integer) on commit drop;
  create temporary table derived_manufacturer (like manufacturer) on commit drop;
  create temporary table derived_brand (slug text, manufacturer_slug text, is_top boolean) on commit drop`;

/** Makers there are already keep their ids; those no brand is of any more go. */
const makersStatements = [
  `insert into manufacturer (id, slug, name, address, email, eu_name, eu_address, eu_email)
   select (select max(id) from manufacturer) + row_number() over (order by id), slug, name, address, email, eu_name, eu_address, eu_email
   from derived_manufacturer
   on conflict (slug) do update set eu_name = excluded.eu_name, eu_address = excluded.eu_address, eu_email = excluded.eu_email`,
  `update brand b set manufacturer_id = m.id, is_top = d.is_top
   from derived_brand d join manufacturer m on m.slug = d.manufacturer_slug where b.slug = d.slug`,
  'delete from manufacturer m where not exists (select from brand b where b.manufacturer_id = m.id)',
] as const;

/**
 * Gives a demo catalogue that a former release loaded what its articles are grouped by, within the caller's transaction
 * (docs/decisions/0146). A catalogue that has types of articles is left as it is.
 *
 * @param options seed and day the catalogue was loaded with
 * @returns how many articles were sorted; null when they were already
 * @throws StartFailure when the articles are not those the demo has
 */
export async function fillKinds(
  client: ClientBase,
  options: Omit<DeriveOptions, 'articleCount'>,
): Promise<number | null> {
  await client.query('set local statement_timeout = 0');
  const state = await client.query<{ has_types: boolean; articles: number }>(
    'select exists (select from article_type) as has_types, (select count(*)::integer from article) as articles',
  );
  const { has_types: hasTypes, articles: articleCount } = state.rows[0]!;
  if (hasTypes) return null;
  const facts = readFacts();
  const kinds = deriveKinds(facts);
  await client.query(stagingStatement);
  const { manufacturer, brand, depot: _depot, category: _category, ...others } = kinds;
  for (const [table, rows] of Object.entries(others)) await copyRows(client, table, rows);
  await copyRows(client, 'derived_manufacturer', manufacturer);
  await copyRows(
    client,
    'derived_brand',
    brand.map(({ slug, manufacturer_id: id, is_top }) => ({
      slug,
      manufacturer_slug: manufacturer.find((maker) => maker.id === id)!.slug,
      is_top,
    })),
  );
  for (const round of deriveRounds(facts, kinds, { ...options, articleCount })) {
    await copyRows(
      client,
      'derived_article',
      round.articles.map(({ id, article_number, article_type_id, product_type_id, catalog_page }) => ({
        id,
        article_number,
        article_type_id,
        product_type_id,
        catalog_page,
      })),
    );
    const strangers = await client.query(
      `select from derived_article d left join article a on a.id = d.id and a.article_number = d.article_number
       where a.id is null limit 1`,
    );
    if (strangers.rowCount !== 0)
      throw new StartFailure(
        'The catalogue is not the one of the demo: its articles have kinds of their own.',
      );
    await copyMembers(client, round);
    await client.query(
      `update article a set article_type_id = d.article_type_id, product_type_id = d.product_type_id,
         catalog_page = d.catalog_page
       from derived_article d where d.id = a.id`,
    );
    await client.query('truncate derived_article');
  }
  for (const statement of makersStatements) await client.query(statement);
  return articleCount;
}
