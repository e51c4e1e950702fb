import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { ArticleTiles } from '#ui/shop/ArticleTile/ArticleTiles.tsx';
import type { HomeData } from './home-data.ts';
import * as styles from './HomeScreen.css.ts';

type OffersProps = Pick<HomeData, 'offers'>;

/** The newest articles, with the way to all. */
export function Offers({ offers }: OffersProps) {
  const { home } = useTexts();
  const setting = useArticleSetting();
  return (
    <section className={styles.section} aria-labelledby="angebote">
      <div className={styles.head}>
        <h2 id="angebote">{home.offersTitle}</h2>
        <Link tone="alone" to="/shop?sortBy=newest" onIntent={setting.onIntent}>
          {home.allArticles}
        </Link>
      </div>
      <ArticleTiles
        articles={offers}
        setting={setting}
        headingLevel={3}
        actionOf={(article) => <AddToBasket article={article} setting={setting} />}
      />
    </section>
  );
}
