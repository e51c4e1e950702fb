import { statisticsAddress, statisticsColumns, statisticsPaths } from '#domain/statistics-address.ts';
import type { StatisticsQuery } from '#domain/statistics-address.ts';
import { statisticsTable } from '#domain/statistics-lines.ts';
import type { StatisticsLine } from '#domain/statistics-lines.ts';
import { tablePart } from '#domain/table-query.ts';
import type { TableQuery } from '#domain/table-query.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import { FoundRows } from '#ui/sections/paged-list/FoundRows.tsx';
import { ListSearch } from '#ui/sections/paged-list/ListSearch.tsx';
import * as styles from './AdminStatisticsScreen.css.ts';

interface StatisticsTableProps {
  readonly lines: readonly StatisticsLine[];
  readonly query: StatisticsQuery;
}

/** Where rows are cards, those that say nothing are left out. */
const isEmpty = ({ now, before }: StatisticsLine): boolean => now.orders === 0 && before.orders === 0;

/** The figures of the plot, each with the way to the orders behind it. */
export function StatisticsTable({ lines, query }: StatisticsTableProps) {
  const { by } = query;
  const { adminStatistics: words } = useTexts();
  const money = useMoney();
  const prefetch = usePrefetch();
  const { columns } = words;
  const { items, pages, total, query: shown } = tablePart(lines, query, statisticsTable(by));
  const place = {
    path: statisticsPaths[by],
    query: shown,
    columns: statisticsColumns,
    addressOf: (other: TableQuery) => statisticsAddress({ by, span: query.span, ...other }),
  };
  return (
    <div className={styles.table}>
      {by === 'period' ? null : <ListSearch place={place} words={words} />}
      <FoundRows label={words.titles[by]} total={total} nothing={words.notFoundTitle}>
        {items.length === 0 ? (
          <EmptyState
            title={words.notFoundTitle}
            actions={
              <ButtonLink to={place.addressOf({ ...shown, search: '', page: 1 })}>
                {words.endSearch}
              </ButtonLink>
            }
          >
            <p>{words.notFoundText({ term: shown.search })}</p>
          </EmptyState>
        ) : null}
        {items.some(isEmpty) ? <p className={styles.leftOut}>{words.leftOut}</p> : null}
        <AdminTable<StatisticsLine>
          place={place}
          caption={words.titles[by]}
          rows={items}
          tools={
            <Button icon="printer" onClick={() => window.print()}>
              {words.print}
            </Button>
          }
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
          current={shown.page}
          total={pages}
          hrefOf={(other) => place.addressOf({ ...shown, page: other })}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(other) => words.pageNumber({ page: other })}
          onIntent={prefetch}
        />
      </FoundRows>
    </div>
  );
}
