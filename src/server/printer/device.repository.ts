import * as z from 'zod/mini';
import { Integers } from '#server/database/integers.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import type { DeviceWithArticles } from './device.ts';
import { givesColour } from './supply.sql.ts';

const fittingIds = (condition: string): string =>
  `(select string_agg(int4send(f.article_id), '') from article_device f join article a on a.id = f.article_id
    where f.device_id = d.id and ${condition})`;

const find = question({
  name: 'listing_device',
  text: `select d.id, d.full_name as "fullName", d.model, d.slug, b.slug as "brandSlug", b.name as "brandName",
      (select string_agg(int4send(f.article_id), '') from article_device f where f.device_id = d.id) as "articleIds",
      ${fittingIds(givesColour('a'))} as "colourIds", ${fittingIds('a.is_high_yield')} as "highYieldIds"
    from device d join brand b on b.id = d.brand_id
    where d.slug = $1 and ($2::text is null or b.slug = $2)`,
  values: (deviceSlug: string, brandSlug: string | null) => [deviceSlug, brandSlug],
  row: z.object({
    id: z.number(),
    fullName: z.string(),
    model: z.string(),
    slug: z.string(),
    brandSlug: z.string(),
    brandName: z.string(),
    articleIds: Integers,
    colourIds: Integers,
    highYieldIds: Integers,
  }),
});

/** One printer by its slug with the articles that fit it; null when there is none. */
export const findDevice = (
  database: Database,
  deviceSlug: string,
  brandSlug: string | null,
): Promise<DeviceWithArticles | null> => find.first(database, deviceSlug, brandSlug);
