import { useNavigate } from 'react-router-dom';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { oneLineOf } from '#contract/storable.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import {
  longestSearch,
  orderSorts,
  ordersAddress,
  ordersParameters,
  sortedBy,
} from './admin-orders-address.ts';
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
  const prefetch = usePrefetch();
  const filters = [
    { isAll: false, label: words.waiting({ count: waiting }) },
    { isAll: true, label: words.all },
  ];
  return (
    <div className={styles.toolbar}>
      <nav aria-label={words.filters}>
        <ul className={styles.filters}>
          {filters.map(({ isAll, label }) => (
            <li key={label}>
              <BareLink
                className={styles.filter}
                to={ordersAddress({ ...query, isAll, page: 1 })}
                onIntent={prefetch}
                aria-current={isAll === query.isAll ? 'page' : undefined}
              >
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm key={query.search} query={query} />
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

function SearchForm({ query }: QueryProps) {
  const { adminOrders: words } = useTexts();
  const navigate = useNavigate();
  const kept = ordersParameters({ ...query, search: '', page: 1 });
  return (
    <form
      role="search"
      aria-label={words.search}
      className={styles.search}
      action={adminOrdersPath}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        const search = oneLineOf(typeof typed === 'string' ? typed : '');
        void navigate(ordersAddress({ ...query, search, page: 1 }));
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.searchField}>
        <TextField
          label={words.search}
          isLabelHidden
          name="search"
          type="search"
          icon="search"
          placeholder={words.searchHint}
          defaultValue={query.search}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit">{words.submitSearch}</Button>
    </form>
  );
}
