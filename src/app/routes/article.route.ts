import { articleEndpoints, articlePath } from '#contract/article.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ArticleData } from '#ui/screens/article/article-data.ts';
import { redirect } from 'react-router-dom';
import { articleStructuredData } from '../structured-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { page, type PageHandle } from '../page-route.ts';
import { shownArticle } from '../shown-articles.ts';

const handle: PageHandle = {
  meta: ({ data, texts }) => {
    const { item } = data as ArticleData;
    return {
      title: texts.article.metaTitle({ name: item.displayName, number: item.manufacturerNumber }),
      description: item.body.slice(0, 160),
      canonicalPath: articlePath(item),
      structuredData: articleStructuredData(item),
    };
  },
};

const shownReply = (reply: ReplyOf<typeof articleEndpoints.bySlug>): ArticleData => ({
  item: reply.item,
  variantArticles: reply.variantArticles.map(shownArticle),
  alternativeArtikel: reply.alternativeArtikel.map(shownArticle),
  oekoAlternativeArtikel: reply.oekoAlternativeArtikel.map(shownArticle),
  zubehoerArtikel: reply.zubehoerArtikel.map(shownArticle),
  crossSellingArtikel: reply.crossSellingArtikel.map(shownArticle),
});

const lazy = () => import('#ui/screens/article/ArticleScreen.tsx');

export const articleRoutes = [
  page({
    id: 'articleByArticleNumber',
    path: '/shop/article/:articleKey/:slug',
    view: 'ui/screens/article/ArticleScreen.tsx',
    lazy,
    loader: async (loading: PageLoaderArguments): Promise<ArticleData> => {
      const { articleKey = '', slug } = loading.params;
      const reply = await loadOrNotFound(loading, articleEndpoints.bySlug, { params: { slug: articleKey } });
      // One address per article: an old or mistyped slug leads to the present one.
      if (slug !== reply.item.slug) throw redirect(articlePath(reply.item), 301);
      return shownReply(reply);
    },
    handle,
  }),
  page({
    id: 'articleByNumber',
    path: '/artnr/:articleNumber',
    view: 'ui/screens/article/ArticleScreen.tsx',
    lazy,
    loader: async (loading: PageLoaderArguments): Promise<ArticleData> =>
      shownReply(
        await loadOrNotFound(loading, articleEndpoints.bySlug, {
          params: { slug: loading.params['articleNumber'] ?? '' },
        }),
      ),
    handle,
  }),
];
