import { defaultPageSize, mostUnpaged, readFilter } from '#contract/address-query.ts';
import type { FacetSelection, SortKey } from '#contract/address-query.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Understood } from '#contract/listing.ts';
import type { ListReply, listingEndpoints } from '#contract/listing.ts';
import { reckonsNet } from '#domain/price.ts';
import { catalogueDay } from '#server/catalogue/catalogue-day.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { ShownTo } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueStore, CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { describeUnderstood } from '#server/search/describe-understood.ts';
import { priceFacet } from '#server/catalogue/facet-labels.ts';
import { countFacets, sortRows } from '#server/catalogue/facet-count.ts';
import { keptListBytes, pageOf } from '#server/catalogue/kept-list.ts';
import type { KeptList } from '#server/catalogue/kept-list.ts';
import { notInIndex } from '#server/catalogue/not-in-index.ts';
import { describeList } from './list-description.ts';
import { allowedBy, knownSelection } from '#server/catalogue/known-selection.ts';
import { catalogPart, wholeShop } from './category-parts.ts';
import type { PartSources } from './list-part.ts';
import { findParts } from './list-parts.ts';
import { matchListPath } from './list-path.ts';
import { candidatesOf, deviceOf, sortsOf } from './list-subject.ts';
import type { LookedUp } from './list-subject.ts';
import { spellCorrection, wordsAsTyped } from '#server/search/spell-correction.ts';
import { tileJson } from '#server/catalogue/tile-cache.ts';
import type { PreparedTile } from '#server/catalogue/tile-cache.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { withFacets } from '#server/search/understood-search.ts';
import type { UnderstoodSearch } from '#server/search/understood-search.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import type { PrinterService } from '#server/printer/printer.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { HttpFailure, notFound } from '#server/calls/failures.ts';
import type { Language } from '#server/session/visitor.ts';
import type { SearchService } from '#server/search/search.service.ts';
import { pageLinks } from '#server/search/suggestion-list.ts';

interface SortWish {
  readonly sortBy: SortKey;
  readonly direction: 'asc' | 'desc';
  /** Whose prices. */
  readonly mode: ShownTo['mode'];
}

/** A part of a list: limit rows of one page. */
interface Cut {
  readonly page: number;
  readonly limit: number;
  readonly pageCount: number;
  readonly total: number;
}

function readSelection(filter: string | undefined): FacetSelection {
  if (filter === undefined || filter === '') return {};
  const selection = readFilter(filter);
  if (selection === null) throw new HttpFailure(400, 'the filter does not fit the contract');
  return selection;
}

function cutOf(query: ListQuery, total: number): Cut {
  const limit = query.paginate === 'false' ? mostUnpaged : (query.limit ?? defaultPageSize);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return { page: Math.min(query.page ?? 1, pageCount), limit, pageCount, total };
}

export interface ListingService {
  /** One page of a list with its facets. */
  readonly list: (query: ListQuery, audience: Audience) => Promise<CheckedReply<ListReply>>;
  /** Only the facets, for a sheet that counts before it is applied. */
  readonly filter: (
    query: ListQuery,
    audience: Audience,
  ) => Promise<CheckedReply<ReplyOf<typeof listingEndpoints.filter>>>;
}

export interface ListingNeeds {
  readonly foundation: Pick<Foundation, 'clock'>;
  readonly settings: SettingsService;
  readonly catalogue: CatalogueStore;
  readonly search: SearchService;
  readonly printers: PrinterService;
}

