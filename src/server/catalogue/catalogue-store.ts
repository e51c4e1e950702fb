import type { Facet } from '#contract/listing.ts';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log.ts';
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
  /** The facets as described in a language, once somebody asked for them. */
  readonly facets: Map<string, Facet[]>;
}

/** The index of one version with what was derived from it; all of it goes when the version does. */
export interface CatalogueView {
  readonly index: CatalogueIndex;
  readonly counts: RowCache<KeptCount>;
  readonly searches: RowCache<SearchHits>;
}

const keptCountRows = 3_000_000;
const keptSearchRows = 3_000_000;
/** A change of the catalogue is noticed this long after it at the latest, when somebody asks. */
const versionCheckMs = 50;

/**
 * Gives the catalogue. The first caller waits for the index; later ones never do: after a change they get the index
 * they know until the new one stands. What is hidden or sold out meanwhile is left out by the statement that reads
 * the tiles, so only counts may lag.
 */
export class CatalogueStore {
  readonly #database: Database;
  readonly #log: Log;
  #view: CatalogueView | null = null;
  #reading: Promise<CatalogueView> | null = null;
  #isChecking = false;
  #checkedAt = 0;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Builds the index before anybody asks; for the start, before the server listens. */
  async warm(): Promise<void> {
    await this.#read();
  }

  /** The newest index there is. */
  async current(): Promise<CatalogueView> {
    if (this.#view === null) return this.#read();
    if (!this.#isChecking && performance.now() - this.#checkedAt >= versionCheckMs) void this.#check();
    return this.#view;
  }

  async #check(): Promise<void> {
    this.#isChecking = true;
    try {
      const version = await readCatalogueVersion(this.#database);
      if (this.#view !== null && this.#view.index.version < version) await this.#read();
    } catch (error) {
      this.#log.warn({ err: error }, 'The catalogue could not be read anew; lists show it as it was');
    } finally {
      this.#isChecking = false;
      this.#checkedAt = performance.now();
    }
  }

  #read(): Promise<CatalogueView> {
    this.#reading ??= readCatalogueSource(this.#database)
      .then((source) => {
        this.#view = {
          index: new CatalogueIndex(source),
          counts: new RowCache(keptCountRows),
          searches: new RowCache(keptSearchRows),
        };
        return this.#view;
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }
}
