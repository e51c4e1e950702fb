import { FacetSelection, defaultPageSize } from '#contract/address-query.ts';
import type { ListQuery, SortKey } from '#contract/address-query.ts';
import type { ArticleTile } from '#contract/article.ts';
import { articlePath } from '#contract/article.ts';
import type { Facet, ListReply, ListSubject } from '#contract/listing.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type {
  CatalogueStore,
  CatalogueView,
  KeptCount,
  SearchHits,
} from '#server/catalogue/catalogue-store.ts';
import { countFacets, nothingSelected, sortRows } from '#server/catalogue/facet-count.ts';
import type { Candidates } from '#server/catalogue/facet-count.ts';
import { allowedBy, catalogueTexts, describeFacets } from '#server/catalogue/facet-labels.ts';
import { toTile } from '#server/catalogue/tile.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { HttpFailure, notFound } from '#server/failures.ts';
import { readTiles } from '#server/repositories/article.repository.ts';
import type { TileRow } from '#server/repositories/article.repository.ts';
import type { BrandFacts, CategoryFacts } from '#server/repositories/facet.repository.ts';
import { findDevice } from '#server/repositories/listing.repository.ts';
import type { DeviceWithArticles } from '#server/repositories/listing.repository.ts';
import type { SearchService } from './search.service.ts';

/** What a list address names, looked up. */
interface Subject {
  readonly view: CatalogueView;
  readonly category: CategoryFacts | null;
  readonly brand: BrandFacts | null;
  readonly device: DeviceWithArticles | null;
  readonly search: string;
  readonly hits: SearchHits | null;
  readonly selection: FacetSelection;
  readonly isBegreenOnly: boolean;
}

interface SortWish {
  readonly sortBy: SortKey;
  readonly direction: 'asc' | 'desc';
  readonly mode: 'b2b' | 'b2c';
  /** Rows wanted from the first on. */
  readonly needed: number;
}

/** Answer without paging gives at most this many articles. */
const mostUnpaged = 100;

function readSelection(filter: string | undefined): FacetSelection {
  if (filter === undefined || filter === '') return {};
  try {
    const parsed = FacetSelection.safeParse(JSON.parse(filter));
    if (parsed.success) return parsed.data;
  } catch {
    // Falls through to the refusal: broken values are refused, not corrected.
  }
  throw new HttpFailure(400, 'the filter does not fit the contract');
}

function restrict(candidates: Candidates, isWanted: (row: number) => boolean): Candidates {
  if (candidates.kind === 'rows') return { kind: 'rows', rows: candidates.rows.filter(isWanted) };
  const rows: number[] = [];
  for (let row = candidates.start; row < candidates.end; row += 1) if (isWanted(row)) rows.push(row);
  return { kind: 'rows', rows: Int32Array.from(rows) };
}

/** Article lists with facets that tell the truth, and their pages (spec 2.7, 3.7; S7.1-23, S7.1-25). */
export class ListingService {
  readonly #database: Database;
  readonly #store: CatalogueStore;
  readonly #search: SearchService;

  constructor(database: Database, store: CatalogueStore, search: SearchService) {
    this.#database = database;
    this.#store = store;
    this.#search = search;
  }

