import type { QueryResultRow } from 'pg';
import type { Database } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Facts of a visible article's picture by its own number; null without one. */
export async function readPictureFacts(
  database: Database,
  articleNumber: string,
): Promise<PictureFacts | null> {
  const { rows } = await preparedOn(database).query<PictureFacts & QueryResultRow>({
    name: 'article_picture',
    text: `select a.kind, a.basisfarbe, a.colour, b.name as brand, a.manufacturer_number as number, a.is_high_yield as "isHighYield"
     from article a join brand b on b.id = a.brand_id where a.article_number_key = upper($1) and a.is_visible
     order by a.shop_depot_id limit 1`,
    values: [articleNumber],
  });
  return rows[0] ?? null;
}
