import type { ReactNode } from 'react';
import type { ShownArticle as Article } from '../shown-article.ts';
import { smallestQuantity, quantityRuleOf } from '#domain/quantity.ts';
import { ArticleBadges } from '../ArticleBadges/ArticleBadges.tsx';
import { ArticleLink } from '../ArticleLink/ArticleLink.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import { DeliveryState } from '../DeliveryState/DeliveryState.tsx';
import { InkColour } from '../InkColour/InkColour.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { Price } from '../Price/Price.tsx';
import { PurchaseOrOffer } from '../PurchaseOrOffer/PurchaseOrOffer.tsx';
import { NextTier } from '../NextTier/NextTier.tsx';
import { costPerPageText, yieldText } from '../yield-texts.ts';
import { ScoreLine } from '../ScoreLine/ScoreLine.tsx';
import * as styles from './ArticleTile.css.ts';

/** `grid` stands beside others; `row` takes the whole width of a list. */
export type TileVariant = 'grid' | 'row';

export interface ArticleTileProps {
  readonly article: Article;
  readonly setting: ArticleSetting;
  /** Amount and add to basket, wired by the screen. */
  readonly action: ReactNode;
  readonly variant?: TileVariant;
  /** Seen without scrolling: its picture is fetched first. */
  readonly isFirst?: boolean;
  readonly headingLevel?: 2 | 3;
  /** What its list adds to what it says of itself. */
  readonly note?: ReactNode;
}

export const tilePictureWidth = 160;
export const tilePictureHeight = 120;

/** An article in a list: what it is, when it comes, what it costs and into the basket. The whole tile leads to its page, but where tiles only show. */
export function ArticleTile({
  article,
  setting,
  action,
  variant = 'grid',
  isFirst = false,
  headingLevel = 2,
  note,
}: ArticleTileProps) {
  const { brandName, displayName, make, manufacturerNumber } = article;
  const isReplacement = make === 'compatible' || make === 'rebuilt';
  const Heading = `h${headingLevel}` as const;
  const pages = yieldText({ article, setting });
  const cost = costPerPageText({ article, setting });
  return (
    <li className={variant === 'row' ? styles.row : styles.tile} data-article={article.articleNumber}>
      <img
        className={styles.picture}
        src={article.mainImage.file}
        alt=""
        width={tilePictureWidth}
        height={tilePictureHeight}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <div className={styles.words}>
        <ArticleBadges article={article} setting={setting} />
        {displayName.includes(manufacturerNumber) ? null : (
          <p className={styles.number}>
            {displayName.startsWith(brandName) ? null : `${brandName} `}
            <NumberText number={manufacturerNumber} />
          </p>
        )}
        <Heading className={isReplacement ? styles.wholeName : styles.name}>
          <ArticleLink article={article} setting={setting} title={displayName}>
            {displayName}
          </ArticleLink>
        </Heading>
        {pages === null && article.basisfarbe === null ? null : (
          <p className={styles.facts}>
            <InkColour article={article} setting={setting} />
            {pages === null ? null : <span>{pages}</span>}
            {cost === null ? null : <span>{cost}</span>}
          </p>
        )}
        {note}
        <ScoreLine article={article} />
      </div>
      <div className={styles.offer}>
        <DeliveryState article={article} setting={setting} />
        {setting.display.scale_price_show_single_price ? (
          <NextTier
            article={article}
            setting={setting}
            quantity={smallestQuantity(quantityRuleOf(article))}
          />
        ) : null}
        <div className={styles.buy}>
          <Price article={article} setting={setting} />
          <PurchaseOrOffer article={article} setting={setting}>
            {action}
          </PurchaseOrOffer>
        </div>
      </div>
    </li>
  );
}
