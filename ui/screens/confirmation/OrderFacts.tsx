import type { Order } from '#contract/order.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { AddressBlock } from '../checkout/AddressBlock.tsx';
import { TotalsList } from '../checkout/TotalsList.tsx';
import { deliveryOf } from './delivery-of.ts';
import { PrepaymentFacts } from './PrepaymentFacts.tsx';
import * as styles from './OrderFacts.css.ts';

interface OrderFactsProps {
  readonly order: Order;
}

type Position = Order['positions'][number];

/** Everything an order holds, as it was when it was placed. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { order: words, basket, vocabulary } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const { parts } = words;
  const isNet = order.mode === 'b2b';
  return (
    <div className={styles.facts}>
      {order.prepayment === null ? null : <PrepaymentFacts prepayment={order.prepayment} />}
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2 className={styles.heading}>{parts.billingAddress}</h2>
          <AddressBlock address={order.billingAddress} />
        </section>
        <section className={styles.card}>
          <h2 className={styles.heading}>{parts.shippingAddress}</h2>
          <AddressBlock address={order.shippingAddress} />
        </section>
        <section className={styles.card}>
          <h2 className={styles.heading}>{parts.payment}</h2>
          <p>{order.paymentMethod}</p>
          <h2 className={styles.heading}>{parts.shipping}</h2>
          <p>{order.shippingMethod}</p>
          <p>{deliveryOf(order, vocabulary)}</p>
        </section>
        {order.comment === '' ? null : (
          <section className={styles.card}>
            <h2 className={styles.heading}>{parts.comment}</h2>
            <p className={styles.comment}>{order.comment}</p>
          </section>
        )}
      </div>
      <section>
        <h2 className={styles.heading}>{parts.positions}</h2>
        <DataTable<Position>
          caption={parts.positions}
          isCaptionHidden
          rows={order.positions}
          keyOf={({ articleNumber, hint, costCenter, unit }) =>
            `${articleNumber} ${unit} ${costCenter} ${hint}`
          }
          columns={[
            {
              id: 'name',
              header: parts.name,
              isRowHeader: true,
              cell: ({ displayName, hint }) => (
                <>
                  <div>{displayName}</div>
                  {hint === '' ? null : <div className={styles.hint}>{basket.noteIs({ note: hint })}</div>}
                </>
              ),
            },
            {
              id: 'number',
              header: parts.articleNumber,
              isNarrow: true,
              cell: ({ articleNumber, manufacturerNumber }) => (
                <>
                  <div>{articleNumber}</div>
                  {manufacturerNumber === articleNumber ? null : (
                    <div className={styles.hint}>{manufacturerNumber}</div>
                  )}
                </>
              ),
            },
            {
              id: 'quantity',
              header: parts.quantity,
              isNumeric: true,
              cell: ({ quantity, unit }) => formatQuantity(quantity, unit, vocabulary.units, language),
            },
            {
              id: 'unitPrice',
              header: parts.unitPrice,
              isNumeric: true,
              cell: ({ unitNet, unitGross }) => money(isNet ? unitNet : unitGross),
            },
            {
              id: 'linePrice',
              header: parts.linePrice,
              isNumeric: true,
              cell: ({ lineNet, lineGross }) => money(isNet ? lineNet : lineGross),
            },
          ]}
        />
      </section>
      <section className={styles.totals} aria-label={parts.totalGross}>
        <TotalsList totals={order} mode={order.mode} />
      </section>
    </div>
  );
}
