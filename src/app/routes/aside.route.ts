import { comparisonPage } from '#contract/comparison-path.ts';
import { handOverPagePath } from '#contract/external-catalog-path.ts';
import { quickOrderPath } from '#contract/quick-order-path.ts';
import { basketSourceKinds, takeOverRoute } from '#contract/handed-over-path.ts';
import { hasManyPositions } from '../many-positions.ts';
import { page, personalHandle } from '../page-route.ts';

/**
 * Beside a shopper's way: baskets that come from elsewhere, those that go there, those made of a list of numbers, and articles
 * side by side (S2.7, S2.9, S7.2).
 */
export const routes = [
  ...basketSourceKinds.map((kind) =>
    page({
      id: `basketHandover-${kind}`,
      path: takeOverRoute[kind],
      view: 'src/app/routes/basket-handover.page.ts',
      lazy: () => import('./basket-handover.page.ts'),
      texts: ['basketHandover'],
      loader: async (loading) => (await import('./basket-handover.loader.ts')).requireUuid(loading),
      handle: personalHandle(({ texts }) => texts.basketHandover.title),
    }),
  ),
  page({
    id: 'quickOrder',
    path: quickOrderPath,
    view: 'src/app/routes/quick-order.page.ts',
    lazy: () => import('./quick-order.page.ts'),
    texts: ['quickOrder'],
    handle: {
      meta: ({ texts }) => ({ title: texts.quickOrder.title, description: texts.quickOrder.metaDescription }),
    },
  }),
  page({
    id: 'compare',
    path: comparisonPage,
    view: 'ui/screens/compare/CompareScreen.tsx',
    lazy: () => import('#ui/screens/compare/CompareScreen.tsx'),
    texts: ['article', 'compare', 'listing'],
    loader: async (loading) => (await import('./compare.loader.ts')).loadCompare(loading),
    handle: { meta: ({ texts }) => ({ title: texts.compare.title, robots: 'noindex,follow' }) },
  }),
  page({
    id: 'externalCatalog',
    path: handOverPagePath,
    view: 'src/app/routes/external-catalog.page.ts',
    lazy: () => import('./external-catalog.page.ts'),
    texts: ['basket', 'externalCatalog'],
    loader: async (loading) => (await import('./external-catalog.loader.ts')).loadExternalCatalog(loading),
    handle: {
      ...personalHandle(({ texts }) => texts.externalCatalog.title),
      areDataLater: hasManyPositions,
    },
  }),
];
