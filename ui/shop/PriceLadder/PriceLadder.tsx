import type { ArticleTile } from '#contract/article.ts';
import { formatCostPerPage, formatMoney } from '#domain/money-format.ts';
import { costPerPage, reachableTiers } from '#domain/price.ts';
import type { ArticleSetting } from '../article-setting.ts';
import { amountOf, boundOf } from '../NextTier/price-tier.ts';
import * as styles from './PriceLadder.css.ts';

interface PriceLadderProps {
  readonly article: Pick<ArticleTile, 'prices' | 'yieldPages' | 'min_order_price_unit'>;
  readonly setting: ArticleSetting;
}

/** Every tier of the price with what a page costs then; nothing when there is only one tier. */
export function PriceLadder({ article, setting }: PriceLadderProps) {
  const { texts, language } = setting;
  const tiers = reachableTiers(article.prices, article.min_order_price_unit);
  if (tiers.length < 2 || !setting.isPriceDisplayed) return null;
  const hasCosts = article.yieldPages !== null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.article.priceLadder}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.vocabulary.quantity}</th>
          <th scope="col">{texts.vocabulary.unitPrice}</th>
          {hasCosts ? <th scope="col">{texts.article.costColumn}</th> : null}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const amount = amountOf(tier, setting);
          const cost = costPerPage(amount, article.yieldPages);
          return (
            <tr key={tier.quantity_lower_bound}>
              <th scope="row">{texts.article.fromQuantity({ amount: boundOf(tier, setting) })}</th>
              <td>{amount === null ? null : formatMoney(amount, language)}</td>
              {hasCosts ? <td>{cost === null ? null : formatCostPerPage(cost, language)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
