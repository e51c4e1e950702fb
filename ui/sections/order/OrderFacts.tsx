import type { Order } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { reckonsNet } from '#domain/price.ts';
import { couponGave as german } from '#texts/de/coupon-gave.ts';
import { couponGave as english } from '#texts/en/coupon-gave.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { TotalsList } from './TotalsList.tsx';
import { deliveryOf } from './delivery-of.ts';
import { OrderPositions } from './OrderPositions.tsx';
import { PrepaymentFacts } from './PrepaymentFacts.tsx';
import * as styles from './OrderFacts.css.ts';

const gave = { de: german, en: english } as const;

/** What a coupon gave that took nothing off: the gift, or the shipping; where it may be either, that it was counted. */
function couponGaveIn(
  { discount, positions, shippingGross }: Order,
  words: typeof german,
): string | undefined {
  if (discount === undefined || discount.gross !== 0) return undefined;
  const hasGift = positions.some(isGiftLine);
  if (hasGift && shippingGross === 0) return words.counted;
  return hasGift ? words.gift : words.shipping;
}

interface OrderFactsProps {
  readonly order: Order;
  /** Nobody asks for its money any more. */
  readonly isPaymentOver?: boolean;
}

/** Everything an order holds, as it was when it was placed. */
export function OrderFacts({ order, isPaymentOver = false }: OrderFactsProps) {
  const { texts, language } = useWording();
  const { order: words, vocabulary } = texts;
  const { parts } = words;
  return (
    <div className={styles.facts}>
      {order.prepayment === null || isPaymentOver ? null : <PrepaymentFacts prepayment={order.prepayment} />}
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
          {order.debit === undefined ? null : <p className={styles.hint}>{words.debit(order.debit)}</p>}
          <h2 className={styles.nextHeading}>{parts.shipping}</h2>
          <p>{order.shippingMethod}</p>
          <p>{deliveryOf(order, vocabulary)}</p>
          {order.deliveryDay === undefined ? null : (
            <>
              <h2 className={styles.nextHeading}>{parts.deliveryDay}</h2>
              <p>{formatDate(order.deliveryDay, language)}</p>
            </>
          )}
        </section>
        {order.reference === '' ? null : (
          <section className={styles.card}>
            <h2 className={styles.heading}>{parts.reference}</h2>
            <p className={styles.comment}>{order.reference}</p>
          </section>
        )}
        {order.comment === '' ? null : (
          <section className={styles.card}>
            <h2 className={styles.heading}>{parts.comment}</h2>
            <p className={styles.comment}>{order.comment}</p>
          </section>
        )}
      </div>
      <section>
        <h2 className={styles.heading}>{parts.positions}</h2>
        <OrderPositions positions={order.positions} isNet={reckonsNet(order)} />
      </section>
      <section className={styles.totals} aria-label={parts.totalGross}>
        <TotalsList
          totals={order}
          mode={order.mode}
          isTaxExempt={order.isTaxExempt}
          coupon={order.discount?.code}
          couponGave={couponGaveIn(order, gave[language])}
        />
      </section>
    </div>
  );
}
