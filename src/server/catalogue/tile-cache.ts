import { articlePath } from '#contract/article-path.ts';
import { ArticleTile } from '#contract/article.ts';
import type { BasePrice, Basisfarbe, Price } from '#contract/article.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { colourPlace } from '#domain/colour-order.ts';
import type { Database } from '#server/database/pool.ts';
import type { TileRow } from './tile-row.ts';
import { readTiles } from './tile.repository.ts';
import { ByteCache } from './byte-cache.ts';
import { toTile } from './tile.ts';
import type { Audience } from './tile.ts';

/** Some 6,000 tiles; the demo catalogue's all fit. */
const keptBytes = 10_000_000;

/** A tile, or an article with all its details, as it is sent, but for its stock. */
export interface OpenedTile {
  readonly id: number;
  /** JSON without the closing brace, and without stock and score. */
  readonly opened: string;
  /** Popularity as backend users see it. */
  readonly score: number;
}

/** A tile with what lists and suggestions say about it elsewhere. */
export interface PreparedTile extends OpenedTile {
  readonly name: string;
  readonly path: string;
  readonly manufacturerNumber: string;
  readonly picture: string;
  readonly price: Price;
  readonly basePrice: BasePrice | null;
  readonly colourPlace: number;
}

/** What of an audience changes a tile. */
export const audienceKey = ({ mode, isTaxExempt, isBackendUser }: Audience): string =>
  `${mode === 'b2c' ? 'c' : ''}${isTaxExempt ? 'e' : ''}${isBackendUser ? 'b' : ''}`;

const audienceKeys = ['', 'e', 'b', 'eb', 'c', 'ce', 'cb', 'ceb'] as const;

/** @param checked the tile as the contract let it pass */
export function openTile(row: TileRow, checked: ArticleTile): OpenedTile {
  const { stock: _stock, _score, ...kept } = checked;
  return {
    id: row.id,
    opened: JSON.stringify(kept).slice(0, -1),
    score: Math.round(row.popularity * row.boost),
  };
}

/** Prepares a tile; checked against the contract here, once, and not when it is sent. */
function prepareTile(row: TileRow, audience: Audience, day: string): PreparedTile {
  const checked = ArticleTile.parse(toTile(row, audience, day));
  return {
    ...openTile(row, checked),
    name: checked.displayName,
    path: articlePath(row),
    manufacturerNumber: row.manufacturerNumber,
    picture: checked.mainImage.file,
    price: checked.price,
    basePrice: checked.basePrice,
    colourPlace: colourPlace({ farbe: row.colour, basisfarbe: row.basisfarbe as Basisfarbe | null }),
  };
}

/** JSON of a tile with its stock of this moment; the score only for backend users (R27). */
export const tileJson = (tile: OpenedTile, stock: number, score: number | null): string =>
  score === null ? `${tile.opened},"stock":${stock}}` : `${tile.opened},"stock":${stock},"_score":${score}}`;

/** Tiles of one version of the catalogue and one day, prepared when they are first shown. */
export class TileCache {
  readonly #database: Database;
  readonly #kept = new ByteCache<PreparedTile>(keptBytes);
  readonly #clock: () => Date;
  #version = 0;
  #day = '';

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Tiles of visible articles by id; what is not visible is missing. With the version unchanged before and after the
   * call, all of them are of that version.
   */
  async read(ids: readonly number[], audience: Audience): Promise<Map<number, PreparedTile>> {
    const key = audienceKey(audience);
    const day = berlinDay(this.#clock());
    // Eco labels whose licence has ended go at midnight.
    if (day !== this.#day) this.#kept.clear();
    this.#day = day;
    const found = new Map<number, PreparedTile>();
    const missing: number[] = [];
    for (const id of ids) {
      const kept = this.#kept.get(`${key}${id}`);
      if (kept === undefined) missing.push(id);
      else found.set(id, kept);
    }
    if (missing.length === 0) return found;
    const { version, rows } = await readTiles(this.#database, missing);
    for (const row of rows) {
      const tile = prepareTile(row, audience, day);
      found.set(row.id, tile);
      // What was read of another version than the rest must not outlive this request.
      if (version === this.#version && day === this.#day)
        this.#kept.keep(`${key}${row.id}`, tile, tile.opened.length + 300);
    }
    return found;
  }

  /** Forgets what changed on the way to a version; everything when that cannot be named. */
  advance(version: number, articleIds: readonly number[] | null): void {
    this.#version = Math.max(version, this.#version);
    if (articleIds === null) this.#kept.clear();
    else for (const id of articleIds) for (const key of audienceKeys) this.#kept.delete(`${key}${id}`);
  }
}
