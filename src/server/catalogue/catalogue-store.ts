import { setTimeout as wait } from 'node:timers/promises';
import { isNotFound } from '#server/calls/failures.ts';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import type { RelatedArticle } from '#server/article/related-article.ts';
import { readCatalogueChange, readCatalogueVersion } from './catalogue-change.repository.ts';
import { readArticleFacts, readCatalogue } from './facet.repository.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import { ByteCache } from './byte-cache.ts';
import type { CatalogueCopy, CopiedCatalogue, Derived } from './catalogue-copy.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { PrinterKeys } from './colour-families.ts';
import type { DeviceWords } from './device-words.ts';
import { DeviceWordsBuilder } from './device-words-builder.ts';
import { FreshnessBatch } from './freshness-batch.ts';
import type { Fresh } from './freshness-batch.ts';
import type { KeptList } from './kept-list.ts';
import { NotInIndex } from './not-in-index.ts';
import type { NumberedDevice } from '#server/search/named-devices.ts';
import { PostingsBuilder } from './postings.ts';
import type { Postings } from './postings.ts';
import { SearchWords } from './search-words.ts';
import { TileCache } from './tile-cache.ts';
import type { OpenedTile } from './tile-cache.ts';
import type { UnderstoodSearch } from '#server/search/understood-search.ts';

/** The index of one version with what was derived from it; all of it goes when the version does. */
export interface CatalogueView {
  /** Version the tiles are of; the index is of the same or, while it is built anew, of an older one. */
  readonly version: number;
  readonly index: CatalogueIndex;
  /** Comes a moment after the index when the process starts. */
  readonly words: Promise<SearchWords>;
  readonly lists: ByteCache<KeptList>;
  readonly searches: ByteCache<UnderstoodSearch>;
  readonly devices: ByteCache<{ readonly device: DeviceWithArticles | null }>;
  /** Printers of a brand or series, for those next to one that nobody knows. */
  readonly models: ByteCache<readonly NumberedDevice[]>;
  /** Articles' own pages. */
  readonly pages: ByteCache<KeptPage>;
  /** Suggestions by language and words. */
  readonly suggestions: ByteCache<KeptSuggestions>;
}

/** An article's page, but for stock. */
export interface KeptPage {
  readonly item: OpenedTile;
  /** Articles beside it, by relation, the nearest first. */
  readonly neighbours: readonly RelatedArticle[];
}

export interface KeptSuggestions {
  /** The list as JSON, checked against the contract. */
  readonly json: string;
  /** Articles a search for the words lists. */
  readonly total: number;
  /** What is said above printers that are only next to the one that was meant. */
  readonly lead: string | null;
}

const keptListBytes = 8_000_000;
const keptSearchBytes = 8_000_000;
const keptDeviceBytes = 1_000_000;
/** Ten brands with all their printers. */
const keptModelBytes = 6_000_000;
const keptPageBytes = 4_000_000;
const keptSuggestionBytes = 1_000_000;

const viewOf = (version: number, index: CatalogueIndex, words: Promise<SearchWords>): CatalogueView => ({
  version,
  index,
  words,
  lists: new ByteCache(keptListBytes),
  searches: new ByteCache(keptSearchBytes),
  devices: new ByteCache(keptDeviceBytes),
  models: new ByteCache(keptModelBytes),
  pages: new ByteCache(keptPageBytes),
  suggestions: new ByteCache(keptSuggestionBytes),
});

/**
 * Mending the index after a change may take this share of the time; what comes faster is worked in by building it anew
 * in the background, so that a stream of changes never holds up the lists.
 */
const mendingShare = 1 / 4;
const mostMendingDebtMs = 250;
/** A catalogue that keeps changing while it is asked about is answered as it was a moment ago. */
const mostAttempts = 5;
const retryMs = 1000;
/** Who asks for what the index does not know waits so long in all for one that is being built. */
const longestWaitMs = 1000;
/** A copy for the next start is written anew when it is so many versions old: of more, the changes are not known. */
const mostVersionsBehind = 250;
/** However often everything changes, a copy stays so long. */
const copyStaysMs = 300_000;