  /** One page of a list with its facets. */
  async list(query: ListQuery, audience: Audience): Promise<ListReply> {
    const subject = await this.#lookUp(query);
    const { view, hits } = subject;
    const { index } = view;
    const mode = audience.isTaxExempt ? 'b2b' : audience.mode;
    const counted = this.#count(subject, mode);
    const total = counted.rows.length;
    const limit = query.paginate === 'false' ? mostUnpaged : (query.limit ?? defaultPageSize);
    const pageCount = Math.max(1, Math.ceil(total / limit));
    const page = query.paginate === 'false' ? 1 : Math.min(query.page ?? 1, pageCount);
    const sorted = this.#sort(subject, counted, {
      sortBy: query.sortBy ?? 'relevance',
      direction: query.sortDirection ?? 'asc',
      mode,
      needed: page * limit,
    });
    const ids = Array.from(sorted.subarray((page - 1) * limit, page * limit), (row) => index.ids[row]!);
    const exactId = hits?.exactRow == null ? null : index.ids[hits.exactRow]!;
    const rows = await readTiles(
      this.#database,
      exactId === null || ids.includes(exactId) ? ids : [...ids, exactId],
    );
    const exact = rows.find((row) => row.id === exactId);
    const scores = audience.isBackendUser ? scoresOf(subject) : () => 0;
    const wanted = new Set(ids);
    return {
      item: describeSubject(subject, audience),
      items: rows
        .filter((row) => wanted.has(row.id))
        .map((row): ArticleTile => toTile(row, audience, scores(row))),
      paging: { page, limit, pageCount, total },
      variantArticles: [],
      alternativeArtikel: [],
      oekoAlternativeArtikel: [],
      zubehoerArtikel: [],
      crossSellingArtikel: [],
      mainCatalog: index.categories
        .filter((category) => category.parentId === null)
        .map((category) => counter(index, category)),
      filters: this.#facets(subject, counted, audience),
      sortOptions: sortOptions(audience),
      exactHit: exact === undefined ? null : articlePath(exact),
      correctedSearch:
        hits === null || hits.corrected === null
          ? null
          : spell(hits.corrected, [
              ...rows.map((row) => row.name),
              ...index.categories.map(({ name }) => name),
              ...index.brands.map(({ name }) => name),
            ]),
    };
  }

  /** Only the facets, for a sheet that counts before it is applied. */
  async filter(query: ListQuery, audience: Audience): Promise<{ filters: Facet[]; total: number }> {
    const subject = await this.#lookUp(query);
    const counted = this.#count(subject, audience.isTaxExempt ? 'b2b' : audience.mode);
    return { filters: this.#facets(subject, counted, audience), total: counted.rows.length };
  }

  async #lookUp(query: ListQuery): Promise<Subject> {
    const selection = readSelection(query.filter);
    const search = (query.search ?? '').trim();
    const [view, device] = await Promise.all([
      this.#store.current(),
      query.supplyDevice === undefined
        ? null
        : findDevice(this.#database, query.supplyDevice, query.supplyBrand ?? null),
    ]);
    const { index } = view;
    const category =
      query.catalogSlug !== undefined
        ? index.categoryBySlug.get(query.catalogSlug)
        : query.catalogId !== undefined
          ? index.categoryById.get(query.catalogId)
          : null;
    const brand = query.supplyBrand === undefined ? null : index.brandBySlug.get(query.supplyBrand);
    if (category === undefined || brand === undefined) notFound('no such category or brand');
    if (device === null && query.supplyDevice !== undefined) notFound('no such device');
    const hits = search === '' ? null : await this.#search.hits(view, search);
    return { view, category, brand, device, search, hits, selection, isBegreenOnly: query.isBGS === 'true' };
  }

  #count(subject: Subject, mode: 'b2b' | 'b2c'): KeptCount {
    const { view, category, brand, device, selection, isBegreenOnly } = subject;
    const key = JSON.stringify([
      mode,
      category?.id,
      brand?.id,
      device?.id,
      subject.search,
      isBegreenOnly,
      selection,
    ]);
    const known = view.counts.get(key);
    if (known !== undefined) return known;
    const allowed = allowedBy(nothingSelected(selection) ? {} : selection, view.index);
    const counted = countFacets(view.index, candidatesOf(subject), allowed, mode);
    const kept = { ...counted, rowCount: counted.rows.length, facets: new Map<string, Facet[]>() };
    view.counts.set(key, kept);
    return kept;
  }

  #sort(subject: Subject, counted: KeptCount, wish: SortWish): Int32Array {
    // Hits of a search stand in the order of their relevance already.
    if (wish.sortBy === 'relevance' && subject.hits !== null) {
      return wish.direction === 'asc' ? counted.rows : counted.rows.toReversed();
    }
    return sortRows(subject.view.index, counted.rows, wish, wish.needed);
  }

  #facets(subject: Subject, counted: KeptCount, audience: Audience): Facet[] {
    const described =
      counted.facets.get(audience.language) ??
      describeFacets(subject.view.index, counted, subject.selection, subject.category, audience.language);
    counted.facets.set(audience.language, described);
    return described;
  }
}

