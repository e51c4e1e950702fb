import * as z from 'zod/mini';
import { Slug, text } from './text.ts';

export const pageSizes = [12, 24, 48, 96] as const;
export const defaultPageSize = 24;
export const sortKeys = ['relevance', 'name', 'price', 'yield', 'newest'] as const;
export const SortKey = z.enum(sortKeys);
export type SortKey = z.infer<typeof SortKey>;

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
export const FacetName = z.enum(facetNames);
export type FacetName = z.infer<typeof FacetName>;

/** Selected values per facet. */
export const FacetSelection = z.partialRecord(FacetName, z.array(text(80, 1)).check(z.maxLength(50)));
export type FacetSelection = z.infer<typeof FacetSelection>;

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

const maximumPage = 10_000;

function parseFilter(raw: string | null): FacetSelection {
  if (raw === null || raw === '') return {};
  try {
    const parsed = FacetSelection.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Reads the kept parameters of an address; never fails, since people edit addresses by hand. */
export function readAddressQuery(search: URLSearchParams): AddressQuery {
  const page = Number(search.get('page') ?? '1');
  const limit = Number(search.get('limit') ?? String(defaultPageSize));
  const sortBy = SortKey.safeParse(search.get('sortBy'));
  const term = text(200).safeParse((search.get('search') ?? '').trim().slice(0, 200));
  return {
    search: term.success ? term.data : '',
    page: Number.isInteger(page) && page >= 1 && page <= maximumPage ? page : 1,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : defaultPageSize,
    paginate: search.get('paginate') !== 'false',
    sortBy: sortBy.success ? sortBy.data : 'relevance',
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

/** The list request as it stands in an address (spec 3.7 and 2.11); broken values are refused, not corrected. */
export const ListQuery = z.strictObject({
  search: z.optional(text(200)),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumPage))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  paginate: z.optional(z.enum(['true', 'false'])),
  sortBy: z.optional(SortKey),
  sortDirection: z.optional(z.enum(['asc', 'desc'])),
  /** JSON of the selected values per facet. */
  filter: z.optional(text(4000)),
  isBGS: z.optional(z.enum(['true', 'false'])),
  catalogSlug: z.optional(Slug),
  catalogId: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  /** Brand and device of the supply routes (spec 2.7). */
  supplyBrand: z.optional(Slug),
  supplyDevice: z.optional(Slug),
});
export type ListQuery = z.infer<typeof ListQuery>;