/** Article lists with facets that tell the truth, and their pages (S2.7, S3.7; S7.1-23, S7.1-25). */
export function createListingService({
  foundation: { clock },
  settings,
  catalogue: store,
  search,
  printers,
}: ListingNeeds): ListingService {
  const sourcesOf = (view: CatalogueView, { supplyPart }: ListQuery, shownTo: ShownTo): PartSources => ({
    view,
    today: catalogueDay(clock()),
    provenOn: shownTo.provenOn,
    settings: settings.read,
    printer: async (slug, brandSlug) => {
      const device = await printers.device(view, slug, brandSlug);
      if (device === null || supplyPart === undefined) return device;
      const coloured = new Set(device.colourIds);
      return { ...device, articleIds: device.articleIds.filter((id) => !coloured.has(id)) };
    },
  });

  const shownToOf = (audience: Audience): ShownTo => ({
    mode: reckonsNet(audience) ? 'b2b' : 'b2c',
    provenOn: audience.mode === 'b2b' ? null : catalogueDay(clock()),
  });

  const lookUp = async (view: CatalogueView, query: ListQuery, shownTo: ShownTo): Promise<LookedUp> => {
    const typed = (query.search ?? '').trim();
    const matched = matchListPath(query.list ?? '') ?? notFound('no such list');
    const parts = await findParts(matched, sourcesOf(view, query, shownTo));
    const category = categoryAsked(view, query);
    if (category !== null) parts.push(catalogPart(view, category));
    const hits = typed === '' ? null : await search.hits(view, typed);
    const { display_price: isPriced } = await settings.read();
    const read = readSelection(query.filter);
    const asked = isPriced ? read : { ...read, [priceFacet]: [] };
    const selection = knownSelection(hits === null ? asked : withFacets(asked, hits.facets), view.index);
    const [first = wholeShop(view), ...others] = parts;
    return {
      view,
      page: matched.page,
      parts: [first, ...others],
      name: JSON.stringify([
        matched.page.id,
        ...Object.values(matched.names),
        query.supplyPart,
        category?.id,
        ...parts.map(({ dependsOn }) => dependsOn),
      ]),
      search: typed,
      hits,
      selection,
      isBegreenOnly: query.isBGS === 'true',
      isPriced,
      shownTo,
    };
  };

  /** What a search was understood to mean, checked against the contract. */
  const understoodBy = async (
    { view, search: typed, hits }: LookedUp,
    list: KeptList,
    given: Pick<ListReply, 'correctedSearch' | 'omittedWords'>,
    searcher: Audience,
  ): Promise<Understood | null> => {
    if (hits === null) return null;
    const instead =
      list.rows.length > 0 ? pageLinks(hits, searcher) : await search.instead(view, hits, searcher);
    return Understood.parse(
      describeUnderstood(hits, { ...given, typed, instead }, view.index, searcher.language),
    );
  };

  return {
    async list(query, audience) {
      const shownTo = shownToOf(audience);
      const { prepared, fresh } = await store.consistently(async (view) => {
        const subject = await lookUp(view, query, shownTo);
        const wish = sortWishOf(query, subject);
        const list = keepList(subject, audience.language);
        const cut = cutOf(query, list.rows.length);
        const ids = pageIds(subject, list, wish, cut);
        const exactRow = subject.hits?.exactRow ?? null;
        const exactId = exactRow === null ? null : view.index.ids[exactRow]!;
        const tiles = await store.tiles.read(
          exactId === null || ids.includes(exactId) ? ids : [...ids, exactId],
          audience,
        );
        return { stockIds: ids, subject, list, cut, tiles, exactId };
      });
      const { subject, list, cut, tiles, exactId } = prepared;
      const shown = prepared.stockIds.flatMap((id) => tiles.get(id) ?? []);
      const score = audience.isBackendUser ? scoresOf(subject) : () => null;
      const items = shown.map((tile) => tileJson(tile, fresh.stockOf(tile.id), score(tile))).join(',');
      const correctedSearch = spellCorrection(subject, shown);
      const omittedWords = wordsAsTyped(subject.search, subject.hits?.readAs?.omitted ?? []);
      const exactPath = exactId === null ? null : (tiles.get(exactId)?.path ?? null);
      // Only the list says which words were given up, and what was read in their place.
      const isWholeShop = (query.list ?? '') === '';
      const led = isWholeShop ? (subject.hits?.redirect ?? null) : null;
      const exactHit = led ?? (omittedWords.length === 0 && correctedSearch === null ? exactPath : null);
      const understood = await understoodBy(subject, list, { correctedSearch, omittedWords }, audience);
      const about = JSON.stringify({ paging: cut, exactHit, correctedSearch, omittedWords, understood });
      return new CheckedReply(`{${list.head},"items":[${items}],${about.slice(1)}`);
    },

    async filter(query, audience) {
      const { prepared } = await store.consistently(async (view) => {
        const subject = await lookUp(view, query, shownToOf(audience));
        return { stockIds: [], list: keepList(subject, audience.language) };
      });
      const { facets, rows } = prepared.list;
      return new CheckedReply(`{"filters":${facets},"total":${rows.length}}`);
    },
  };
}

