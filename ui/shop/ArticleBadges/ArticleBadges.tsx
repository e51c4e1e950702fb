import type { ArticleTile } from '#contract/article.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './ArticleBadges.css.ts';

interface ArticleBadgesProps {
  readonly article: Pick<
    ArticleTile,
    'umweltfreundlichesMerkmal' | 'attributes' | 'isBestPrice' | 'prices' | 'videoCount' | 'displayName'
  >;
  readonly setting: Pick<ArticleSetting, 'texts' | 'isPriceDisplayed' | 'display'>;
  /** Each word stands with what it means, where there is room. */
  readonly isExplained?: boolean;
}

const bStockFlag = 'b-stock';
const largeYield = /(?:^|[\s\d-])(X{1,2}L)\b/;

const picture = (src: string, alt: string) => (
  <img className={styles.image} src={src} alt={alt} loading="lazy" />
);

/**
 * Short facts that make an article stand out; nothing for an ordinary one. A shop may do without them, but not without the word
 * for goods that are not new (docs/decisions/0151).
 */
export function ArticleBadges({ article, setting, isExplained = false }: ArticleBadgesProps) {
  const { display, texts } = setting;
  const { article: words } = texts;
  const size = largeYield.exec(article.displayName)?.[1];
  const label = article.umweltfreundlichesMerkmal;
  /** What is seen is short where there is no room; what is said says what it means. */
  const mark = (look: string, short: string, meaning: string) => (
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
  const bStock = article.attributes.br_flags.includes(bStockFlag) ? (
    <b className={styles.bStock}>{words.bStock}</b>
  ) : null;
  if (!display.show_article_badges) return <p className={styles.badges}>{bStock}</p>;
  const images = display.article_badge_images;
  const hasScale = setting.isPriceDisplayed && display.scale_price_show_badge && article.prices.length > 1;
  return (
    <p className={styles.badges}>
      {article.isBestPrice ? <b className={styles.best}>{words.bestPrice}</b> : null}
      {bStock}
      {label === null ? null : mark(styles.begreen, label, words.environmentalLabel({ label }))}
      {size === undefined ? null : mark(styles.plain, size, words.largerFill({ size }))}
      {hasScale ? picture(images.scale_price, words.scalePriceAlt) : null}
      {article.videoCount > 0 ? picture(images.video, words.videoAlt) : null}
    </p>
  );
}
