import { articlePath } from '#contract/article-path.ts';
import { articleEndpoints, splitArticleKey } from '#contract/article.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ratingEndpoints, ratingPageIn } from '#contract/rating.ts';
import type { ArticleRatings } from '#contract/rating.ts';
import type { ArticleData } from '#ui/screens/article/article-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';

type ArticleReply = ReplyOf<typeof articleEndpoints.bySlug>;

const shownReply = (reply: ArticleReply, ratings: ArticleRatings): ArticleData => ({
  item: reply.item,
  ratings,
  variantArticles: reply.variantArticles.map(shownArticle),
  alternativeArtikel: reply.alternativeArtikel.map(shownArticle),
  oekoAlternativeArtikel: reply.oekoAlternativeArtikel.map(shownArticle),
  zubehoerArtikel: reply.zubehoerArtikel.map(shownArticle),
  crossSellingArtikel: reply.crossSellingArtikel.map(shownArticle),
});

/** The page of ratings that the address of an article asks for. */
function ratingsOf(loading: PageLoaderArguments, articleNumber: string): Promise<ArticleRatings> {
  const page = ratingPageIn(new URL(loading.request.url).searchParams);
  const query = page === 1 ? { articleNumber } : { articleNumber, page };
  return loadOrNotFound(loading, ratingEndpoints.byItem, { query });
}

const replyOf = (loading: PageLoaderArguments, slug = ''): Promise<ArticleReply> =>
  loadOrNotFound(loading, articleEndpoints.bySlug, { params: { slug } });

/** The article with what buyers say of it, asked for at once. */
export async function loadArticle(loading: PageLoaderArguments): Promise<ArticleData> {
  const { articleKey = '', slug } = loading.params;
  const key = splitArticleKey(articleKey);
  const [reply, ratings] = await Promise.all([
    replyOf(loading, articleKey),
    key && ratingsOf(loading, key.articleNumber),
  ]);
  const path = articlePath(reply.item);
  // One address per article: another number of it, and an old, mistyped or missing slug, lead to the present one.
  if (ratings === null || path !== `/shop/article/${articleKey}/${slug}`) throw redirect(path, 301);
  return shownReply(reply, ratings);
}

/** The article of an own or a manufacturer's number. */
export async function loadArticleByNumber(loading: PageLoaderArguments): Promise<ArticleData> {
  const reply = await replyOf(loading, loading.params['articleNumber']);
  return shownReply(reply, await ratingsOf(loading, reply.item.articleNumber));
}
