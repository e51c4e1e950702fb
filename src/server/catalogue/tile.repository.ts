import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { Tile } from './tile-row.ts';
import type { TileRow } from './tile-row.ts';
import { tileJoins, tileObject } from './tile.sql.ts';

export interface TilesRead {
  /** Version of the catalogue they are of; 0 when there are none. */
  readonly version: number;
  readonly rows: readonly TileRow[];
}

const tiles = question({
  name: 'article_tiles',
  text: `select (select version::float8 from catalogue_state) as version, ${tileObject} as tile
    from unnest($1::integer[]) as wanted(id)
    join article a on a.id = wanted.id and a.is_visible ${tileJoins}`,
  values: (ids: readonly number[]) => [ids],
  row: z.object({ version: z.number(), tile: Tile }),
});

/** Tiles of the visible ones among some articles; one statement. */
export async function readTiles(database: Database, ids: readonly number[]): Promise<TilesRead> {
  const rows = await tiles.all(database, ids);
  return { version: rows[0]?.version ?? 0, rows: rows.map((row) => row.tile) };
}
