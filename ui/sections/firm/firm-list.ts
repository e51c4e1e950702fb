import { oneLineOf } from '#contract/storable.ts';

/** What the address of a list says. */
export interface FirmListQuery {
  readonly search: string;
  readonly page: number;
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
export function readFirmListQuery(search: URLSearchParams): FirmListQuery {
  const page = Number(search.get('page') ?? '1');
  return {
    search: oneLineOf(search.get('search') ?? '').slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Address of a list, without what goes without saying. */
export function firmListAddress(path: string, { search, page }: FirmListQuery): string {
  const parameters = new URLSearchParams([
    ...(search === '' ? [] : [['search', search]]),
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
  { search, page }: FirmListQuery,
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
    query: { search, page: shown },
    pages,
  };
}
