import { oneLineOf } from '#contract/storable.ts';
import { longestTableSearch } from '#contract/table-bounds.ts';

export type TableDirection = 'up' | 'down';

/** By what a table is sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: TableDirection;
}

/** What the address of a table says; what it does not say is left out. */
export interface TableQuery {
  /** Empty = everything. */
  readonly search: string;
  readonly page: number;
  /** What it is narrowed to, by the name of the parameter. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly sort?: TableSort;
  /** The columns that are shown, in the order of the table, where those are not the usual ones. */
  readonly columns?: readonly string[];
}

/** A column as an address names it. */
export interface TableColumn {
  readonly id: string;
  /** It names its row, so nobody takes it away. */
  readonly isRowHeader?: boolean;
  /** Shown only to who asks for it. */
  readonly isExtra?: boolean;
  /** How sorting by it begins; left out where nothing is sorted by it. */
  readonly begins?: TableDirection;
}

/** A column of rows that come by one call. */
interface RowColumn<Row> extends TableColumn {
  /** What `begins` is about: words, or an amount. */
  readonly sortBy?: (row: Row) => string | number;
}

interface RowFilter<Row> {
  readonly values: readonly string[];
  readonly of: (row: Row) => string;
}

/** What a table of rows that come by one call may be asked for; its page and its file read it alike. */
export interface RowTable<Row> {
  readonly columns: readonly RowColumn<Row>[];
  /** What of a row is searched. */
  readonly wordsOf: (row: Row) => readonly string[];
  /** To what it may be narrowed, by the name of the parameter. */
  readonly filters?: Readonly<Record<string, RowFilter<Row>>>;
}

/** The rows of a page with what its address says. */
export interface TablePart<Row> {
  readonly items: readonly Row[];
  readonly query: TableQuery;
  readonly pages: number;
  /** How many rows there are on all pages. */
  readonly total: number;
}

const rowsPerPage = 50;

/** The columns that are shown where nobody has chosen. */
export const usualColumns = (columns: readonly TableColumn[]): readonly string[] =>
  columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id);

/**
 * The columns that somebody chose, in the order of the table and with the one that names a row; undefined where these are the
 * usual ones, or none of them is known.
 */
export function chosenColumns(
  columns: readonly TableColumn[],
  named: readonly string[],
): readonly string[] | undefined {
  if (!columns.some(({ id }) => named.includes(id))) return undefined;
  const chosen = columns
    .filter(({ id, isRowHeader }) => isRowHeader === true || named.includes(id))
    .map(({ id }) => id);
  return chosen.join() === usualColumns(columns).join() ? undefined : chosen;
}

function readSort(search: URLSearchParams, columns: readonly TableColumn[]): TableSort | undefined {
  const column = columns.find(({ id, begins }) => begins !== undefined && id === search.get('sort'));
  if (column?.begins === undefined) return undefined;
  const direction = search.get('direction');
  return {
    column: column.id,
    direction: direction === 'up' || direction === 'down' ? direction : column.begins,
  };
}

/** Reads what every table says; what nobody understands counts as not said. A form without script names each column by itself. */
export function readTableQuery(search: URLSearchParams, columns: readonly TableColumn[]): TableQuery {
  const page = Number(search.get('page') ?? '1');
  const sort = readSort(search, columns);
  const chosen = chosenColumns(
    columns,
    search.getAll('columns').flatMap((list) => list.split(',')),
  );
  return {
    search: oneLineOf(search.get('search') ?? '').slice(0, longestTableSearch),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    ...(sort === undefined ? {} : { sort }),
    ...(chosen === undefined ? {} : { columns: chosen }),
  };
}

/** What a table may be asked for, whoever finds its rows. */
interface AskableTable {
  readonly columns: readonly TableColumn[];
  readonly filters?: Readonly<Record<string, { readonly values: readonly string[] }>>;
}

/** Reads the address of a table of rows, with what narrows it. */
export function readRowQuery(
  search: URLSearchParams,
  { columns, filters: known = {} }: AskableTable,
): TableQuery {
  const filters = Object.entries(known).flatMap(([name, { values }]) => {
    const said = search.get(name);
    return said !== null && values.includes(said) ? [[name, said] as const] : [];
  });
  return {
    ...readTableQuery(search, columns),
    ...(filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }),
  };
}

/** What every table says in its address, without what goes without saying. */
export function tableParameters(
  { search, page, filters = {}, sort, columns: chosen }: TableQuery,
  columns: readonly TableColumn[],
): readonly (readonly [name: string, value: string])[] {
  const begins = columns.find(({ id }) => id === sort?.column)?.begins;
  return [
    ...(search === '' ? [] : [['search', search] as const]),
    ...Object.entries(filters),
    ...(sort === undefined ? [] : [['sort', sort.column] as const]),
    ...(sort === undefined || sort.direction === begins ? [] : [['direction', sort.direction] as const]),
    ...(chosen === undefined ? [] : [['columns', chosen.join(',')] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
}

/** A path with parameters, each written as people read it: a list of names keeps its commas. */
export function addressOf(
  path: string,
  parameters: readonly (readonly [name: string, value: string])[],
): string {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  return search.size === 0 ? path : `${path}?${String(search).replaceAll('%2C', ',')}`;
}

/** What is asked for where somebody sorts by a column: what is sorted by it already is turned round. */
export function sortedBy(query: TableQuery, { id, begins = 'up' }: TableColumn): TableQuery {
  const turned = query.sort?.direction === 'up' ? 'down' : 'up';
  return { ...query, page: 1, sort: { column: id, direction: query.sort?.column === id ? turned : begins } };
}

/** The table narrowed by one of its filters to a value, from its first page on; empty takes that filter away. */
export function narrowedBy({ filters = {}, ...query }: TableQuery, name: string, value: string): TableQuery {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  const narrowed = value === '' ? others : [...others, [name, value] as const];
  return { ...query, page: 1, ...(narrowed.length === 0 ? {} : { filters: Object.fromEntries(narrowed) }) };
}

let words: Intl.Collator | undefined;

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Made when it is first needed; the numbers of cost centers are sorted as numbers.
  words ??= new Intl.Collator('de', { numeric: true });
  return words.compare(String(one), String(other));
}

/** All rows that an address finds, in its order. */
export function rowsFound<Row>(
  rows: readonly Row[],
  { search, filters = {}, sort }: TableQuery,
  table: RowTable<Row>,
): readonly Row[] {
  const sought = search.toLocaleLowerCase('de');
  const found = rows.filter(
    (row) =>
      Object.entries(filters).every(([name, value]) => table.filters?.[name]?.of(row) === value) &&
      table.wordsOf(row).some((part) => part.toLocaleLowerCase('de').includes(sought)),
  );
  const sortBy = table.columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (sort === undefined || sortBy === undefined) return found;
  const sign = sort.direction === 'up' ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(sortBy(one), sortBy(other)));
}

/**
 * The rows of the page an address asks for. A page behind the last one shows the last: whoever deletes what stood there alone is
 * not left on an empty page.
 */
export function tablePart<Row>(
  rows: readonly Row[],
  query: TableQuery,
  table: RowTable<Row>,
): TablePart<Row> {
  const found = rowsFound(rows, query, table);
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(query.page, pages);
  return {
    items: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    query: { ...query, page },
    pages,
    total: found.length,
  };
}
