import { isOneLine } from './storable.ts';

export const pageSizes = [12, 24, 48, 96] as const;
/** A list asked for without pages holds at most this many articles; what is behind them stands on further pages (S2.11-02). */
export const mostUnpaged = 100;
export const defaultPageSize = 24;
/** `pageCost`: what a printed page costs; offered where articles fit one printer. */
export const sortKeys = ['relevance', 'name', 'price', 'yield', 'pageCost', 'newest'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Whether a value of an address names a sort key. */
export const isSortKey = (value: unknown): value is SortKey =>
  (sortKeys as readonly unknown[]).includes(value);

/** Facets a list may be filtered by; the keys of the address parameter `filter` (S2.11). */
export const facetNames = [
  'category',
  'brand',
  'make',
  'basisfarbe',
  'fill',
  'pack',
  'deliveryState',
  'priceBand',
  'yieldBand',
  'begreen',
  'bStock',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Selected values per facet. */
export type FacetSelection = Partial<Record<FacetName, string[]>>;

const facetLimits = { values: 50, characters: 80 } as const;
/** Characters of a filter's JSON: each value of a list is a link that repeats what is selected (docs/decisions/0035). */
export const longestFilter = 600;
/** Characters of a search. */
export const longestSearch = 200;
/** What a search may take in an address, where a sign of a far script takes nine characters; every link of a list repeats it. */
const longestWrittenSearch = 400;

/** What a list address says, after every broken or unknown part fell back to its default (S2.11). */
export interface AddressQuery {
  readonly search: string;
  readonly page: number;
  readonly limit: number;
  readonly paginate: boolean;
  readonly sortBy: SortKey;
  readonly sortDirection: 'asc' | 'desc';
  readonly filter: FacetSelection;
  readonly isBGS: boolean;
  /** Kept for whoever put it there; a list shows the same with and without it (S2.11-01). */
  readonly step: number | null;
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
  step: null,
};

/** Parameters of an address that a list reads. */
export const addressParameters = Object.keys(defaultAddressQuery) as readonly (keyof AddressQuery)[];

export const maximumPage = 10_000;
const maximumStep = 100;

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
  ) &&
  fitsAddress(value);

/** The same selection in one form, whatever the order and however often its values were written. */
export function orderedSelection(selection: FacetSelection): FacetSelection {
  const selected = facetNames.flatMap((name) => {
    const values = selection[name] ?? [];
    return values.length === 0 ? [] : [[name, [...new Set(values)].sort()] as const];
  });
  return Object.fromEntries(selected);
}

const writeFilter = (selection: FacetSelection): string => JSON.stringify(orderedSelection(selection));
const nothingSelected = writeFilter({});

/** Whether a selection is short enough to be repeated by every link of its list. */
export const fitsAddress = (selection: FacetSelection): boolean =>
  writeFilter(selection).length <= longestFilter;

/**
 * Reads the JSON of an address or a request.
 *
 * @returns the selection in one form, or null for what is none
 */
export function readFilter(raw: string): FacetSelection | null {
  if (raw.length > longestFilter) return null;
  try {
    const parsed: unknown = JSON.parse(raw);
    return isFacetSelection(parsed) ? orderedSelection(parsed) : null;
  } catch {
    return null;
  }
}

const pastedBreaks = /[\t\n\r\u2028-\u202e\u2066-\u2069]+/g;

/**
 * The words an address searches for: pasted tabs, line breaks and marks of direction count as blanks; cut after `longest` characters, or
 * where they would make every link too long, never through a character.
 *
 * @returns nothing for words that no text may hold
 */
export function readSearchTerm(search: URLSearchParams, longest: number = longestSearch): string {
  const words = (search.get('search') ?? '').replace(pastedBreaks, ' ').trim();
  if (!isOneLine(words)) return '';
  let kept = '';
  for (const character of words) {
    const longer = kept + character;
    if (longer.length > longest || encodeURIComponent(longer).length > longestWrittenSearch) break;
    kept = longer;
  }
  return kept.trim();
}

/** Reads the kept parameters of an address; never fails, since people edit addresses by hand. */
export function readAddressQuery(search: URLSearchParams): AddressQuery {
  const page = Number(search.get('page') ?? '1');
  const limit = Number(search.get('limit') ?? String(defaultPageSize));
  const step = Number(search.get('step') ?? Number.NaN);
  const sortBy = search.get('sortBy');
  return {
    search: readSearchTerm(search),
    page: Number.isInteger(page) && page >= 1 && page <= maximumPage ? page : 1,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : defaultPageSize,
    paginate: search.get('paginate') !== 'false',
    sortBy: isSortKey(sortBy) ? sortBy : 'relevance',
    sortDirection: search.get('sortDirection') === 'desc' ? 'desc' : 'asc',
    filter: readFilter(search.get('filter') ?? '') ?? {},
    isBGS: search.get('isBGS') === 'true',
    step: Number.isInteger(step) && step >= 1 && step <= maximumStep ? step : null,
  };
}

/** Writes only what differs from the defaults; `asc` and page 1 are left out (S2.11). */
export function writeAddressQuery(query: AddressQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.search !== '') search.set('search', query.search);
  if (query.sortBy !== 'relevance') search.set('sortBy', query.sortBy);
  if (query.sortDirection === 'desc') search.set('sortDirection', 'desc');
  if (query.limit !== defaultPageSize) search.set('limit', String(query.limit));
  if (!query.paginate) search.set('paginate', 'false');
  const filter = writeFilter(query.filter);
  if (filter !== nothingSelected) search.set('filter', filter);
  if (query.isBGS) search.set('isBGS', 'true');
  if (query.step !== null) search.set('step', String(query.step));
  if (query.page > 1) search.set('page', String(query.page));
  return search;
}

/**
 * Whether a list's address says nothing but what was understood of it. Defaults may be written out and values stand in any
 * order; a broken, repeated or cut parameter makes it an address that nobody should keep (docs/decisions/0035).
 */
export function isUnderstood(search: URLSearchParams, query: AddressQuery): boolean {
  const understood: Readonly<Record<keyof AddressQuery, (raw: string) => boolean>> = {
    search: (raw) => raw === query.search,
    page: (raw) => raw === String(query.page),
    limit: (raw) => raw === String(query.limit),
    paginate: (raw) => raw === String(query.paginate),
    sortBy: (raw) => raw === query.sortBy,
    sortDirection: (raw) => raw === query.sortDirection,
    filter: (raw) => {
      const filter = readFilter(raw);
      return filter !== null && writeFilter(filter) === writeFilter(query.filter);
    },
    isBGS: (raw) => raw === String(query.isBGS),
    step: (raw) => raw === String(query.step),
  };
  return addressParameters.every((name) => {
    const [raw = '', ...repeated] = search.getAll(name);
    return repeated.length === 0 && (raw === '' || understood[name](raw));
  });
}

/** Applies a change; any change but one of the page itself goes back to page 1 (S2.11). */
export function changeAddressQuery(query: AddressQuery, change: Partial<AddressQuery>): AddressQuery {
  const isOnlyPage = Object.keys(change).every((key) => key === 'page');
  return { ...query, page: 1, ...change, ...(isOnlyPage ? {} : { page: 1 }) };
}
