import type { ArticleTile } from '#contract/article.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './ArticleBadges.css.ts';

interface ArticleBadgesProps {
  readonly article: Pick<
    ArticleTile,
    'umweltfreundlichesMerkmal' | 'attributes' | 'isBestPrice' | 'prices' | 'videoCount' | 'displayName'
  >;
  readonly setting: Pick<ArticleSetting, 'texts' | 'isPriceDisplayed'>;
  /** Each stands with what it means, where there is room. */
  readonly isExplained?: boolean;
}

const bStockFlag = 'b-stock';
const largeYield = /(?:^|[\s\d-])(X{1,2}L)\b/;

interface MarkProps {
  readonly look: string;
  readonly short: string;
  readonly meaning: string;
  readonly isExplained: boolean;
}

/** What is seen is short where there is no room; what is said says what it means. */
function Mark({ look, short, meaning, isExplained }: MarkProps) {
  return (
    <b className={look}>
      {isExplained ? (
        meaning
      ) : (
        <>
          <span aria-hidden>{short}</span>
          <VisuallyHidden>{meaning}</VisuallyHidden>
        </>
      )}
    </b>
  );
}

/** Short facts that make an article stand out; nothing for an ordinary one. */
export function ArticleBadges({ article, setting, isExplained = false }: ArticleBadgesProps) {
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
        <Mark
          look={styles.begreen}
          short={label}
          meaning={words.environmentalLabel({ label })}
          isExplained={isExplained}
        />
      )}
      {size === undefined ? null : (
        <Mark
          look={styles.plain}
          short={size}
          meaning={words.largerFill({ size })}
          isExplained={isExplained}
        />
      )}
      {hasScale ? (
        <b className={styles.plain} role="img" aria-label={words.scalePriceAlt} title={words.scalePriceAlt}>
          {words.scalePrice}
        </b>
      ) : null}
      {article.videoCount > 0 ? (
        <b className={`${styles.plain} ${styles.video}`} role="img" aria-label={words.videoAlt}>
          {isExplained ? words.videoAlt : words.video}
        </b>
      ) : null}
    </p>
  );
}