/**
 * Gives the catalogue. The first caller waits for the index. Later ones see each change that was committed before they
 * asked: the few articles a version changed are replaced in the index. Only where very much changed at once does the
 * index lag until it is built anew; what is hidden or has another price meanwhile is right in the lists all the same,
 * since tiles are read anew, and only counts and places lag. What it does not know at all, such as a new category, waits for it.
 */
export class CatalogueStore {
  readonly tiles: TileCache;
  readonly #database: Database;
  readonly #log: Log;
  readonly #freshness: FreshnessBatch;
  #view: CatalogueView | null = null;
  #firstView: Promise<CatalogueView> | null = null;
  #catchingUp: Promise<void> | null = null;
  #rebuilding: Promise<void> | null = null;
  #mendingDebtMs = 0;
  #mendedAt = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #copy: CatalogueCopy | null;
  #opening: Promise<CopiedCatalogue | null> | null = null;
  readonly #derived = new Map<string, Derived>();
  /** The last one read as a whole: no copy of an older version is of use. */
  #wholeVersion = 0;
  #readingMs = 0;
  /** Version of the copy there is, and when it was written. */
  #copied = { version: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY };

  /**
   * @param clock says on which day eco labels must be proven
   * @param copy where the catalogue is kept for the next start; null for nowhere
   */
  constructor(database: Database, log: Log, clock: () => Date, copy: CatalogueCopy | null = null) {
    this.#database = database;
    this.#log = log;
    this.#copy = copy;
    this.tiles = new TileCache(database, clock);
    this.#freshness = new FreshnessBatch(database);
  }

  /** Builds the index before anybody asks; for the start. Resolves when lists and searches are answered at once. */
  async warm(): Promise<void> {
    await (
      await this.current()
    ).words;
  }

