import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { InvoiceFiles } from '#ui/sections/order/InvoiceFiles.tsx';
import { OrderDetail } from '#ui/sections/order/OrderDetail.tsx';
import { ReleaseDeadline } from '#ui/sections/release/ReleaseDeadline.tsx';
import { ReleaseReasons } from '#ui/sections/release/ReleaseReasons.tsx';
import { ReleaseSteps } from '#ui/sections/release/ReleaseSteps.tsx';
import type { OneOrderData } from './admin-orders-data.ts';
import { Budgets } from './Budgets.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { Desk } from './desk.ts';
import { OrderQuantities } from './OrderQuantities.tsx';
import { Outcomes } from './Outcomes.tsx';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OneOrderProps {
  readonly data: OneOrderData;
  readonly desk: Desk;
  /** Address of the list it was opened from. */
  readonly list: string;
}

/** One order in full, with all that helps to decide about it. */
export function OneOrder({ data: { item, invoices, now }, desk, list }: OneOrderProps) {
  const { adminOrders: words, release: releaseWords } = useTexts();
  const { order, buyer, budgets, decisions, changeable } = item;
  const { release, orderNumber } = order;
  const money = useMoney();
  const { outcomes, state } = desk.view;
  // What became of other orders is told on the list; what nobody answered can be sent again anywhere.
  const isToldHere = state === 'unanswered' || outcomes.some((each) => each.orderNumber === orderNumber);
  return (
    <OrderDetail
      order={order}
      way={
        <p className={styles.onScreen}>
          <Link tone="alone" to={list}>
            {words.backToList}
          </Link>
        </p>
      }
      actions={
        decisions.length === 0 ? null : (
          <DecisionButtons orderNumber={orderNumber} decisions={decisions} desk={desk} isMain />
        )
      }
    >
      <noscript>{words.needsScript}</noscript>
      {order.state === 'awaitingRelease' && decisions.length === 0 ? <p>{words.ownOrder}</p> : null}
      {release?.steps.at(-1)?.kind === 'withdrawn' ? (
        <Notice tone="info" role="none">
          {words.withdrawn({ buyer: buyer.name })}
        </Notice>
      ) : null}
      {isToldHere ? <Outcomes desk={desk} /> : null}
      <DecisionPanel desk={desk} orders={[{ orderNumber, buyer, budgets }]} />
      <dl className={styles.facts}>
        <dt className={styles.factName}>{words.columns.total}</dt>
        <dd>
          <b>{money(order.totalNet)}</b>
        </dd>
        <dt className={styles.factName}>{words.buyer}</dt>
        <dd>
          {buyer.name} {buyer.email === '' ? null : <Link to={`mailto:${buyer.email}`}>{buyer.email}</Link>}
        </dd>
        {release === undefined ? null : (
          <>
            <dt className={styles.factName}>{releaseWords.title}</dt>
            <dd>
              <ReleaseReasons release={release} />
              {order.state === 'awaitingRelease' ? (
                <div className={firm.small}>
                  <ReleaseDeadline release={release} now={now} />
                </div>
              ) : null}
            </dd>
          </>
        )}
      </dl>
      <OrderQuantities key={orderNumber} orderNumber={orderNumber} positions={changeable} />
      {budgets.length === 0 ? null : <Budgets budgets={budgets} />}
      {release === undefined ? null : <ReleaseSteps steps={release.steps} />}
      <InvoiceFiles order={order} orderKey={null} invoices={invoices} />
    </OrderDetail>
  );
}
