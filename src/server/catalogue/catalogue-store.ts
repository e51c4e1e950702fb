import type { Database } from '#server/database/pool.ts';
import { readCatalogueSource, readCatalogueVersion } from '#server/repositories/facet.repository.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { Counted } from './facet-count.ts';
import { RowCache } from './row-cache.ts';

export interface SearchHits {
  /** Best first. */
  readonly rows: Int32Array;
  /** Why each row was found, beside `rows`. */
  readonly tiers: Uint8Array;
  /** Article whose number was typed exactly. */
  readonly exactRow: number | null;
  readonly corrected: string | null;
  readonly rowCount: number;
}

export interface KeptCount extends Counted {
  readonly rowCount: number;
}

/** The index of one version with what was derived from it; all of it goes when the version does. */
export interface CatalogueView {
  readonly index: CatalogueIndex;
  readonly counts: RowCache<KeptCount>;
  readonly searches: RowCache<SearchHits>;
  /** Rows with one frequent word: searches with such words are intersected here instead of read again. */
  readonly words: RowCache<WordRows>;
}

export interface WordRows {
  readonly rows: Int32Array;
  readonly rowCount: number;
}

const keptCountRows = 3_000_000;
const keptSearchRows = 1_500_000;
const keptWordRows = 3_000_000;

/** Gives the catalogue as it is now: asks for the version each time, reads the catalogue again only when it grew. */
export class CatalogueStore {
  readonly #database: Database;
  #view: CatalogueView | null = null;
  #reading: Promise<CatalogueView> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async current(): Promise<CatalogueView> {
    const version = await readCatalogueVersion(this.#database);
    if (this.#view !== null && this.#view.index.version >= version) return this.#view;
    const view = await this.#read();
    return view.index.version >= version ? view : this.#read();
  }

  #read(): Promise<CatalogueView> {
    this.#reading ??= readCatalogueSource(this.#database)
      .then((source) => {
        this.#view = {
          index: new CatalogueIndex(source),
          counts: new RowCache(keptCountRows),
          searches: new RowCache(keptSearchRows),
          words: new RowCache(keptWordRows),
        };
        return this.#view;
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }
}