  /** Copies the catalogue for the next start, where reading it takes long and the copy there is would not do. */
  async copyIfDue(): Promise<void> {
    const view = this.#view;
    // What is known to be behind the tables is copied once it is not.
    if (this.#copy === null || view === null || view.index.version < view.version) return;
    const { version, at } = this.#copied;
    const isOfUse = version >= this.#wholeVersion && view.version - version < mostVersionsBehind;
    if (isOfUse || this.#readingMs < this.#copy.worthMs || performance.now() - at < copyStaysMs) return;
    const words = await view.words;
    const isWritten = await this.#copy.write({ index: view.index, words }, Object.fromEntries(this.#derived));
    // What could not be written is tried again, but not at once.
    this.#copied = { version: isWritten ? view.version : version, at: performance.now() };
  }

  /** Keeps what a noun derived from the catalogue: after the next start it is there with the copy. */
  keepDerived(name: string, derived: Derived): void {
    this.#derived.set(name, derived);
  }

  /** What {@link keepDerived} kept, in this process or the one before; null for nothing. */
  async derived(name: string): Promise<Derived | null> {
    if (this.#view === null) await this.#openCopy();
    return this.#derived.get(name) ?? null;
  }

  /** The catalogue as this process knows it, without asking whether it changed. */
  async current(): Promise<CatalogueView> {
    if (this.#view !== null) return this.#view;
    this.#firstView ??= this.#readFirst().finally(() => {
      this.#firstView = null;
    });
    return this.#firstView;
  }

  /** Number that grows with every change of the catalogue, as the database knows it now. */
  version(): Promise<number> {
    return readCatalogueVersion(this.#database);
  }

  /**
   * Works on the catalogue as it is: `prepare` runs on what is known and is repeated when that turns out to be old.
   *
   * @param prepare what depends on the version, and the articles whose stock is needed
   */
  async consistently<Prepared extends { readonly stockIds: readonly number[] }>(
    prepare: (view: CatalogueView) => Promise<Prepared>,
  ): Promise<{ readonly prepared: Prepared; readonly fresh: Fresh }> {
    const waitsUntil = performance.now() + longestWaitMs;
    for (let attempt = 1; ; attempt += 1) {
      const view = await this.current();
      const prepared = await prepare(view).catch(async (error: unknown) => {
        // What was not found may have come since.
        const isRenewed =
          attempt < mostAttempts &&
          isNotFound(error) &&
          (await (error instanceof NotInIndex ? this.#renewIndex(view, waitsUntil) : this.#renew(view)));
        if (isRenewed) return null;
        throw error;
      });
      if (prepared === null) continue;
      const fresh = await this.#freshness.read(prepared.stockIds);
      if (view.index.version < view.version) void this.#rebuild();
      if (fresh.version === view.version || attempt === mostAttempts) return { prepared, fresh };
      await this.#catchUp(fresh.version);
    }
  }

  /** Sees what was committed by now; whether there is another view for it. */
  async #renew(view: CatalogueView): Promise<boolean> {
    await this.#catchUp(await this.version());
    return this.#view !== view;
  }

  /** Waits for the index where the catalogue is newer, up to a moment; whether there is another one now. */
  async #renewIndex({ index }: CatalogueView, until: number): Promise<boolean> {
    const version = await this.version();
    await this.#catchUp(version);
    const leftMs = until - performance.now();
    if (leftMs > 0 && this.#view !== null && this.#view.index.version < version)
      await Promise.race([this.#rebuild(), wait(leftMs, undefined, { ref: false })]);
    return this.#view?.index !== index;
  }

  async #catchUp(version: number): Promise<void> {
    while (this.#view !== null && this.#view.version < version) {
      this.#catchingUp ??= this.#advance().finally(() => {
        this.#catchingUp = null;
      });
      await this.#catchingUp;
    }
  }

  async #advance(): Promise<void> {
    const view = this.#view;
    if (view === null) return;
    const change = await readCatalogueChange(this.#database, view.version);
    // Built anew meanwhile: what changed since is asked for again.
    if (this.#view !== view) return;
    this.tiles.advance(change.version, change.articleIds);
    if (change.articleIds === null || this.#rebuilding !== null || this.#isMendingTooMuch()) {
      this.#view = viewOf(change.version, view.index, view.words);
      void this.#rebuild();
      return;
    }
    const mended = await this.#mend(view, change.version, change.articleIds);
    if (this.#view === view) this.#view = mended;
  }

  #isMendingTooMuch(): boolean {
    const now = performance.now();
    this.#mendingDebtMs = Math.max(0, this.#mendingDebtMs - (now - this.#mendedAt) * mendingShare);
    this.#mendedAt = now;
    return this.#mendingDebtMs > mostMendingDebtMs;
  }

  async #mend(view: CatalogueView, version: number, articleIds: readonly number[]): Promise<CatalogueView> {
    const words = new PostingsBuilder();
    const changed = new Set(articleIds);
    const fresh = await readArticleFacts(this.#database, articleIds, (part) => words.addVectors(part));
    const startedAt = performance.now();
    const index = view.index.replaced(version, changed, fresh);
    this.#mendingDebtMs += performance.now() - startedAt;
    const mendedWords = view.words.then((known) => known.replaced(changed, words.build()));
    // Whoever searches learns of a failure; without a search it concerns nobody.
    mendedWords.catch(() => undefined);
    return viewOf(version, index, mendedWords);
  }

  /** Tried again with the next request, but not at once, when it failed. */
  async #rebuild(): Promise<void> {
    if (performance.now() - this.#failedAt < retryMs) return;
    this.#rebuilding ??= this.#readAnew().finally(() => {
      this.#rebuilding = null;
    });
    await this.#rebuilding;
  }

  async #readAnew(): Promise<void> {
    try {
      const { index, words } = await this.#read(() => undefined);
      // Changes since it was read are worked in like any other.
      this.#view = viewOf(
        index.version,
        index.withPrinters(words.devices.printerKeys),
        Promise.resolve(words),
      );
      this.#mendingDebtMs = 0;
      this.#wholeVersion = index.version;
    } catch (error) {
      this.#failedAt = performance.now();
      this.#log.warn({ err: error }, 'The catalogue could not be read anew; counts show it as it was');
    }
  }

