import { hasManyPositions } from '../many-positions.ts';
import { page, personalHandle } from '../page-route.ts';

export const checkoutRoutes = [
  page({
    id: 'confirmation',
    path: '/shop/checkout/confirmation/:orderNumber',
    view: 'ui/screens/confirmation/ConfirmationScreen.tsx',
    lazy: () => import('#ui/screens/confirmation/ConfirmationScreen.tsx'),
    texts: ['basket', 'forms', 'order', 'release'],
    loader: async (loading) => (await import('./confirmation.loader.ts')).loadConfirmation(loading),
    handle: personalHandle(({ texts }) => texts.order.title),
  }),
  page({
    id: 'checkout',
    path: '/shop/checkout/:step?',
    view: 'src/app/routes/checkout.page.ts',
    lazy: () => import('./checkout.page.ts'),
    texts: ['basket', 'checkout', 'forms', 'session'],
    loader: async (loading) => (await import('./checkout.loader.ts')).loadCheckout(loading),
    // From step to step the chart has what the answers carried; nothing has to be asked again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && currentUrl.pathname === nextUrl.pathname,
    handle: { ...personalHandle(({ texts }) => texts.checkout.title), areDataLater: hasManyPositions },
  }),
];
