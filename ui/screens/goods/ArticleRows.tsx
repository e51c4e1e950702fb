import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { ArticleTiles } from '#ui/shop/ArticleTile/ArticleTiles.tsx';
import type { GoodsData } from './goods-data.ts';
import * as styles from './GoodsScreen.css.ts';

type ArticleRowsProps = Pick<GoodsData, 'rows'>;

/** Some articles of other lists, each list with the way to all of it. */
export function ArticleRows({ rows }: ArticleRowsProps) {
  const { directory } = useTexts();
  const setting = useArticleSetting();
  return (
    <div className={styles.rows}>
      {rows.map(({ title, path, articles }) => (
        <section key={path} className={styles.row} aria-labelledby={path}>
          <div className={styles.rowHead}>
            <h2 id={path}>{title}</h2>
            <Link tone="alone" to={path} onIntent={setting.onIntent}>
              {directory.wholeList({ title })}
            </Link>
          </div>
          <ArticleTiles
            articles={articles}
            setting={setting}
            headingLevel={3}
            actionOf={(article) => <AddToBasket article={article} setting={setting} />}
          />
        </section>
      ))}
    </div>
  );
}
