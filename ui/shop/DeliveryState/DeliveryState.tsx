import type { ArticleTile } from '#contract/article.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import { formatNumber } from '#domain/money-format.ts';
import { isStockShown, stockFactsOf, toldDeliveryState } from '#domain/stock.ts';
import { deliveryTones } from '#ui/theme/palette.ts';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './DeliveryState.css.ts';

export interface DeliveryStateProps {
  readonly article: Pick<ArticleTile, 'sap_delivery_state' | 'stock' | 'isUnbounded'>;
  readonly setting: { readonly texts: Pick<ArticleSetting['texts'], 'vocabulary'> } & Pick<
    ArticleSetting,
    'language' | 'allowOrdersWithoutStock'
  >;
}

/**
 * Delivery state as a shape, a word and a span of working days; the stock where it may be shown (S4.3). What is not there
 * is no warehouse goods.
 */
export function DeliveryState({ article, setting }: DeliveryStateProps) {
  const { vocabulary } = setting.texts;
  const { stock } = article;
  const state = toldDeliveryState(stockFactsOf(article, setting));
  const { name, span } = deliveryStateOf(state);
  const days = span && vocabulary.workingDays({ minimum: span.minimumDays, maximum: span.maximumDays });
  const left = isStockShown({ deliveryState: state, stock })
    ? vocabulary.stockCount({ count: formatNumber(stock, setting.language) })
    : null;
  // A line may end with the dot, none begins with it.
  const dot = left === null ? '' : ' ·';
  const word = `${vocabulary.deliveryStates[name]}${days === null ? dot : ', '}`;
  const time = days === null ? null : `${days}${dot}`;
  return (
    <p className={styles.line} data-delivery={state}>
      <span className={`${styles.mark} ${styles.marks[deliveryTones[state - 1] ?? 'onRequest']}`} />
      <span>
        {word}
        {time === null ? null : <span className={styles.whole}>{time}</span>}
        {left === null ? null : (
          <>
            {' '}
            <span className={styles.whole}>{left}</span>
          </>
        )}
      </span>
    </p>
  );
}
