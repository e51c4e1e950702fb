import { addressOf, tableParameters } from '#domain/table-query.ts';
import type { TableColumn, TableQuery } from '#domain/table-query.ts';

/** Where a table stands: what its address says, and the addresses of everything else it can show. */
export interface TablePlace<Path extends string = string> {
  readonly path: Path;
  readonly query: TableQuery;
  readonly columns: readonly TableColumn[];
  readonly addressOf: (query: TableQuery) => string;
}

/** The place of a table whose address says only what every table says. */
export const tablePlace = <Path extends string>(
  path: Path,
  query: TableQuery,
  { columns }: { readonly columns: readonly TableColumn[] },
): TablePlace<Path> => ({
  path,
  query,
  columns,
  addressOf: (other) => addressOf(path, tableParameters(other, columns)),
});
