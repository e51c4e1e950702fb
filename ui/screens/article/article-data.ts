import type { ArticleDetail } from '#contract/article.ts';
import type { ArticleRatings } from '#contract/rating.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';

/** One article with what is shown beside it. */
export interface ArticleData {
  readonly item: ArticleDetail;
  readonly ratings: ArticleRatings;
  readonly variantArticles: readonly ShownArticle[];
  readonly alternativeArtikel: readonly ShownArticle[];
  readonly oekoAlternativeArtikel: readonly ShownArticle[];
  readonly zubehoerArtikel: readonly ShownArticle[];
  readonly crossSellingArtikel: readonly ShownArticle[];
}
