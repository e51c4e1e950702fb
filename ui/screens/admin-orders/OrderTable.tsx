import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import { adminOrderPath } from '#contract/admin-orders-path.ts';
import { formatDate } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { OrderState } from '#ui/sections/order/OrderState.tsx';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import { ReleaseDeadline } from '#ui/sections/release/ReleaseDeadline.tsx';
import { ReleaseReasons } from '#ui/sections/release/ReleaseReasons.tsx';
import type { OrderSort } from './admin-orders-address.ts';
import type { OrderListData } from './admin-orders-data.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { Desk } from './desk.ts';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrderTableProps {
  readonly data: OrderListData;
  readonly desk: Desk;
}

/** One row an order: who ordered, what it costs, why it waits and until when, and what may be done with it. */
export function OrderTable({ data: { items, query, now }, desk }: OrderTableProps) {
  const { adminOrders: words } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const prefetch = usePrefetch();
  const { view, send } = desk;
  const { columns } = words;
  const sorted = (sort: OrderSort): Pick<DataColumn<AdminOrderSummary>, 'sorted'> =>
    sort === query.sort ? { sorted: query.direction === 'up' ? 'ascending' : 'descending' } : {};
  return (
    <DataTable<AdminOrderSummary>
      caption={words.title}
      isCaptionHidden
      rows={items}
      keyOf={({ orderNumber }) => orderNumber}
      columns={[
        {
          id: 'select',
          header: columns.select,
          isHeaderHidden: true,
          cell: ({ orderNumber, decisions }) =>
            decisions.length === 0 ? null : (
              <CheckboxField
                label={<VisuallyHidden>{words.select({ number: orderNumber })}</VisuallyHidden>}
                isChecked={view.selected.includes(orderNumber)}
                isDisabled={!view.isChoosing}
                onChange={(isSelected) => send({ type: 'order.select', orderNumber, isSelected })}
              />
            ),
        },
        {
          id: 'number',
          header: columns.number,
          isRowHeader: true,
          isNarrow: true,
          cell: (order) => (
            <>
              <Link to={adminOrderPath(order.orderNumber)} onIntent={prefetch}>
                {order.orderNumber}
              </Link>
              <div className={styles.states}>
                <OrderState order={order} />
                <QuestionBadge order={order} />
              </div>
            </>
          ),
        },
        {
          id: 'date',
          header: columns.date,
          isNarrow: true,
          ...sorted('placedAt'),
          cell: ({ placedAt }) => formatDate(placedAt, language),
        },
        {
          id: 'buyer',
          header: columns.buyer,
          ...sorted('buyer'),
          cell: ({ buyer: { name }, costCenters }) => (
            <>
              <div>{name}</div>
              {costCenters.length === 0 ? null : (
                <div className={firm.small}>
                  {words.costCenters({ count: costCenters.length, names: costCenters.join(', ') })}
                </div>
              )}
            </>
          ),
        },
        {
          id: 'total',
          header: columns.total,
          isNumeric: true,
          ...sorted('total'),
          cell: ({ totalNet }) => money(totalNet),
        },
        {
          id: 'reason',
          header: columns.reason,
          cell: ({ release, state }) =>
            release === null ? (
              words.noRelease
            ) : (
              <>
                <ReleaseReasons release={release} />
                {state === 'awaitingRelease' ? (
                  <div className={firm.small}>
                    <ReleaseDeadline release={release} now={now} />
                  </div>
                ) : null}
              </>
            ),
        },
        {
          id: 'decide',
          header: columns.decide,
          isHeaderHidden: true,
          cell: ({ orderNumber, decisions }) =>
            decisions.length === 0 ? null : (
              <DecisionButtons orderNumber={orderNumber} decisions={decisions} desk={desk} />
            ),
        },
      ]}
    />
  );
}
