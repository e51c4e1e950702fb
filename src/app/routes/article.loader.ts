import { articlePath } from '#contract/article-path.ts';
import { articleEndpoints } from '#contract/article.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ArticleData } from '#ui/screens/article/article-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';

const shownReply = (reply: ReplyOf<typeof articleEndpoints.bySlug>): ArticleData => ({
  item: reply.item,
  variantArticles: reply.variantArticles.map(shownArticle),
  alternativeArtikel: reply.alternativeArtikel.map(shownArticle),
  oekoAlternativeArtikel: reply.oekoAlternativeArtikel.map(shownArticle),
  zubehoerArtikel: reply.zubehoerArtikel.map(shownArticle),
  crossSellingArtikel: reply.crossSellingArtikel.map(shownArticle),
});

export async function loadArticle(loading: PageLoaderArguments): Promise<ArticleData> {
  const { articleKey = '', slug } = loading.params;
  const reply = await loadOrNotFound(loading, articleEndpoints.bySlug, { params: { slug: articleKey } });
  // One address per article: an old, mistyped or missing slug leads to the present one.
  if (slug !== reply.item.slug) throw redirect(articlePath(reply.item), 301);
  return shownReply(reply);
}

/** The article of an own or a manufacturer's number. */
export const loadArticleByNumber = async (loading: PageLoaderArguments): Promise<ArticleData> =>
  shownReply(
    await loadOrNotFound(loading, articleEndpoints.bySlug, {
      params: { slug: loading.params['articleNumber'] ?? '' },
    }),
  );
