import { useLoaderData } from 'react-router-dom';
import { ownOrderPath, ownOrdersPath } from '#contract/own-order-path.ts';
import type { Order, OrderSummary } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import type { OrdersData } from './orders-data.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { InvoiceFiles } from '#ui/sections/order/InvoiceFiles.tsx';
import { OrderDetail } from '#ui/sections/order/OrderDetail.tsx';
import { OrderState } from '#ui/sections/order/OrderState.tsx';
import { PlacedOrderActions } from '#ui/sections/order/PlacedOrderActions.tsx';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import { JoinOrder } from './JoinOrder.tsx';
import { OwnRelease } from './OwnRelease.tsx';
import { StaffLinks } from './StaffLinks.tsx';
import * as styles from '#ui/sections/order/orders.css.ts';

const ordersPerPage = 20;

/** `/my/orders` and one order of it (S2.3). */
export function Component() {
  const { items, total, page, item, invoices, now } = useLoaderData() as OrdersData;
  return item === null ? (
    <OrderList items={items} total={total} page={page} />
  ) : (
    <OwnOrder order={item} invoices={invoices} now={now} />
  );
}

interface OwnOrderProps {
  readonly order: Order;
  readonly invoices: OrdersData['invoices'];
  readonly now: string;
}

function OwnOrder({ order, invoices, now }: OwnOrderProps) {
  const { order: words } = useTexts();
  const way = (
    <p>
      <Link tone="alone" to={ownOrdersPath}>
        {words.backToList}
      </Link>
    </p>
  );
  return (
    <OrderDetail order={order} way={way} actions={<PlacedOrderActions order={order} orderKey={null} />}>
      {order.release === undefined ? null : <OwnRelease order={order} release={order.release} now={now} />}
      {invoices === null ? null : <InvoiceFiles order={order} orderKey={null} invoices={invoices} />}
    </OrderDetail>
  );
}

interface OrderListProps {
  readonly items: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
}

function OrderList({ items, total, page }: OrderListProps) {
  const { order: words, basket } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const prefetch = usePrefetch();
  if (items.length === 0) {
    return (
      <div data-state="empty">
        <EmptyState
          title={words.listTitle}
          headingLevel={1}
          actions={
            <ButtonLink to="/" variant="main">
              {basket.continueShopping}
            </ButtonLink>
          }
        >
          <p>{words.listEmpty}</p>
        </EmptyState>
        <AccountNavigation current="orders" />
        <JoinOrder />
        <StaffLinks />
      </div>
    );
  }
  return (
    <div className={styles.page} data-state="shown">
      <h1>{words.listTitle}</h1>
      <AccountNavigation current="orders" />
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
              <div className={styles.states}>
                <OrderState order={order} />
                <QuestionBadge order={order} />
              </div>
            ),
          },
          {
            id: 'total',
            header: words.columns.total,
            isNumeric: true,
            cell: ({ totalGross }) => money(totalGross),
          },
        ]}
      />
      <Pagination
        label={words.listTitle}
        current={page}
        total={Math.ceil(total / ordersPerPage)}
        hrefOf={(wanted) => (wanted === 1 ? ownOrdersPath : `${ownOrdersPath}?page=${wanted}`)}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(wanted) => words.pageNumber({ page: wanted })}
        onIntent={prefetch}
      />
      <JoinOrder />
      <StaffLinks />
    </div>
  );
}
