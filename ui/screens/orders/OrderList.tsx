import { ownOrderPath, ownOrdersPath } from '#contract/own-order-path.ts';
import type { OrderSummary } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { narrowedBy } from '#domain/table-query.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { OrderProgress } from '#ui/sections/order/OrderProgress.tsx';
import { OrderState } from '#ui/sections/order/OrderState.tsx';
import { orderPageWords } from '#ui/sections/order/order-page-words.ts';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import * as styles from '#ui/sections/order/orders.css.ts';
import { JoinOrder } from './JoinOrder.tsx';
import type { OrderListData } from './orders-data.ts';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';

interface OrderListProps {
  readonly data: OrderListData;
}

/** Own orders, searched and narrowed by the address. */
export function OrderList({ data }: OrderListProps) {
  const { order: words, ownOrders } = useTexts();
  if (data.states.length === 0) return <NothingOrdered />;
  const { items, query, pages, total, states } = data;
  const place = tablePlace(ownOrdersPath, query, { columns: [] });
  return (
    <div className={styles.page} data-state="shown">
      <h1>{words.listTitle}</h1>
      <AccountNavigation current="orders" />
      <PagedList
        place={place}
        pages={pages}
        total={total}
        words={{
          ...ownOrders,
          title: words.listTitle,
          emptyTitle: words.listTitle,
          emptyText: words.listEmpty,
          previousPage: words.previousPage,
          nextPage: words.nextPage,
          pageNumber: words.pageNumber,
        }}
        filters={<StateFilter states={states} place={place} />}
      >
        <OrderTable items={items} />
      </PagedList>
      <JoinOrder />
      <StaffLinks />
    </div>
  );
}

/** Who has an account but no orders in it may have ordered before there was one: that stands open right below. */
function NothingOrdered() {
  const { order: words, basket } = useTexts();
  return (
    <div className={styles.page} data-state="empty">
      <h1>{words.listTitle}</h1>
      <AccountNavigation current="orders" />
      <EmptyState
        title={words.listEmpty}
        actions={
          <ButtonLink to="/" variant="main">
            {basket.continueShopping}
          </ButtonLink>
        }
      />
      <JoinOrder isOpenAtFirst />
      <StaffLinks />
    </div>
  );
}

interface StateFilterProps extends Pick<OrderListData, 'states'> {
  readonly place: TablePlace;
}

/** Narrows to one of the states there are; nothing where all orders are in one. */
function StateFilter({ states, place: { query, addressOf } }: StateFilterProps) {
  const { order, ownOrders: words } = useTexts();
  const chosen = query.filters?.['state'] ?? '';
  if (states.length === 1 && chosen === '') return null;
  const options = [
    { value: '', label: words.anyState },
    ...states.map((value) => ({ value, label: order.states[value] })),
  ];
  return (
    <FilterLinks
      label={words.byState}
      options={options.map(({ value, label }) => ({
        label,
        to: addressOf(narrowedBy(query, 'state', value)),
        isCurrent: value === chosen,
      }))}
    />
  );
}

type OrderTableProps = Pick<OrderListData, 'items'>;

function OrderTable({ items }: OrderTableProps) {
  const { order: words } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const prefetch = usePrefetch();
  return (
    <DataTable<OrderSummary>
      caption={words.listTitle}
      isCaptionHidden
      rows={items}
      keyOf={({ orderNumber }) => orderNumber}
      columns={[
        {
          id: 'number',
          header: words.columns.number,
          isRowHeader: true,
          cell: ({ orderNumber }) => (
            <Link to={ownOrderPath(orderNumber)} onIntent={prefetch}>
              {orderNumber}
            </Link>
          ),
        },
        { id: 'date', header: words.columns.date, cell: ({ placedAt }) => formatDate(placedAt, language) },
        {
          id: 'state',
          header: words.columns.state,
          cell: (order) => (
            <>
              <div className={styles.states}>
                <OrderState order={order} />
                <QuestionBadge order={order} />
              </div>
              <OrderProgress order={order} />
            </>
          ),
        },
        {
          id: 'total',
          header: words.columns.total,
          isNumeric: true,
          cell: ({ totalGross }) => money(totalGross),
        },
        {
          id: 'again',
          header: orderPageWords(language).again,
          isHeaderHidden: true,
          cell: ({ orderNumber }) => (
            <Reorder
              about={`order ${orderNumber}`}
              name={orderNumber}
              isInTable
              wanted={() => ({ orderNumber })}
            />
          ),
        },
      ]}
    />
  );
}
