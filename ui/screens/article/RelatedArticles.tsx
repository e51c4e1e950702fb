import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { ArticleRow } from '#ui/shop/ArticleRow/ArticleRow.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { WaysOn } from './WaysOn.tsx';
import * as styles from './ArticleScreen.css.ts';

interface RelatedArticlesProps {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly ShownArticle[];
  readonly setting: ArticleSetting;
}

/** Articles beside the one of the page, comparable line by line; nothing when there are none. */
export function RelatedArticles({ id, title, articles, setting }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            setting={setting}
            action={<AddToBasket article={article} setting={setting} />}
            ways={<WaysOn article={article} setting={setting} />}
          />
        ))}
      </ul>
    </section>
  );
}
