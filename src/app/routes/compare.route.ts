import { page } from '../page-route.ts';

export const compareRoute = page({
  id: 'compare',
  path: '/shop/compare',
  view: 'ui/screens/compare/CompareScreen.tsx',
  lazy: () => import('#ui/screens/compare/CompareScreen.tsx'),
  texts: ['article', 'compare', 'listing'],
  loader: async (loading) => (await import('./compare.loader.ts')).loadCompare(loading),
  handle: { meta: ({ texts }) => ({ title: texts.compare.title, robots: 'noindex,follow' }) },
});
