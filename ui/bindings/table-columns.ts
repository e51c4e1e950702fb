import { keptColumnsKey } from '#contract/browser-storage.ts';
import { chosenColumns, usualColumns } from '#domain/table-query.ts';
import type { TableColumn } from '#domain/table-query.ts';
import { keepText, useKeptText } from './browser-kept.ts';
import { usePerson } from './person.ts';
import { useShop } from './shop.ts';

interface TableOfColumns {
  /** Of the page the table is. */
  readonly path: string;
  readonly columns: readonly TableColumn[];
  /** What the address says of them. */
  readonly chosen: readonly string[] | undefined;
}

/** The columns of a table: those the address names, else those this person chose last in this browser, else the usual ones. */
export function useTableColumns({ path, columns, chosen }: TableOfColumns) {
  const { kept } = useShop();
  const { id } = usePerson();
  const key = `${keptColumnsKey}:${id}:${path}`;
  const remembered = useKeptText(kept.browser, key);
  return {
    shown: chosen ?? chosenColumns(columns, (remembered ?? '').split(',')) ?? usualColumns(columns),
    /** Undefined for the usual ones. */
    remember: (named: readonly string[] | undefined) =>
      keepText(kept.browser, key, named === undefined ? null : named.join(',')),
  };
}
