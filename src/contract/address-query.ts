import { readSearchTerm } from './search-term.ts';
import { isOneLine } from './storable.ts';

export const pageSizes = [12, 24, 48, 96] as const;
export const defaultPageSize = 24;
export const sortKeys = ['relevance', 'name', 'price', 'yield', 'newest'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Whether a value of an address names a sort key. */
export const isSortKey = (value: unknown): value is SortKey =>
  (sortKeys as readonly unknown[]).includes(value);

/** Facets a list may be filtered by; the keys of the address parameter `filter` (spec 2.11). */
export const facetNames = [
  'category',
  'brand',
  'make',
  'basisfarbe',
  'deliveryState',
  'priceBand',
  'yieldBand',
  'begreen',
  'bStock',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Selected values per facet. */
export type FacetSelection = Partial<Record<FacetName, string[]>>;

/** Characters of the parameter `filter`. */
export const longestFilter = 4000;

const facetLimits = { values: 50, characters: 80 } as const;

/** What a list address says, after every broken or unknown part fell back to its default (spec 2.11). */
export interface AddressQuery {
  readonly search: string;
  readonly page: number;
  readonly limit: number;
  readonly paginate: boolean;
  readonly sortBy: SortKey;
  readonly sortDirection: 'asc' | 'desc';
  readonly filter: FacetSelection;
  readonly isBGS: boolean;
}

export const defaultAddressQuery: AddressQuery = {
  search: '',
  page: 1,
  limit: defaultPageSize,
  paginate: true,
  sortBy: 'relevance',
  sortDirection: 'asc',
  filter: {},
  isBGS: false,
};

export const maximumPage = 10_000;

const isFacetValue = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= facetLimits.characters && isOneLine(value);

/** Whether the parsed JSON of an address or a request selects facets that exist, within the bounds. */
export const isFacetSelection = (value: unknown): value is FacetSelection =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, values]) =>
      (facetNames as readonly string[]).includes(name) &&
      Array.isArray(values) &&
      values.length <= facetLimits.values &&
      values.every(isFacetValue),
  );

function parseFilter(raw: string | null): FacetSelection {
  if (raw === null || raw === '' || raw.length > longestFilter) return {};
  try {
    const parsed: unknown = JSON.parse(raw);
    return isFacetSelection(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Reads the kept parameters of an address; never fails, since people edit addresses by hand. */
export function readAddressQuery(search: URLSearchParams): AddressQuery {
  const page = Number(search.get('page') ?? '1');
  const limit = Number(search.get('limit') ?? String(defaultPageSize));
  const sortBy = search.get('sortBy');
  return {
    search: readSearchTerm(search),
    page: Number.isInteger(page) && page >= 1 && page <= maximumPage ? page : 1,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : defaultPageSize,
    paginate: search.get('paginate') !== 'false',
    sortBy: isSortKey(sortBy) ? sortBy : 'relevance',
    sortDirection: search.get('sortDirection') === 'desc' ? 'desc' : 'asc',
    filter: parseFilter(search.get('filter')),
    isBGS: search.get('isBGS') === 'true',
  };
}

/** Writes only what differs from the defaults; `asc` and page 1 are left out (spec 2.11). */
export function writeAddressQuery(query: AddressQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.search !== '') search.set('search', query.search);
  if (query.sortBy !== 'relevance') search.set('sortBy', query.sortBy);
  if (query.sortDirection === 'desc') search.set('sortDirection', 'desc');
  if (query.limit !== defaultPageSize) search.set('limit', String(query.limit));
  if (!query.paginate) search.set('paginate', 'false');
  const selected = facetNames.flatMap((name) => {
    const values = query.filter[name];
    return values === undefined || values.length === 0 ? [] : [[name, [...values].sort()] as const];
  });
  if (selected.length > 0) search.set('filter', JSON.stringify(Object.fromEntries(selected)));
  if (query.isBGS) search.set('isBGS', 'true');
  if (query.page > 1) search.set('page', String(query.page));
  return search;
}

/** Applies a change; any change but one of the page itself goes back to page 1 (spec 2.11). */
export function changeAddressQuery(query: AddressQuery, change: Partial<AddressQuery>): AddressQuery {
  const isOnlyPage = Object.keys(change).every((key) => key === 'page');
  return { ...query, page: 1, ...change, ...(isOnlyPage ? {} : { page: 1 }) };
}
