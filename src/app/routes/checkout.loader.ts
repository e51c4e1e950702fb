import { handOverPagePath } from '#contract/external-catalog-path.ts';
import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { methodEndpoints } from '#contract/method.ts';
import { checkoutPath, numberOfStep, stepOfNumber } from '#domain/checkout.ts';
import type { CheckoutPageData } from '#ui/screens/checkout/checkout-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadCheckout(loading: PageLoaderArguments): Promise<CheckoutPageData> {
  const requestedStep = stepOfNumber(loading.params['step'] ?? '1');
  if (requestedStep === null) throw redirect(checkoutPath('identify'));
  const asked = Promise.all([
    loadOrNotFound(loading, addressEndpoints.list, {}),
    loadOrNotFound(loading, methodEndpoints.payment, {}),
    loadOrNotFound(loading, methodEndpoints.shipping, {}),
  ]);
  // Nothing is ordered by whoever came from a procurement system, who may not read all of it either.
  void asked.catch(() => undefined);
  const { basket } = await loadOrNotFound(loading, basketEndpoints.show, {});
  if (basket.externalCatalog !== null) throw redirect(handOverPagePath);
  const [addresses, payment, shipping] = await asked;
  const { furthestStep } = basket.checkoutData;
  // A deep link to a later step is replaced by the furthest one allowed (docs/decisions/0017).
  if (basket.items.length > 0 && numberOfStep(requestedStep) > numberOfStep(furthestStep))
    throw redirect(checkoutPath(furthestStep));
  return {
    basket,
    addresses: addresses.items,
    paymentMethods: payment.items,
    shippingMethods: shipping.items,
  };
}
