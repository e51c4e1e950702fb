import type { BasketState } from '#contract/basket.ts';
import { formatNumber } from '#domain/money-format.ts';
import { partSize } from '#domain/parts.ts';
import { reckonsNet } from '#domain/price.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { couponOf, shippingEstimateOf, TotalsList } from '#ui/sections/order/TotalsList.tsx';
import * as styles from './CheckoutScreen.css.ts';

interface CheckoutSummaryProps {
  readonly basket: BasketState;
}

/** What is being ordered, in view beside every step. */
export function CheckoutSummary({ basket }: CheckoutSummaryProps) {
  const { basket: words } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const left = basket.items.length - partSize;
  const total = money(basket.isTaxExempt ? basket.totals.totalNet : basket.totals.totalGross);
  const isNet = reckonsNet(basket);
  return (
    <aside className={styles.summary} aria-label={words.totals.title} data-keep-clear>
      <DisclosureSection title={words.positions({ count: basket.items.length })} extra={total}>
        <ul className={styles.summaryList}>
          {basket.items.slice(0, partSize).map(({ uid, displayName, quantity, lineNet, lineGross }) => (
            <li key={uid} className={styles.summaryLine}>
              <span>
                {formatNumber(quantity, language)} × {displayName}
              </span>
              <span className={styles.amount}>{money(isNet ? lineNet : lineGross)}</span>
            </li>
          ))}
          {left > 0 ? <li>{words.andMore({ count: left })}</li> : null}
        </ul>
        <Link tone="alone" to="/shop/basket">
          {words.open}
        </Link>
      </DisclosureSection>
      <TotalsList
        totals={basket.totals}
        mode={basket.mode}
        isTaxExempt={basket.isTaxExempt}
        shippingEstimate={shippingEstimateOf(basket)}
        coupon={couponOf(basket)}
      />
      <VisuallyHidden>
        <p role="status">{words.totals.now({ total })}</p>
      </VisuallyHidden>
    </aside>
  );
}
