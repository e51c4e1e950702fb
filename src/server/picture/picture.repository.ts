import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import type { PictureFacts } from './picture-facts.ts';

const facts = question({
  name: 'article_picture',
  text: `select a.kind, a.basisfarbe, a.colour, b.name as brand, a.manufacturer_number as number, a.is_high_yield as "isHighYield"
    from article a join brand b on b.id = a.brand_id where a.article_number_key = upper($1) and a.is_visible
    order by a.shop_depot_id limit 1`,
  values: (articleNumber: string) => [articleNumber],
  row: z.object({
    kind: z.string(),
    basisfarbe: z.nullable(z.string()),
    colour: z.nullable(z.string()),
    brand: z.string(),
    number: z.string(),
    isHighYield: z.boolean(),
  }),
});

/** Facts of a visible article's picture by its own number; null without one. */
export const readPictureFacts = (database: Database, articleNumber: string): Promise<PictureFacts | null> =>
  facts.first(database, articleNumber);
