import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import * as styles from './AdminStatisticsScreen.css.ts';
import { statisticsAddress } from './statistics-address.ts';
import type { StatisticsQuery } from './statistics-address.ts';
import type { StatisticsLine } from './statistics-lines.ts';

interface StatisticsTableProps {
  readonly lines: readonly StatisticsLine[];
  readonly query: StatisticsQuery;
}

const linesPerPage = 50;
/** Where rows are cards, those that say nothing are left out. */
const isEmpty = ({ now, before }: StatisticsLine): boolean => now.orders === 0 && before.orders === 0;

/** The figures of the plot, each with the way to the orders behind it. */
export function StatisticsTable({ lines, query }: StatisticsTableProps) {
  const { by } = query;
  const { adminStatistics: words } = useTexts();
  const money = useMoney();
  const prefetch = usePrefetch();
  const { columns } = words;
  const pages = Math.ceil(lines.length / linesPerPage);
  const page = Math.min(query.page, pages);
  const shown = lines.slice((page - 1) * linesPerPage, page * linesPerPage);
  return (
    <div className={styles.table}>
      {shown.some(isEmpty) ? <p className={styles.leftOut}>{words.leftOut}</p> : null}
      <DataTable<StatisticsLine>
        caption={words.titles[by]}
        isCaptionHidden
        rows={shown}
        keyOf={({ key }) => key}
        columns={[
          {
            id: 'name',
            header: words.groups[by],
            isRowHeader: true,
            cell: (line) =>
              line.to === null ? (
                <span className={isEmpty(line) ? styles.empty : undefined}>{line.label}</span>
              ) : (
                <Link to={line.to} onIntent={prefetch}>
                  {line.label}
                </Link>
              ),
          },
          { id: 'orders', header: columns.orders, isNumeric: true, cell: ({ now }) => now.orders },
          { id: 'net', header: columns.net, isNumeric: true, cell: ({ now }) => money(now.net) },
          {
            id: 'ordersBefore',
            header: columns.ordersBefore,
            isNumeric: true,
            cell: ({ before }) => before.orders,
          },
          {
            id: 'netBefore',
            header: columns.netBefore,
            isNumeric: true,
            cell: ({ before }) => money(before.net),
          },
        ]}
      />
      <Pagination
        label={words.titles[by]}
        current={page}
        total={pages}
        hrefOf={(other) => statisticsAddress({ ...query, page: other })}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(other) => words.pageNumber({ page: other })}
        onIntent={prefetch}
      />
    </div>
  );
}
