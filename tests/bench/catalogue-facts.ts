import type pg from 'pg';

/** What scenarios ask for, read from the filled database. */
export interface CatalogueFacts {
  readonly articleCount: number;
  readonly categories: readonly string[];
  /** A category with children and one of its own articles or more, largest first. */
  readonly largestCategory: string;
  readonly articles: readonly { readonly key: string; readonly slug: string }[];
  readonly numbers: readonly string[];
  readonly devices: readonly string[];
  readonly words: readonly string[];
  readonly brandSlugs: readonly string[];
  /** Orderable from the warehouse, with enough stock for every order of a run. */
  readonly plentiful: readonly string[];
}

const manyStock = 1_000_000;

const texts = async (database: pg.Pool, query: string): Promise<string[]> => {
  const { rows } = await database.query<{ value: string }>(query);
  return rows.map(({ value }) => value);
};

/** Reads the facts and gives two hundred articles so much stock that no order of the run is refused for it. */
export async function readCatalogueFacts(database: pg.Pool): Promise<CatalogueFacts> {
  const [count] = await texts(database, 'select count(*)::text as value from article where is_visible');
  const { rows: articles } = await database.query<{ key: string; slug: string }>(
    `select article_number || '-' || shop_depot_id as key, slug from article where is_visible order by md5(id::text) limit 2000`,
  );
  const plentiful = await texts(
    database,
    `select article_number as value from article where is_visible and delivery_state = 1 and net_price_cents > 500
       and order_minimum = 1 and order_step = 1 and shop_depot_id = 1 order by popularity desc, id limit 200`,
  );
  await database.query(
    `update article_stock set stock = $2 from article where article.id = article_id and article_number = any($1)`,
    [plentiful, manyStock],
  );
  return {
    articleCount: Number(count),
    categories: await texts(
      database,
      `select c.slug as value from category c where exists (select from article a join category b on b.id = a.category_id
         where a.is_visible and b.position between c.position and c.last_position) order by c.position`,
    ),
    largestCategory:
      (
        await texts(
          database,
          `select c.slug as value from category c join article a on a.category_id = c.id where a.is_visible
             group by c.id order by count(*) desc limit 1`,
        )
      )[0] ?? '',
    articles,
    numbers: await texts(
      database,
      `select manufacturer_number as value from article where is_visible and manufacturer_number <> '' order by md5(id::text) limit 2000`,
    ),
    devices: await texts(database, 'select full_name as value from device order by md5(id::text) limit 1000'),
    words: await texts(
      database,
      `select word as value from (
           select word, ndoc from ts_stat('select search_vector from article where is_visible')
           union all select word, ndoc from ts_stat('select search_vector from device')) as known
         where length(word) between 6 and 14 and word !~ '[0-9]' group by word having sum(ndoc) > 3 order by md5(word) limit 500`,
    ),
    brandSlugs: await texts(
      database,
      `select b.slug as value from brand b join article a on a.brand_id = b.id where a.is_visible group by b.id order by count(*) desc limit 30`,
    ),
    plentiful,
  };
}
