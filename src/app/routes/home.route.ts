import { page } from '../page-route.ts';

export const homeRoute = page({
  id: 'home',
  path: '/',
  view: 'ui/screens/home/HomeScreen.tsx',
  lazy: () => import('#ui/screens/home/HomeScreen.tsx'),
  texts: ['article', 'home', 'keptPrinters', 'printerChoice', 'supply'],
  loader: async (loading) => (await import('./home.loader.ts')).loadHome(loading),
  handle: {
    meta: ({ texts }) => ({
      title: texts.home.metaTitle,
      description: texts.home.metaDescription,
      canonicalPath: '/',
    }),
  },
});
