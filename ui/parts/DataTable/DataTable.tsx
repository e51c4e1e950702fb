import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** The header is read out but not shown (a column of buttons); such a cell has no label in card mode either. */
  isHeaderHidden?: boolean;
  /** Right-aligned with tabular figures. */
  isNumeric?: boolean;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** Never wrapped, as wide as its content (order numbers, dates); columns without a shown header are so anyway. */
  isNarrow?: boolean;
  /** Address of the list sorted by this column. */
  sortTo?: string;
  /** How the list is sorted by this column now. */
  sorted?: 'ascending' | 'descending';
};

export type DataTableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Element id of a row that must be able to take the focus. */
  idOf?: (row: Row, index: number) => string;
  /** `<tr>` elements for sums. */
  foot?: ReactNode;
  /** Stands before the ways to sort, where rows are cards. */
  sortLabel?: string;
};

/** A real table; below 768 px each row becomes a card with the column headers as labels. Roles are written out because `display` takes them away. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  idOf,
  foot,
  sortLabel,
}: DataTableProps<Row>) {
  const isSortable = columns.some(({ sortTo }) => sortTo !== undefined);
  return (
    <div className={styles.scroller}>
      <table className={styles.table} role="table">
        <caption className={isCaptionHidden ? undefined : styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={isSortable ? undefined : styles.head} role="rowgroup">
          <tr role="row" className={isSortable ? styles.sortRow : undefined} data-label={sortLabel}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                role="columnheader"
                className={headClass(column, isSortable)}
                aria-sort={column.sorted}
              >
                <HeadWords column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((row, index) => (
            <tr
              key={keyOf(row)}
              className={styles.row}
              role="row"
              {...(idOf === undefined ? {} : { id: idOf(row, index), tabIndex: -1 })}
            >
              {columns.map((column) => {
                const classes = [styles.cell];
                if (column.isNumeric) classes.push(styles.numeric);
                if (column.isNarrow || column.isHeaderHidden) classes.push(styles.narrow);
                if (column.isRowHeader) classes.push(styles.leading);
                const shared = {
                  className: classes.join(' '),
                  'data-label': column.isHeaderHidden || column.isRowHeader ? undefined : column.header,
                };
                return column.isRowHeader ? (
                  <th key={column.id} {...shared} scope="row" role="rowheader">
                    <div>{column.cell(row)}</div>
                  </th>
                ) : (
                  <td key={column.id} {...shared} role="cell">
                    <div>{column.cell(row)}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot className={styles.foot} role="rowgroup">
            {foot}
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function headClass<Row>({ isNumeric, sortTo }: DataColumn<Row>, isSortable: boolean): string {
  const classes = [styles.headCell];
  if (isNumeric) classes.push(styles.numeric);
  if (isSortable && sortTo === undefined) classes.push(styles.unsortedHead);
  return classes.join(' ');
}

type HeadWordsProps<Row> = { column: DataColumn<Row> };

function HeadWords<Row>({ column }: HeadWordsProps<Row>) {
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (column.sortTo === undefined) return column.header;
  return (
    <BareLink to={column.sortTo} className={styles.sortLink} keepsScroll>
      {column.header}
      <span className={column.sorted ? styles.sortMark : styles.sortHint}>
        <Icon name={column.sorted === 'ascending' ? 'chevronUp' : 'chevronDown'} sizePx={14} />
      </span>
    </BareLink>
  );
}
