import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { methodEndpoints } from '#contract/method.ts';
import { orderEndpoints } from '#contract/order.ts';
import { checkoutPath, numberOfStep, stepOfNumber } from '#domain/checkout.ts';
import type { CheckoutPageData } from '#ui/screens/checkout/checkout-data.ts';
import type { ConfirmationData } from '#ui/screens/confirmation/confirmation-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { page, type PageHandle } from '../page-route.ts';

const handle: PageHandle = {
  meta: ({ texts }) => ({ title: texts.checkout.title, robots: 'noindex,nofollow' }),
  isPersonal: true,
};

async function loadCheckout(loading: PageLoaderArguments): Promise<CheckoutPageData> {
  const requested = Number(loading.params['step'] ?? '1');
  const requestedStep = stepOfNumber(requested) === null ? 1 : requested;
  const [{ basket }, addresses, payment, shipping] = await Promise.all([
    loadOrNotFound(loading, basketEndpoints.show, {}),
    loadOrNotFound(loading, addressEndpoints.list, {}),
    loadOrNotFound(loading, methodEndpoints.payment, {}),
    loadOrNotFound(loading, methodEndpoints.shipping, {}),
  ]);
  const { furthestStep } = basket.checkoutData;
  // A deep link to a later step is replaced by the furthest one allowed (architecture 8.4).
  if (basket.items.length > 0 && requestedStep > numberOfStep(furthestStep))
    throw redirect(checkoutPath(furthestStep));
  return {
    basket,
    requestedStep,
    addresses: addresses.items,
    paymentMethods: payment.items,
    shippingMethods: shipping.items,
  };
}

export const checkoutRoutes = [
  page({
    id: 'confirmation',
    path: '/shop/checkout/confirmation/:orderNumber',
    view: 'ui/screens/confirmation/ConfirmationScreen.tsx',
    lazy: () => import('#ui/screens/confirmation/ConfirmationScreen.tsx'),
    loader: async (loading: PageLoaderArguments): Promise<ConfirmationData> => {
      const orders = await loadOrNotFound(loading, orderEndpoints.list, {
        query: { orderNumber: (loading.params['orderNumber'] ?? '').slice(0, 40) },
      });
      if (orders.item === null) throw new Response(null, { status: 404 });
      return { order: orders.item };
    },
    handle: {
      meta: ({ texts }) => ({ title: texts.order.title, robots: 'noindex,nofollow' }),
      isPersonal: true,
    },
  }),
  page({
    id: 'checkout',
    path: '/shop/checkout/:step?',
    view: 'src/app/routes/checkout-view.ts',
    lazy: () => import('./checkout-view.ts'),
    loader: loadCheckout,
    handle,
  }),
];
