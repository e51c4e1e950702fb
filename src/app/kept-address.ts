import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject } from 'react-router-dom';
import {
  addressParameters,
  isUnderstood,
  readAddressQuery,
  readSearchTerm,
} from '#contract/address-query.ts';
import { comparisonParameters, onlyDifferences, readComparison } from '#contract/comparison-path.ts';
import { ratingPageIn, ratingPageParameter } from '#contract/rating.ts';
import { listPages } from '#contract/list-pages.ts';
import { readListView, writeListQuery } from '#contract/list-address.ts';
import { longestSupplySearch } from '#contract/listing.ts';
import { handleOf } from './page-route.ts';
import { createRespelling } from './respelled-path.ts';

/** How the pages for guests see an address (docs/decisions/0035). */
export interface ReadAddress {
  /** The one address the page is drawn and kept under; null when it is kept under none. */
  readonly kept: string | null;
  /** Where the page stands that this address means, when it says what the page does not understand; a path of the shop. */
  readonly meant: string | null;
  /** It is meant for good: the path has capitals where the shop writes none, or a slash at its end. */
  readonly isRespelled?: true;
}

interface ReadQuery {
  /** What the page reads of it, in one form. */
  readonly query: URLSearchParams;
  readonly isUnderstood: boolean;
}

const searched = (term: string): URLSearchParams =>
  new URLSearchParams(term === '' ? [] : [['search', term]]);

type Reader = (search: URLSearchParams) => ReadQuery;

/** Every page has the search box, which says what its address says. */
function readBox(search: URLSearchParams): ReadQuery {
  const term = readSearchTerm(search);
  return { query: searched(term), isUnderstood: (search.get('search') ?? '') === term };
}

function readList(search: URLSearchParams): ReadQuery {
  const asked = readAddressQuery(search);
  const query = writeListQuery(asked, readListView(search));
  const isRefined = addressParameters.some((name) => name !== 'search' && search.has(name));
  // A number searched for alone leads to its article; beside any other parameter it is shown as a list.
  if (isRefined && query.size === 1 && query.has('search')) query.set('page', '1');
  return { query, isUnderstood: isUnderstood(search, asked) };
}

function readSearch(search: URLSearchParams): ReadQuery {
  const [raw = '', ...repeated] = search.getAll('search');
  const term = readSearchTerm(search, longestSupplySearch);
  return { query: searched(term), isUnderstood: repeated.length === 0 && raw === term };
}

function readCompared(search: URLSearchParams): ReadQuery {
  const { articles, added, isOnlyDifferent } = readComparison(search);
  const query = new URLSearchParams(articles === '' ? [] : [[comparisonParameters.articles, articles]]);
  if (added !== '') query.set(comparisonParameters.added, added);
  if (isOnlyDifferent) query.set(comparisonParameters.only, onlyDifferences);
  return { query, isUnderstood: true };
}

function readArticle(search: URLSearchParams): ReadQuery {
  const box = readBox(search);
  const page = String(ratingPageIn(search));
  if (page !== '1') box.query.set(ratingPageParameter, page);
  return {
    query: box.query,
    isUnderstood: box.isUnderstood && (search.get(ratingPageParameter) ?? '1') === page,
  };
}

/** By route; every other page reads no more of its query unless it is of one visitor. */
const readers: ReadonlyMap<string, Reader> = new Map([
  ...listPages.map(({ id }) => [id, readList] as const),
  ['compare', readCompared] as const,
  ...['articleByArticleNumber', 'articleByNumber'].map((id) => [id, readArticle] as const),
  ...['supply', 'supplyBrands', 'supplyDevices', 'supplySearch'].map((id) => [id, readSearch] as const),
]);

const unread: ReadAddress = { kept: null, meant: null };

/** How the query below a path is read; null when no page is kept under it. */
function readerOf(routes: RouteObject[], pathname: string): Reader | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const pattern = match?.route.path;
  if (match === undefined || pattern === undefined || handleOf(match.route)?.isPersonal === true) return null;
  // Written in another way than the shop writes it, a path is drawn as it is.
  if (pathname !== generatePath(pattern, match.params)) return null;
  return readers.get(match.route.id ?? '') ?? readBox;
}

/** Characters of paths whose reader is remembered at most; matching ranks every route anew and costs more than a kept page. */
const rememberedCharacters = 500_000;

/**
 * Reads addresses as the page does that stands there: what the page does not read and the order of what it does make no
 * second page of it. A page of one visitor reads its query itself.
 *
 * @returns reads path and query as they were asked for
 */
export function createAddressReader(routes: RouteObject[]): (path: string) => ReadAddress {
  const respell = createRespelling(routes);
  const remembered = new LRUCache<
    string,
    { readonly reader: Reader | null; readonly respelled: string | null }
  >({
    maxSize: rememberedCharacters,
    sizeCalculation: (_, pathname) => pathname.length,
  });
  const read = (path: string): ReadAddress => {
    const { pathname, search, searchParams } = new URL(path, 'http://shop.invalid');
    const known = remembered.get(pathname) ?? {
      reader: readerOf(routes, pathname),
      respelled: respell(pathname),
    };
    remembered.set(pathname, known);
    if (known.respelled !== null) {
      const respelled = `${known.respelled}${search}`;
      return { kept: null, meant: read(respelled).meant ?? respelled, isRespelled: true };
    }
    if (known.reader === null) return unread;
    const { query, isUnderstood: isMeant } = known.reader(searchParams);
    const address = query.size === 0 ? pathname : `${pathname}?${query}`;
    return isMeant ? { kept: address, meant: null } : { kept: null, meant: address };
  };
  return read;
}
