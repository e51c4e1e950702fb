import type { ArticleTile } from '#contract/article.ts';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './ArticleBadges.css.ts';

interface ArticleBadgesProps {
  readonly article: Pick<
    ArticleTile,
    'umweltfreundlichesMerkmal' | 'attributes' | 'isBestPrice' | 'prices' | 'videoCount' | 'displayName'
  >;
  readonly setting: Pick<ArticleSetting, 'texts' | 'isPriceDisplayed'>;
}

const bStockFlag = 'b-stock';
const largeYield = /(?:^|[\s\d-])(X{1,2}L)\b/;

/** Short facts that make an article stand out; nothing for an ordinary one. */
export function ArticleBadges({ article, setting }: ArticleBadgesProps) {
  const { article: words } = setting.texts;
  const size = largeYield.exec(article.displayName)?.[1];
  const label = article.umweltfreundlichesMerkmal;
  const isBStock = article.attributes.br_flags.includes(bStockFlag);
  const hasScale = setting.isPriceDisplayed && article.prices.length > 1;
  if (!article.isBestPrice && !isBStock && label === null && !size && !hasScale && article.videoCount === 0) {
    return null;
  }
  return (
    <p className={styles.badges}>
      {article.isBestPrice ? <b className={styles.best}>{words.bestPrice}</b> : null}
      {isBStock ? <b className={styles.bStock}>{words.bStock}</b> : null}
      {label === null ? null : (
        <b className={styles.begreen} title={words.environmentalLabel({ label })}>
          {label}
        </b>
      )}
      {size === undefined ? null : <b className={styles.plain}>{size}</b>}
      {hasScale ? (
        <b className={styles.plain} role="img" aria-label={words.scalePriceAlt} title={words.scalePriceAlt}>
          {words.scalePrice}
        </b>
      ) : null}
      {article.videoCount > 0 ? (
        <b
          className={`${styles.plain} ${styles.video}`}
          role="img"
          aria-label={words.videoAlt}
          title={words.videoAlt}
        />
      ) : null}
    </p>
  );
}
