import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import { adminOrderPath } from '#contract/admin-orders-path.ts';
import { formatDate } from '#domain/money-format.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import { OrderState } from '#ui/sections/order/OrderState.tsx';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import { ReleaseDeadline } from '#ui/sections/release/ReleaseDeadline.tsx';
import { ReleaseReasons } from '#ui/sections/release/ReleaseReasons.tsx';
import type { OrderListData } from './admin-orders-data.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { Desk } from './desk.ts';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrderTableProps {
  readonly data: OrderListData;
  readonly desk: Desk;
  readonly place: TablePlace<AdminTablePath>;
}

/** One row an order: who ordered, what it costs, why it waits and until when, and what may be done with it. */
export function OrderTable({ data: { items, now }, desk, place }: OrderTableProps) {
  const { adminOrders: words } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const prefetch = usePrefetch();
  const { view, send } = desk;
  const { columns } = words;
  // The file is for admins; a deputy sees what waits for a decision.
  const { is_admin: isAdmin } = usePerson();
  return (
    <AdminTable<AdminOrderSummary>
      place={place}
      isSaved={isAdmin}
      caption={words.title}
      rows={items}
      keyOf={({ orderNumber }) => orderNumber}
      columns={[
        {
          id: 'select',
          header: columns.select,
          isHeaderHidden: true,
          cell: ({ orderNumber, decisions }) =>
            decisions.length === 0 ? null : (
              <div className={styles.tick}>
                <CheckboxField
                  label={<VisuallyHidden>{words.select({ number: orderNumber })}</VisuallyHidden>}
                  isChecked={view.selected.includes(orderNumber)}
                  isDisabled={!view.isChoosing}
                  onChange={(isSelected) => send({ type: 'order.select', orderNumber, isSelected })}
                />
              </div>
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
          id: 'placedAt',
          header: columns.date,
          isNarrow: true,
          cell: ({ placedAt }) => formatDate(placedAt, language),
        },
        {
          id: 'buyer',
          header: columns.buyer,
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
          cell: ({ totalNet }) => money(totalNet),
        },
        {
          id: 'gross',
          header: columns.gross,
          isNumeric: true,
          cell: ({ totalGross }) => money(totalGross),
        },
        {
          id: 'reason',
          header: columns.reason,
          cell: ({ release, state }) =>
            release === null ? (
              words.noRelease
            ) : (
              <>
                <ReleaseReasons release={release} isShort />
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
          cell: ({ orderNumber, decisions, state }) => {
            if (decisions.length > 0)
              return <DecisionButtons orderNumber={orderNumber} decisions={decisions} desk={desk} />;
            // Who decides here may decide about all that waits but what they ordered themselves.
            return state === 'awaitingRelease' ? <span className={firm.small}>{words.ownOrder}</span> : null;
          },
        },
      ]}
    />
  );
}
