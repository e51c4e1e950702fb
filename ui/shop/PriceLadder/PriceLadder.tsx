import type { ArticleTile } from '#contract/article.ts';
import { formatCostPerPage, formatMoney } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { costPerPage, nextTier, reachableTiers } from '#domain/price.ts';
import { formatQuantity } from '#domain/unit.ts';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './PriceLadder.css.ts';

interface PriceLadderProps {
  readonly article: Pick<ArticleTile, 'prices' | 'yieldPages' | 'min_order_price_unit'>;
  readonly setting: ArticleSetting;
}

const amountOf = (price: ArticleTile['price'], setting: ArticleSetting): number | null =>
  priceView(setting).primary === 'net' ? price.net_price : price.gross_price;

/** The amount a tier begins at: "10 Packungen". */
const boundOf = (tier: ArticleTile['price'], { texts, language }: ArticleSetting): string =>
  formatQuantity(tier.quantity_lower_bound, tier.unit, texts.vocabulary.units, language);

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

/** Sold out and no longer made: nothing to save by ordering more. */
const statesWithoutSale: readonly number[] = [2, 5];

interface NextTierProps extends Pick<PriceLadderProps, 'setting'> {
  readonly article: Pick<ArticleTile, 'prices' | 'sap_delivery_state'>;
  /** Amount in the field now. */
  readonly quantity: number;
}

/** The next step of the ladder in words: "Ab 10 Stück nur 12,90 €"; nothing when no cheaper tier follows. */
export function NextTier({ article, setting, quantity }: NextTierProps) {
  const tier = nextTier(article.prices, quantity);
  const amount = tier === null ? null : amountOf(tier, setting);
  if (tier === null || amount === null || !setting.isPriceDisplayed) return null;
  if (statesWithoutSale.includes(article.sap_delivery_state)) return null;
  return (
    <p className={styles.next}>
      {setting.texts.article.nextTier({
        amount: boundOf(tier, setting),
        price: formatMoney(amount, setting.language),
      })}
    </p>
  );
}
