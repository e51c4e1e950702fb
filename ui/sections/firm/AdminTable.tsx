import type { ReactNode } from 'react';
import { sortedBy } from '#domain/table-query.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import { useTableColumns } from '#ui/bindings/table-columns.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { DataColumn, DataTableProps } from '#ui/parts/DataTable/DataTable.tsx';
import * as styles from './AdminTable.css.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { SaveTable } from './SaveTable.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';

interface AdminTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'keyOf' | 'idOf'
> {
  readonly place: TablePlace<AdminTablePath>;
  /** Whoever sees it may save it; default true. */
  readonly isSaved?: boolean;
  /** What else is done with the whole table. */
  readonly tools?: ReactNode;
}

/**
 * A table of a firm's admins: sorted by what its address says, with the columns that were chosen, and saved as a file with all
 * it finds. Columns its place does not name, ticks and buttons, stay whatever is chosen.
 */
export function AdminTable<Row>({
  place,
  columns,
  isSaved = true,
  tools = null,
  ...table
}: AdminTableProps<Row>) {
  const { adminTable: words } = useTexts();
  const { query, addressOf } = place;
  const { shown, remember } = useTableColumns({
    path: place.path,
    columns: place.columns,
    chosen: query.columns,
  });
  const withOrder = (column: DataColumn<Row>): DataColumn<Row> => {
    const known = place.columns.find(({ id }) => id === column.id);
    if (known?.begins === undefined) return column;
    const { sort } = query;
    return {
      ...column,
      sortTo: addressOf(sortedBy(query, known)),
      ...(sort?.column === column.id
        ? { sorted: sort.direction === 'up' ? ('ascending' as const) : ('descending' as const) }
        : {}),
    };
  };
  const isShown = ({ id }: DataColumn<Row>): boolean =>
    shown.includes(id) || place.columns.every((known) => known.id !== id);
  return (
    <div className={styles.whole}>
      <div className={styles.tools} role="group" aria-label={words.tools}>
        <div className={styles.choice}>
          <ColumnChoice
            place={place}
            names={Object.fromEntries(columns.map(({ id, header }) => [id, header]))}
            shown={shown}
            onChoose={remember}
          />
        </div>
        {isSaved ? <SaveTable place={place} shown={shown} /> : null}
        {tools}
      </div>
      <DataTable<Row>
        {...table}
        isCaptionHidden
        columns={columns.filter(isShown).map(withOrder)}
        sortLabel={words.sortBy}
      />
    </div>
  );
}
