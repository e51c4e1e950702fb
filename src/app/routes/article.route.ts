import { articlePath } from '#contract/article-path.ts';
import type { ArticleData } from '#ui/screens/article/article-data.ts';
import { page, type PageHandle } from '../page-route.ts';

const handle: PageHandle = {
  isProduct: true,
  meta: ({ data, texts }) => {
    const { item } = data as ArticleData;
    return {
      title: texts.articlePage.metaTitle({ name: item.displayName, number: item.manufacturerNumber }),
      description: item.body.slice(0, 160),
      canonicalPath: articlePath(item),
    };
  },
};

const lazy = () => import('#ui/screens/article/ArticleScreen.tsx');

export const articleRoutes = [
  page({
    id: 'articleByArticleNumber',
    path: '/shop/article/:articleKey/:slug?',
    view: 'ui/screens/article/ArticleScreen.tsx',
    lazy,
    texts: ['article', 'articlePage', 'dispatch', 'listing'],
    loader: async (loading) => (await import('./article.loader.ts')).loadArticle(loading),
    handle,
  }),
  page({
    id: 'articleByNumber',
    path: '/artnr/:articleNumber',
    view: 'ui/screens/article/ArticleScreen.tsx',
    lazy,
    texts: ['article', 'articlePage', 'dispatch', 'listing'],
    loader: async (loading) => (await import('./article.loader.ts')).loadArticleByNumber(loading),
    handle,
  }),
];