  async #readFirst(): Promise<CatalogueView> {
    return (await this.#readCopy()) ?? this.#readTables();
  }

  /** Read once for everybody who asks during the start. */
  async #openCopy(): Promise<CopiedCatalogue | null> {
    this.#opening ??= this.#copy?.read() ?? Promise.resolve(null);
    const copied = await this.#opening;
    for (const [name, derived] of Object.entries(copied?.derived ?? {}))
      if (!this.#derived.has(name)) this.#derived.set(name, derived);
    return copied;
  }

  /** The catalogue from its copy, with what changed since worked in; null when there is none of use. */
  async #readCopy(): Promise<CatalogueView | null> {
    const copied = await this.#openCopy();
    this.#opening = null;
    if (copied === null) return null;
    const { index, words, change } = copied;
    const { version } = index;
    const asCopied = viewOf(version, index, Promise.resolve(words));
    try {
      this.#view =
        change.version === version ? asCopied : await this.#mend(asCopied, change.version, change.articleIds);
    } catch (error) {
      this.#log.warn({ err: error }, 'The copy of the catalogue could not be brought up to date');
      return null;
    }
    this.#copied = { version, at: Number.NEGATIVE_INFINITY };
    this.#wholeVersion = version;
    this.#readingMs = Number.POSITIVE_INFINITY;
    this.tiles.advance(this.#view.version, null);
    return this.#view;
  }

  #readTables(): Promise<CatalogueView> {
    return new Promise((resolve, reject) => {
      let hasIndex = false;
      const reading = this.#read((index) => {
        hasIndex = true;
        const words = reading.then((read) => {
          this.#learnPrinters(read.words.devices.printerKeys);
          return read.words;
        });
        words.catch((error: unknown) => {
          // Nobody can search without words: the next request reads everything again.
          this.#log.warn({ err: error }, 'The words of the catalogue could not be read');
          this.#view = null;
        });
        this.tiles.advance(index.version, null);
        this.#wholeVersion = index.version;
        this.#view = viewOf(index.version, index, words);
        resolve(this.#view);
      });
      reading.catch((error: unknown) => {
        if (!hasIndex) reject(error as Error);
      });
    });
  }

  /** Printers come with the words, a moment after the lists: until then only series are known to be families. */
  #learnPrinters(printers: PrinterKeys): void {
    if (this.#view === null) return;
    const { version, index, words } = this.#view;
    this.#view = viewOf(version, index.withPrinters(printers), words);
  }

  async #read(
    onIndex: (index: CatalogueIndex) => void,
  ): Promise<{ readonly index: CatalogueIndex; readonly words: SearchWords }> {
    const startedAt = performance.now();
    const builder = new PostingsBuilder();
    const deviceBuilder = new DeviceWordsBuilder();
    let index: CatalogueIndex | null = null;
    let articles: Postings | null = null;
    let devices: DeviceWords | null = null;
    await readCatalogue(this.#database, {
      onFacts: (facts) => {
        index = new CatalogueIndex(facts);
        onIndex(index);
      },
      onArticleWords: (part) => builder.addVectors(part),
      onDevices: (part) => {
        articles ??= builder.build();
        deviceBuilder.add(part);
      },
      onFits: (fits) => {
        devices = deviceBuilder.build(fits);
      },
    });
    if (index === null || devices === null) throw new Error('the catalogue was read in part only');
    const { brands, categories } = index as CatalogueIndex;
    const kinds = categories.map(({ name }) => name);
    this.#readingMs = performance.now() - startedAt;
    return { index, words: new SearchWords(articles ?? builder.build(), devices, brands, kinds) };
  }
}
