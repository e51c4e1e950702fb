import type { ArticleTile } from '#contract/article.ts';
import { formatMoney } from '#domain/money-format.ts';
import { nextTier } from '#domain/price.ts';
import { isOrderable, stockFactsOf } from '#domain/stock.ts';
import type { ArticleSetting } from '../article-setting.ts';
import { amountOf, boundOf } from './price-tier.ts';
import * as styles from './NextTier.css.ts';

interface NextTierProps {
  readonly setting: ArticleSetting;
  readonly article: Pick<ArticleTile, 'prices' | 'sap_delivery_state' | 'stock' | 'isUnbounded'>;
  /** Amount in the field now. */
  readonly quantity: number;
}

/**
 * The next step of the ladder in words: "Ab 10 Stück nur 12,90 €"; nothing when no cheaper tier follows, nor for what
 * cannot be ordered.
 */
export function NextTier({ article, setting, quantity }: NextTierProps) {
  const tier = nextTier(article.prices, quantity);
  const amount = tier === null ? null : amountOf(tier, setting);
  if (tier === null || amount === null || !setting.isPriceDisplayed) return null;
  if (!isOrderable(stockFactsOf(article, setting))) return null;
  return (
    <p className={styles.next}>
      {setting.texts.article.nextTier({
        amount: boundOf(tier, setting),
        price: formatMoney(amount, setting.language),
      })}
    </p>
  );
}