/** The category a list is narrowed to beside what its address names; null where none is asked for. */
function categoryAsked(
  { index }: CatalogueView,
  { catalogSlug, catalogId }: ListQuery,
): CategoryFacts | null {
  if (catalogSlug === undefined && catalogId === undefined) return null;
  const category =
    catalogSlug === undefined ? index.categoryById.get(catalogId!) : index.categoryBySlug.get(catalogSlug);
  return category ?? notInIndex('no such category');
}

/** How the list is sorted; in its own order where the one asked for is not offered. */
function sortWishOf({ sortBy, sortDirection }: ListQuery, subject: LookedUp): SortWish {
  const { mode } = subject.shownTo;
  return sortBy !== undefined && !sortsOf(subject).includes(sortBy)
    ? { sortBy: 'relevance', direction: 'asc', mode }
    : { sortBy: sortBy ?? 'relevance', direction: sortDirection ?? 'asc', mode };
}

/** The list counted and described, or as it was before. */
function keepList(subject: LookedUp, language: Language): KeptList {
  const { view, name, search, selection, isBegreenOnly, isPriced, shownTo } = subject;
  const key = JSON.stringify([language, shownTo, name, search, isBegreenOnly, isPriced, selection]);
  const known = view.lists.get(key);
  if (known !== undefined) return known;
  const counted = countFacets(view.index, candidatesOf(subject), allowedBy(selection, view.index), shownTo);
  const kept = describeList(counted, subject, language);
  view.lists.keep(key, kept, keptListBytes(kept));
  return kept;
}

function pageIds(subject: LookedUp, list: KeptList, wish: SortWish, { page, limit }: Cut): readonly number[] {
  const { index } = subject.view;
  return pageOf(list, `${wish.sortBy} ${wish.direction} ${page} ${limit}`, () => {
    const rows = sortedRows(subject, list, wish, page * limit);
    return Array.from(rows.subarray((page - 1) * limit, page * limit), (row) => index.ids[row]!);
  });
}

/** @param needed rows wanted from the first on */
function sortedRows(subject: LookedUp, list: KeptList, wish: SortWish, needed: number): Int32Array {
  // Hits of a search stand in the order of their relevance already.
  if (wish.sortBy === 'relevance' && subject.hits !== null) {
    return wish.direction === 'asc' ? list.rows : list.rows.toReversed();
  }
  const { index } = subject.view;
  if (wish.sortBy !== 'relevance' || deviceOf(subject) === null)
    return sortRows(index, list.rows, wish, needed);
  // What fits a printer stands in the order of colours, like everywhere.
  const colours = index.facet('basisfarbe', wish.mode).values;
  return sortRows(index, list.rows, wish, list.rows.length).toSorted(
    (left, right) => colours[left]! - colours[right]!,
  );
}

const tierValue = 100_000;
const worstTier = 10;

/** Why an article stands where it stands, for backend users: the tier of the hit, then its popularity. */
function scoresOf({ view, hits }: LookedUp): (tile: PreparedTile) => number {
  const tiers = tiersById(view, hits);
  return ({ id, score }) => (worstTier - (tiers.get(id) ?? worstTier)) * tierValue + score;
}

function tiersById({ index }: CatalogueView, hits: UnderstoodSearch | null): ReadonlyMap<number, number> {
  const tiers = new Map<number, number>();
  hits?.rows.forEach((row, place) => tiers.set(index.ids[row]!, hits.tiers[place]!));
  return tiers;
}
