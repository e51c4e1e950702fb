import { readIntegers } from '#server/database/integers.ts';
import type { Database } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { DeviceWithArticles } from './device.ts';

/** What prints in a colour, as the condition on an article `a`. */
const givesColour = `a.kind in ('ink', 'bottle', 'toner', 'ribbon') and a.basisfarbe is not null`;

const fittingIds = (condition: string): string =>
  `(select string_agg(int4send(f.article_id), '') from article_device f join article a on a.id = f.article_id
    where f.device_id = d.id and ${condition})`;

/** One printer by its slug with the articles that fit it; null when there is none. */
export async function findDevice(
  database: Database,
  deviceSlug: string,
  brandSlug: string | null,
): Promise<DeviceWithArticles | null> {
  const answer = await preparedOn(database).query<
    Omit<DeviceWithArticles, 'articleIds' | 'colourIds' | 'highYieldIds'> & {
      ids: Buffer | null;
      colour: Buffer | null;
      highYield: Buffer | null;
    }
  >({
    name: 'listing_device',
    text: `select d.id, d.full_name as "fullName", d.model, d.slug, b.slug as "brandSlug", b.name as "brandName",
        (select string_agg(int4send(f.article_id), '') from article_device f where f.device_id = d.id) as ids,
        ${fittingIds(givesColour)} as colour, ${fittingIds('a.is_high_yield')} as "highYield"
      from device d join brand b on b.id = d.brand_id
      where d.slug = $1 and ($2::text is null or b.slug = $2)`,
    values: [deviceSlug, brandSlug],
  });
  const row = answer.rows[0];
  if (row === undefined) return null;
  const { ids, colour, highYield, ...device } = row;
  return {
    ...device,
    articleIds: readIntegers(ids),
    colourIds: readIntegers(colour),
    highYieldIds: readIntegers(highYield),
  };
}
