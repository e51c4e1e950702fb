import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { formatDate } from '#domain/money-format.ts';
import { lastDayOf } from '#domain/statistics-span.ts';
import type { DaySpan } from '#domain/statistics-span.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { ListSearch } from '#ui/sections/paged-list/ListSearch.tsx';
import { orderSorts, ordersAddress, ordersParameters, sortedBy } from './admin-orders-address.ts';
import type { OrderSort, OrdersQuery } from './admin-orders-address.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrdersToolbarProps {
  readonly query: OrdersQuery;
  readonly waiting: number;
  /** Nothing is there to be sorted. */
  readonly isEmpty: boolean;
}

/** Which orders are shown, and in which order: links, and a form that works without script. */
export function OrdersToolbar({ query, waiting, isEmpty }: OrdersToolbarProps) {
  const { adminOrders: words } = useTexts();
  const filters = [
    { isAll: false, label: words.waiting({ count: waiting }) },
    { isAll: true, label: words.all },
  ];
  return (
    <div className={styles.toolbar}>
      <FilterLinks
        label={words.filters}
        options={filters.map(({ isAll, label }) => ({
          label,
          to: ordersAddress({ ...query, isAll, page: 1 }),
          isCurrent: isAll === query.isAll,
        }))}
      />
      <ListSearch
        path={adminOrdersPath}
        search={query.search}
        kept={ordersParameters({ ...query, search: '', page: 1 })}
        addressOf={(search) => ordersAddress({ ...query, search, page: 1 })}
        words={words}
      />
      {query.days === null ? null : <DaysShown query={query} days={query.days} />}
      {isEmpty ? null : <SortLinks query={query} />}
    </div>
  );
}

type QueryProps = Pick<OrdersToolbarProps, 'query'>;

function SortLinks({ query }: QueryProps) {
  const { adminOrders: words } = useTexts();
  return (
    <nav aria-label={words.sortBy} className={styles.sorts}>
      <span>{words.sortBy}</span>
      {(Object.keys(orderSorts) as OrderSort[]).map((sort) => (
        <Link
          key={sort}
          tone="alone"
          to={sortedBy(query, sort)}
          keepsScroll
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {words.sorts[sort]}
          {sort === query.sort ? ` (${words.sorted[query.direction]})` : null}
        </Link>
      ))}
    </nav>
  );
}

interface DaysShownProps extends QueryProps {
  readonly days: DaySpan;
}

function DaysShown({ query, days }: DaysShownProps) {
  const { texts, language } = useWording();
  const { adminOrders: words } = texts;
  const [from, to] = [days.from, lastDayOf(days)].map((day) => formatDate(day, language));
  return (
    <p>
      {from === to
        ? words.placedOn({ day: from ?? '' })
        : words.placedBetween({ from: from ?? '', to: to ?? '' })}{' '}
      <Link tone="alone" to={ordersAddress({ ...query, days: null, page: 1 })}>
        {words.allDays}
      </Link>
    </p>
  );
}
