import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { inOrder, orderColumns, ordersAddress } from '#domain/firm-orders-address.ts';
import type { Texts } from '#texts/texts.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { FoundRows } from '#ui/sections/paged-list/FoundRows.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { OrderListData } from './admin-orders-data.ts';
import * as styles from './AdminOrdersScreen.css.ts';
import { BulkBar, SelectAll } from './BulkBar.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { Desk } from './desk.ts';
import { OrderTable } from './OrderTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { Outcomes } from './Outcomes.tsx';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';

interface OrderListProps {
  readonly data: OrderListData;
  readonly desk: Desk;
}

/** The orders of a firm, those that wait for a release first. */
export function OrderList({ data, desk }: OrderListProps) {
  const { adminOrders: words, order } = useTexts();
  const prefetch = usePrefetch();
  const { items, query, pages, total, waiting, articleGroup } = data;
  const place: TablePlace<typeof adminOrdersPath> = {
    path: adminOrdersPath,
    query,
    columns: orderColumns,
    addressOf: (other) => ordersAddress(inOrder(query, other)),
  };
  const decidable = items
    .filter(({ decisions }) => decisions.length > 0)
    .map(({ orderNumber }) => orderNumber);
  return (
    <div className={firm.page}>
      <h1>{words.title}</h1>
      <AccountNavigation current="releases" />
      <OrdersToolbar
        query={query}
        waiting={waiting}
        buyer={items[0]?.buyer.name ?? ''}
        articleGroup={articleGroup ?? ''}
        place={place}
      />
      <noscript>{words.needsScript}</noscript>
      <Outcomes desk={desk} />
      <DecisionPanel desk={desk} orders={items} />
      <FoundRows label={words.title} total={total} nothing={nothingIn(query, words)}>
        {items.length === 0 ? (
          <NoOrders query={query} />
        ) : (
          <>
            <SelectAll desk={desk} decidable={decidable} />
            {/* The bar stands below the orders, and comes before them for who goes from the box of all on by keyboard. */}
            <div className={styles.orders}>
              <BulkBar desk={desk} decidable={decidable} />
              <OrderTable data={data} desk={desk} place={place} />
            </div>
            <Pagination
              label={words.title}
              current={query.page}
              total={pages}
              hrefOf={(page) => ordersAddress({ ...query, page })}
              previousLabel={order.previousPage}
              nextLabel={order.nextPage}
              pageLabel={(page) => order.pageNumber({ page })}
              onIntent={prefetch}
            />
          </>
        )}
      </FoundRows>
    </div>
  );
}

/** What a list says that holds nothing: that none waits is the answer where those that wait were asked for, and nothing else. */
const nothingIn = (
  { search, filters, isAll }: OrderListData['query'],
  words: Texts['adminOrders'],
): string => (search === '' && filters === undefined && !isAll ? words.emptyTitle : words.notFoundTitle);

type NoOrdersProps = Pick<OrderListData, 'query'>;

function NoOrders({ query }: NoOrdersProps) {
  const { adminOrders: words } = useTexts();
  if (query.search !== '')
    return (
      <EmptyState
        title={words.notFoundTitle}
        actions={
          <ButtonLink to={ordersAddress({ ...query, search: '', page: 1 })}>{words.endSearch}</ButtonLink>
        }
      >
        <p>{words.notFoundText({ term: query.search })}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={nothingIn(query, words)}
      actions={
        query.isAll ? undefined : <ButtonLink to={`${adminOrdersPath}?state=all`}>{words.showAll}</ButtonLink>
      }
    >
      <p>
        {query.filters === undefined ? (query.isAll ? words.noOrders : words.emptyText) : words.noneNarrowed}
      </p>
    </EmptyState>
  );
}
