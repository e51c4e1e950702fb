import type { ReactNode } from 'react';
import { makersNumber } from '#domain/makers-number.ts';
import type { ShownArticle } from '../shown-article.ts';
import { ArticleBadges } from '../ArticleBadges/ArticleBadges.tsx';
import { ArticleLink } from '../ArticleLink/ArticleLink.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import { DeliveryState } from '../DeliveryState/DeliveryState.tsx';
import { InkColour } from '../InkColour/InkColour.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { Price } from '../Price/Price.tsx';
import { PurchaseOrOffer } from '../PurchaseOrOffer/PurchaseOrOffer.tsx';
import { ScoreLine } from '../ScoreLine/ScoreLine.tsx';
import { costPerPageText, yieldText } from '../yield-texts.ts';
import * as styles from './ArticleRow.css.ts';

interface ArticleRowProps {
  readonly article: ShownArticle;
  readonly setting: ArticleSetting;
  /** Amount and add to basket. */
  readonly action: ReactNode;
  /** The way to its page and onto a list. */
  readonly ways: ReactNode;
}

/** An article beside the one of the page: what it prints, what a page costs, what it costs (alternatives, accessories). */
export function ArticleRow({ article, setting, action, ways }: ArticleRowProps) {
  const { article: words } = setting.texts;
  const pages = yieldText({ article, setting });
  const cost = costPerPageText({ article, setting });
  const make = words.make[article.make];
  const ofMaker = makersNumber(article);
  return (
    <li className={styles.row} data-article={article.articleNumber}>
      <img
        className={styles.picture}
        src={article.mainImage.file}
        alt=""
        width={80}
        height={60}
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.number}>
          {make === '' ? null : <b>{make}</b>} {article.brandName}{' '}
          {ofMaker === null ? null : <NumberText number={ofMaker} />}
        </p>
        <h3 className={styles.name}>
          <ArticleLink article={article} setting={setting}>
            {article.displayName}
          </ArticleLink>
        </h3>
        <ArticleBadges article={article} setting={setting} />
        <p className={styles.number}>
          {words.articleNumber} <NumberText number={article.articleNumber} />
          {article.weeeNummer === null ? null : ` · ${words.weeeNumber} ${article.weeeNummer}`}
        </p>
        <DeliveryState article={article} setting={setting} />
        {ways}
        <ScoreLine article={article} />
      </div>
      <div className={styles.facts}>
        <InkColour article={article} setting={setting} />
        {pages === null ? null : <span>{pages}</span>}
        {cost === null ? null : <b className={styles.cost}>{cost}</b>}
      </div>
      <div className={styles.buy}>
        <Price article={article} setting={setting} />
        <PurchaseOrOffer article={article} setting={setting}>
          {action}
        </PurchaseOrOffer>
      </div>
    </li>
  );
}
