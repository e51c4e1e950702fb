import { oneLineOf } from '#contract/storable.ts';

/** What a list may be narrowed to, by the name of the parameter. */
export type FirmListFilters = Readonly<Record<string, readonly string[]>>;

/** What the address of a list says. */
export interface FirmListQuery {
  readonly search: string;
  readonly page: number;
  /** What it is narrowed to, by the name of the parameter; left out where it is not. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Rows of a list with what its address says; everything of a firm comes by one call. */
export interface FirmListPart<Row> {
  readonly items: readonly Row[];
  readonly query: FirmListQuery;
  readonly pages: number;
}

export const longestSearch = 80;
const rowsPerPage = 50;

/** Reads an address; what it says and nobody understands counts as not said. */
export function readFirmListQuery(
  search: URLSearchParams,
  known: FirmListFilters = {},
): Required<FirmListQuery> {
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
export function firmListAddress(path: string, { search, page, filters = {} }: FirmListQuery): string {
  const parameters = new URLSearchParams([
    ...(search === '' ? [] : [['search', search]]),
    ...Object.entries(filters),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/**
 * The rows an address asks for. A page behind the last one shows the last: whoever deletes what stood there alone is not
 * left on an empty page.
 *
 * @param wordsOf what of a row is searched
 */
export function firmListPart<Row>(
  rows: readonly Row[],
  { search, page, filters = {} }: FirmListQuery,
  wordsOf: (row: Row) => readonly string[],
): FirmListPart<Row> {
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
