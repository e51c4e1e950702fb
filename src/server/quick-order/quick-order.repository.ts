import * as z from 'zod/mini';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import type { Compared } from '#server/catalogue/base-price.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

const comparedObject = `json_build_object('contentNet', a.content_net, 'comparativePriceUnit', a.comparative_price_unit)`;
const ComparedRow = z.object({
  contentNet: z.nullable(z.number()),
  comparativePriceUnit: z.nullable(z.string()),
});

const successorOf = (alias: string): string =>
  `(select json_build_object('article', ${articleObject}, 'compared', ${comparedObject}) from article a ${articleJoins} where a.id = ${alias}.successor_id and a.is_visible)`;

/** An article with what its base price needs. */
export interface PricedArticle {
  readonly article: BasketArticle;
  readonly compared: Compared;
}

const PricedRow = z.object({ article: ArticleRow, compared: ComparedRow });

/** An article with what has taken its place. */
export interface FoundArticle extends PricedArticle {
  readonly basisfarbe: string | null;
  readonly successor: PricedArticle | null;
}

const byIds = question({
  name: 'quick-order-articles',
  text: `select ${articleObject} as article, ${comparedObject} as compared, a.basisfarbe, ${successorOf('o')} as successor
    from unnest($1::integer[]) as wanted (id) join article o on o.id = wanted.id
    join article a on a.id = o.id ${articleJoins}
    order by a.popularity desc, a.id`,
  values: (ids: readonly number[]) => [ids],
  row: z.extend(PricedRow, { basisfarbe: z.nullable(z.string()), successor: z.nullable(PricedRow) }),
});

/** Articles by their ids, the most popular first; hidden ones are among them. */
export const readArticles = (database: Database, ids: readonly number[]): Promise<readonly FoundArticle[]> =>
  ids.length === 0 ? Promise.resolve([]) : byIds.all(database, ids);

const gone = question({
  name: 'quick-order-gone',
  text: `select found.key, ${successorOf('found')} as successor from (
      select o.article_number_key as key, o.successor_id from article o
        where o.article_number_key = any($1::text[]) and not o.is_visible
      union select o.manufacturer_number_key, o.successor_id from article o
        where o.manufacturer_number_key = any($1::text[]) and not o.is_visible
    ) as found where found.successor_id is not null`,
  values: (keys: readonly string[]) => [keys],
  row: z.object({ key: z.string(), successor: z.nullable(PricedRow) }),
});

/** What has taken the place of articles the shop shows no more, by their own and their makers' numbers. */
export async function successorsOfGone(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PricedArticle>> {
  if (keys.length === 0) return new Map();
  const rows = await gone.all(database, keys);
  return new Map(
    rows.flatMap(({ key, successor }) => (successor === null ? [] : [[key, successor] as const])),
  );
}
