import { contentEndpoints } from '#contract/content.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { ContentData } from '#ui/screens/content/content-data.ts';
import type { CookiesData } from '#ui/screens/cookies/cookies-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { page } from '../page-route.ts';

export const contentRoutes = [
  page({
    id: 'contentPage',
    path: '/page/:slug',
    view: 'ui/screens/content/ContentScreen.tsx',
    lazy: () => import('#ui/screens/content/ContentScreen.tsx'),
    loader: (loading: PageLoaderArguments): Promise<ContentData> =>
      loadOrNotFound(loading, contentEndpoints.page, { params: { slug: loading.params['slug'] ?? '' } }),
    handle: {
      meta: ({ data }) => {
        const { item } = data as ContentData;
        return { title: item.title, description: item.description };
      },
    },
  }),
  page({
    id: 'cookieConfig',
    path: '/cookie-config',
    view: 'ui/screens/cookies/CookiesScreen.tsx',
    lazy: () => import('#ui/screens/cookies/CookiesScreen.tsx'),
    loader: (loading: PageLoaderArguments): Promise<CookiesData> =>
      loadOrNotFound(loading, systemEndpoints.cookies, {}),
    handle: { meta: ({ texts }) => ({ title: texts.frame.cookieConfigTitle, robots: 'noindex,follow' }) },
  }),
];