function candidatesOf({ view, category, brand, device, hits, isBegreenOnly }: Subject): Candidates {
  const { index } = view;
  const range = category === null ? { start: 0, end: index.count } : index.rangeOf(category);
  let candidates: Candidates = { kind: 'range', ...range };
  const isInRange = (row: number): boolean => row >= range.start && row < range.end;
  if (hits !== null)
    candidates = { kind: 'rows', rows: category === null ? hits.rows : hits.rows.filter(isInRange) };
  if (device !== null) {
    const rows = device.articleIds
      .map((id) => index.rowOf(id))
      .filter((row) => row !== -1 && isInRange(row))
      .sort();
    const fitting = new Set(rows);
    candidates = hits === null ? { kind: 'rows', rows } : restrict(candidates, (row) => fitting.has(row));
  } else if (brand !== null) {
    const { values } = index.facet('brand', 'b2b');
    candidates = restrict(candidates, (row) => values[row] === brand.id);
  }
  if (!isBegreenOnly) return candidates;
  const { values } = index.facet('begreen', 'b2b');
  return restrict(candidates, (row) => values[row]! < index.begreenLabels.length);
}

/** Why an article stands where it stands, for backend users: the tier of the hit, then its popularity. */
function scoresOf({ view, hits }: Subject): (row: TileRow) => number {
  const tiers = new Map<number, number>();
  hits?.rows.forEach((row, place) => tiers.set(view.index.ids[row]!, hits.tiers[place]!));
  return (row) =>
    (tiers.has(row.id) ? (10 - tiers.get(row.id)!) * 100_000 : 0) + Math.round(row.popularity * row.boost);
}

/** Folded words as the catalogue writes them: `buerostuehle` becomes `Bürostühle`. */
function spell(folded: string, sentences: readonly string[]): string {
  const spellings = new Map<string, string>();
  for (const sentence of sentences) {
    for (const word of sentence.split(/[^\p{L}]+/u)) {
      const [own] = foldWords(word);
      if (own !== undefined && !spellings.has(own)) spellings.set(own, word);
    }
  }
  return folded
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
}

const linkOf = ({ slug, name }: CategoryFacts): { slug: string; name: string } => ({ slug, name });

function counter(
  index: CatalogueIndex,
  category: CategoryFacts,
): { slug: string; name: string; count: number } {
  const { start, end } = index.rangeOf(category);
  return { ...linkOf(category), count: end - start };
}

function trailOf(index: CatalogueIndex, category: CategoryFacts): { slug: string; name: string }[] {
  const trail: { slug: string; name: string }[] = [];
  for (let current: CategoryFacts | undefined = category; current !== undefined;) {
    trail.unshift(linkOf(current));
    current = current.parentId === null ? undefined : index.categoryById.get(current.parentId);
  }
  return trail;
}

function describeSubject(subject: Subject, audience: Audience): ListSubject {
  const { view, category, brand, device, search } = subject;
  const { index } = view;
  const texts = catalogueTexts(audience.language);
  const parentId = category?.id ?? null;
  const children =
    brand === null && device === null && search === ''
      ? index.categories.filter((child) => child.parentId === parentId).map((child) => counter(index, child))
      : [];
  const trail = category === null ? [] : trailOf(index, category);
  if (device !== null) {
    const description = texts.deviceDescription({ device: device.fullName });
    return {
      kind: 'device',
      title: texts.deviceTitle({ device: device.fullName }),
      description,
      trail,
      children,
    };
  }
  if (brand !== null) {
    return {
      kind: 'brand',
      title: brand.name,
      description: texts.brandDescription({ brand: brand.name }),
      trail,
      children,
    };
  }
  if (search !== '')
    return { kind: 'search', title: texts.searchTitle({ search }), description: '', trail, children };
  if (category !== null)
    return { kind: 'category', title: category.name, description: category.description, trail, children };
  return { kind: 'all', title: texts.wholeShop, description: texts.wholeShopDescription, trail, children };
}

function sortOptions({ language }: Audience): ListReply['sortOptions'] {
  const texts = catalogueTexts(language);
  return [
    { sortBy: 'relevance', label: texts.sortRelevance },
    { sortBy: 'name', label: texts.sortName },
    { sortBy: 'price', label: texts.sortPrice },
    { sortBy: 'yield', label: texts.sortYield },
    { sortBy: 'newest', label: texts.sortNewest },
  ];
}
