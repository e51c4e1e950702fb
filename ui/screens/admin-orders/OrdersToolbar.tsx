import { ordersAddress } from '#domain/firm-orders-address.ts';
import type { OrdersQuery } from '#domain/firm-orders-address.ts';
import { formatDate } from '#domain/money-format.ts';
import { statisticBehind } from '#domain/statistic-behind.ts';
import { lastDayOf } from '#domain/statistics-span.ts';
import type { DaySpan } from '#domain/statistics-span.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { ListSearch } from '#ui/sections/paged-list/ListSearch.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrdersToolbarProps {
  readonly query: OrdersQuery;
  readonly waiting: number;
  /** Who placed the first of those that are shown; empty where none is. */
  readonly buyer: string;
  /** Name of the article group they are narrowed to; empty where they are not. */
  readonly articleGroup: string;
  readonly place: TablePlace;
}

/** Which orders are shown: links, and a form that works without script. */
export function OrdersToolbar({ query, waiting, buyer, articleGroup, place }: OrdersToolbarProps) {
  const { adminOrders: words } = useTexts();
  // What waits is nothing that a statistic counts.
  const { filters: narrowing, ...unnarrowed } = query;
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
          to: ordersAddress({ ...(isAll && narrowing !== undefined ? query : unnarrowed), isAll, page: 1 }),
          isCurrent: isAll === query.isAll,
        }))}
      />
      <ListSearch place={place} words={words} />
      {query.days === null ? null : <DaysShown query={query} days={query.days} />}
      {query.filters === undefined ? null : (
        <Narrowed query={query} buyer={buyer} articleGroup={articleGroup} />
      )}
    </div>
  );
}

type NarrowedProps = Pick<OrdersToolbarProps, 'query' | 'buyer' | 'articleGroup'>;

/** What of the orders a statistic has led to, the way back to it, and the way to all of them. */
function Narrowed({ query: { filters = {}, ...query }, buyer, articleGroup }: NarrowedProps) {
  const { adminOrders: words } = useTexts();
  const { person, costCenter = '' } = filters;
  const statistic = statisticBehind({ filters, days: query.days });
  return (
    <p>
      {words.narrowed({
        person: person === undefined ? '' : buyer,
        costCenter,
        articleGroup,
      })}{' '}
      <Link tone="alone" to={ordersAddress({ ...query, page: 1 })}>
        {words.endNarrowing}
      </Link>
      {statistic === null ? null : (
        <>
          {' · '}
          <Link tone="alone" to={statistic}>
            {words.backToStatistic}
          </Link>
        </>
      )}
    </p>
  );
}

interface DaysShownProps extends Pick<OrdersToolbarProps, 'query'> {
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
