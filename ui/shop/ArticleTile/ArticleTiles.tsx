import type { ReactNode } from 'react';
import type { ShownArticle as Article } from '../shown-article.ts';
import type { ArticleSetting } from '../article-setting.ts';
import { ArticleTile } from './ArticleTile.tsx';
import type { TileVariant } from './ArticleTile.tsx';
import * as styles from './ArticleTile.css.ts';

interface ArticleTilesProps {
  readonly articles: readonly Article[];
  readonly setting: ArticleSetting;
  /** Amount and add to basket of an article, wired by the screen. */
  readonly actionOf: (article: Article) => ReactNode;
  /** What the list adds to what an article says of itself. */
  readonly noteOf?: (article: Article) => ReactNode;
  readonly variant?: TileVariant;
  readonly headingLevel?: 2 | 3;
  /** How many pictures are seen without scrolling; those are fetched first. */
  readonly firstCount?: number;
}

/** Articles side by side or one below the other. */
export function ArticleTiles({
  articles,
  setting,
  actionOf,
  noteOf,
  variant = 'grid',
  headingLevel = 2,
  firstCount = 0,
}: ArticleTilesProps) {
  return (
    <ul className={variant === 'row' ? styles.rows : styles.grid}>
      {articles.map((article, index) => (
        <ArticleTile
          key={article.id}
          article={article}
          setting={setting}
          action={actionOf(article)}
          note={noteOf?.(article)}
          variant={variant}
          isFirst={index < firstCount}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}
