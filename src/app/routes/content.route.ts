import { withdrawalSlug } from '#contract/legal-slugs.ts';
import type { ContentData } from '#ui/screens/content/content-data.ts';
import { page, personalHandle } from '../page-route.ts';

export const routes = [
  page({
    id: 'contentPage',
    path: '/page/:slug',
    view: 'ui/screens/content/ContentScreen.tsx',
    lazy: () => import('#ui/screens/content/ContentScreen.tsx'),
    texts: [],
    loader: async (loading) => (await import('./content.loader.ts')).loadContent(loading),
    handle: {
      meta: ({ data }) => {
        const { item } = data as ContentData;
        return { title: item.title, description: item.description };
      },
    },
  }),
  page({
    id: 'withdrawal',
    path: `/page/${withdrawalSlug}`,
    view: 'src/app/routes/withdrawal.page.ts',
    lazy: () => import('./withdrawal.page.ts'),
    texts: ['forms', 'withdrawal'],
    loader: async (loading) => (await import('./withdrawal.loader.ts')).loadWithdrawal(loading),
    handle: personalHandle(({ texts }) => texts.withdrawal.title),
  }),
  page({
    id: 'cookieConfig',
    path: '/cookie-config',
    view: 'ui/screens/cookies/CookiesScreen.tsx',
    lazy: () => import('#ui/screens/cookies/CookiesScreen.tsx'),
    texts: ['cookies'],
    loader: async (loading) => (await import('./content.loader.ts')).loadCookies(loading),
    handle: { meta: ({ texts }) => ({ title: texts.cookies.cookieConfigTitle, robots: 'noindex,follow' }) },
  }),
];
