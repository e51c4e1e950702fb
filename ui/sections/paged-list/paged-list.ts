import { oneLineOf } from '#contract/storable.ts';

/** What a list may be narrowed to, by the name of the parameter. */
export type PagedListFilters = Readonly<Record<string, readonly string[]>>;

/** What the address of a list says. */
export interface PagedListQuery {
  readonly search: string;
  readonly page: number;
  /** What it is narrowed to, by the name of the parameter; left out where it is not. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Rows of a list with what its address says. */
export interface PagedListPart<Row> {
  readonly items: readonly Row[];
  readonly query: PagedListQuery;
  readonly pages: number;
}

export const longestSearch = 80;
const rowsPerPage = 50;

/** Reads an address; what it says and nobody understands counts as not said. */
export function readPagedListQuery(
  search: URLSearchParams,
  known: PagedListFilters = {},
): Required<PagedListQuery> {
  const filters = Object.entries(known).flatMap(([name, values]) => {
    const said = search.get(name);
    return said !== null && values.includes(said) ? [[name, said] as const] : [];
  });
  const page = Number(search.get('page') ?? '1');
  return {
    search: oneLineOf(search.get('search') ?? '').slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    filters: Object.fromEntries(filters),
  };
}

/** Address of a list, without what goes without saying. */
export function pagedListAddress(path: string, { search, page, filters = {} }: PagedListQuery): string {
  const parameters = new URLSearchParams([
    ...(search === '' ? [] : [['search', search]]),
    ...Object.entries(filters),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** The list narrowed by one of its filters to a value, from its first page on; empty takes that filter away. */
export function narrowedBy(query: PagedListQuery, name: string, value: string): PagedListQuery {
  const others = Object.entries(query.filters ?? {}).filter(([other]) => other !== name);
  const filters = Object.fromEntries(value === '' ? others : [...others, [name, value]]);
  return { ...query, page: 1, filters };
}

/**
 * The rows an address asks for, of a list that comes whole. A page behind the last one shows the last: whoever deletes what stood there alone is not
 * left on an empty page.
 *
 * @param wordsOf what of a row is searched
 */
export function pagedListPart<Row>(
  rows: readonly Row[],
  { search, page, filters = {} }: PagedListQuery,
  wordsOf: (row: Row) => readonly string[],
): PagedListPart<Row> {
  const sought = search.toLocaleLowerCase('de');
  const found = rows.filter((row) =>
    wordsOf(row).some((words) => words.toLocaleLowerCase('de').includes(sought)),
  );
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const shown = Math.min(page, pages);
  return {
    items: found.slice((shown - 1) * rowsPerPage, shown * rowsPerPage),
    query: { search, page: shown, filters },
    pages,
  };
}
