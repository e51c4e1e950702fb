import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

const MakerRow = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** Who answers for its goods in the EU; all three or none. */
  euName: z.nullable(z.string()),
  euAddress: z.nullable(z.string()),
  euEmail: z.nullable(z.string()),
});
export type MakerRow = Readonly<z.output<typeof MakerRow>>;

const maker = question({
  name: 'directory_maker',
  text: `select name, address, email, eu_name as "euName", eu_address as "euAddress", eu_email as "euEmail"
    from manufacturer where id = $1`,
  values: (id: number) => [id],
  row: MakerRow,
});

/** Where a maker sits; null when it is gone. */
export const readMaker = (database: Database, id: number): Promise<MakerRow | null> =>
  maker.first(database, id);

const topMakers = question({
  name: 'directory_top_makers',
  text: 'select distinct manufacturer_id as id from brand where is_top',
  values: () => [],
  row: z.object({ id: z.number() }),
});

/** Makers of the brands that are best known, by id. */
export async function readTopMakers(database: Database): Promise<ReadonlySet<number>> {
  return new Set((await topMakers.all(database)).map(({ id }) => id));
}
