import { screen, within } from '@testing-library/react';
import { fromPromise } from 'xstate';
import type { BasketReply, BasketState } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { samplePayment, sampleShipping } from '#machines/checkout/checkout.samples.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import type { CheckoutPageData } from '#ui/screens/checkout/checkout-data.ts';
import { renderShopPage } from './shop-page.tsx';

export const never = () => new Promise<never>(() => undefined);

export function show(
  basket: BasketState,
  requestedStep: number,
  facts: Partial<CheckoutPageData> = {},
  who: Pick<Parameters<typeof renderShopPage>[0], 'user' | 'flags' | 'language'> = {},
) {
  const orders: SaveOrderBody[] = [];
  const saved: unknown[] = [];
  const data: CheckoutPageData = {
    basket,
    addresses: [],
    paymentMethods: [samplePayment],
    shippingMethods: [sampleShipping],
    ...facts,
  };
  const checkout = checkoutMachine.provide({
    actors: {
      saveBillingAddress: fromPromise(({ input }) => {
        saved.push(input);
        return never();
      }),
      saveShippingMethod: fromPromise<BasketReply, { readonly slug: string }>(async () => ({
        success: true,
        basket: data.basket,
        corrections: [],
      })),
      savePaymentMethod: fromPromise(({ input }) => {
        saved.push(input);
        return never();
      }),
      saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input }) => {
        orders.push(input);
        return never();
      }),
    },
  });
  const page = renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${requestedStep}`,
    data,
    checkout,
    ...who,
  });
  return { ...page, orders, saved };
}

export const missingMessages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);

export const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
