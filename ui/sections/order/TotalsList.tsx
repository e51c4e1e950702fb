import type { BasketState, BasketTotals, ShippingEstimate } from '#contract/basket.ts';
import type { Mode } from '#contract/session.ts';
import { formatNumber } from '#domain/money-format.ts';
import { reckonsNet } from '#domain/price.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import * as styles from './TotalsList.css.ts';

interface TotalsListProps {
  readonly totals: Pick<
    BasketTotals,
    | 'goodsNet'
    | 'goodsGross'
    | 'discount'
    | 'shippingNet'
    | 'shippingGross'
    | 'paymentFeeNet'
    | 'paymentFeeGross'
    | 'taxes'
    | 'totalNet'
    | 'totalGross'
  >;
  readonly mode: Mode;
  readonly isTaxExempt: boolean;
  /** Code of the coupon that takes something off. */
  readonly coupon?: string | undefined;
  /** What it gave, where that is no amount. */
  readonly couponGave?: string | undefined;
  /** Absent once a way to ship was chosen; null while none delivers. */
  readonly shippingEstimate?: ShippingEstimate | null | undefined;
  /** The sums belong to the last answer of the server and are being reckoned anew. */
  readonly isPending?: boolean;
}

/** What the shipping of a basket stands for, as the list takes it. */
export const shippingEstimateOf = ({ checkoutData, shippingEstimate }: BasketState) =>
  checkoutData.shippingMethod === null ? shippingEstimate : undefined;

/** Code of the coupon of a basket. */
export const couponOf = ({ coupons }: BasketState) => coupons[0]?.code;

/** Sums by the mode (S3.12, PAngV): net with the taxes added, or gross with the taxes contained. */
export function TotalsList({
  totals,
  mode,
  isTaxExempt,
  coupon = '',
  couponGave,
  shippingEstimate,
  isPending = false,
}: TotalsListProps) {
  const { basket, vocabulary } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const { taxExemptText } = useMode().view;
  const words = basket.totals;
  const isNet = reckonsNet({ mode, isTaxExempt });
  const shipping = isNet ? totals.shippingNet : totals.shippingGross;
  const fee = isNet ? totals.paymentFeeNet : totals.paymentFeeGross;
  const taxes = isTaxExempt ? [] : totals.taxes.filter(({ tax }) => tax !== 0);
  const taxWords = isNet ? words.tax : words.taxIncluded;
  return (
    <dl className={isPending ? `${styles.list} ${styles.pending}` : styles.list} aria-busy={isPending}>
      <div className={styles.row}>
        <dt>{words.goods}</dt>
        <dd className={styles.amount}>{money(isNet ? totals.goodsNet : totals.goodsGross)}</dd>
      </div>
      {totals.discount === undefined ? null : (
        <div className={styles.row}>
          <dt>{words.discount({ code: coupon })}</dt>
          <dd className={styles.amount}>
            {couponGave ?? money(-(isNet ? totals.discount.net : totals.discount.gross))}
          </dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>
          {shippingEstimate
            ? words.shippingEstimated({ method: shippingEstimate.displayName })
            : words.shipping}
        </dt>
        <dd className={styles.amount}>
          {shippingEstimate === null
            ? words.shippingOpen
            : shipping === 0
              ? words.shippingFree
              : money(shipping)}
        </dd>
      </div>
      {shippingEstimate?.isCollectionFree && shipping > 0 ? (
        <div className={styles.contained}>
          <dt>{words.collectionFree}</dt>
        </div>
      ) : null}
      {fee === 0 ? null : (
        <div className={styles.row}>
          <dt>{words.paymentFee}</dt>
          <dd className={styles.amount}>{money(fee)}</dd>
        </div>
      )}
      {isNet && !isTaxExempt ? (
        <>
          <div className={styles.row}>
            <dt>{words.net}</dt>
            <dd className={styles.amount}>{money(totals.totalNet)}</dd>
          </div>
          {taxes.map(({ rate, tax }) => (
            <div key={rate} className={styles.row}>
              <dt>{taxWords({ rate: formatNumber(rate, language) })}</dt>
              <dd className={styles.amount}>{money(tax)}</dd>
            </div>
          ))}
        </>
      ) : null}
      <div className={styles.total}>
        <dt>{isTaxExempt ? words.total : words.totalGross}</dt>
        <dd className={styles.amount}>{money(isTaxExempt ? totals.totalNet : totals.totalGross)}</dd>
      </div>
      {isNet
        ? null
        : taxes.map(({ rate, tax }) => (
            <div key={rate} className={styles.contained}>
              <dt>{taxWords({ rate: formatNumber(rate, language) })}</dt>
              <dd className={styles.amount}>{money(tax)}</dd>
            </div>
          ))}
      {isTaxExempt ? (
        <div className={styles.contained}>
          <dt>{taxExemptText || vocabulary.taxExempt}</dt>
        </div>
      ) : null}
    </dl>
  );
}
