import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { ShopFlags } from '#contract/session.ts';
import { takeCarried } from '#app/live/take-carried.ts';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import type { LoadReply } from '#machines/basket/basket.types.ts';
import type { AddressListReply } from '#machines/checkout/checkout.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  checkoutBaskets,
  sampleAddress,
  samplePayment,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import { failureSamples } from '#machines/path-ready.ts';
import { sampleBasketHead, sampleShopFlags } from '#machines/sample-records.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import type { SwitchReply } from '#machines/shop-mode/shop-mode.types.ts';
import { remarks } from '#texts/de/remarks.ts';
import { renderShopPage } from './shop-page.tsx';

const { complete } = checkoutBaskets;
const billingAddress = { ...sampleAddress, kind: 'private' as const };
/** What a guest has given who stands in the step. */
const baskets = {
  2: checkoutBaskets.guest,
  4: { ...complete, checkoutData: { ...complete.checkoutData, billingAddress } },
};

const privately = (answered: Partial<ShopFlags> = {}): SwitchReply => ({
  success: true,
  shop: { ...sampleShopFlags, isB2b: false, ...answered },
  head: sampleBasketHead,
});

/** A private guest in a step of the checkout, where the prices of businesses stand. */
function open(step: 2 | 4, switchPrices: () => Promise<SwitchReply>, basket = baskets[step]) {
  return renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${step}`,
    data: { basket, addresses: [], paymentMethods: [samplePayment], shippingMethods: [sampleShipping] },
    checkout: checkoutMachine.provide({
      actors: {
        loadBasket: fromPromise<LoadReply>(async () => ({ success: true, basket })),
        loadAddresses: fromPromise<AddressListReply>(async () => ({ success: true, items: [] })),
      },
    }),
    shopMode: shopModeMachine.provide({
      actors: {
        setB2c: fromPromise<SwitchReply>(switchPrices),
      },
    }),
  });
}

const button = () => screen.findByRole('button', { name: remarks.privatePrices.change });

/** A private guest changes the prices in a step of the checkout; the server answers with these flags. */
async function changePrices(step: 2 | 4, answered: Partial<ShopFlags>) {
  const page = open(step, async () => privately(answered));
  await userEvent.click(await button());
  await screen.findByRole('heading', { level: 2, name: new RegExp(`^Schritt ${step}`) });
  return page;
}

const told = () => screen.queryByText(remarks.privatePrices.changed)?.closest('[role="status"]') ?? null;

it.each([2, 4] as const)(
  'in step %s a change to private prices is told in the place of its button, with the focus, and once',
  async (step) => {
    const { router } = await changePrices(step, {});
    expect(screen.queryByText(remarks.privatePrices.text)).toBe(null);
    expect(told()).not.toBe(null);
    expect(document.activeElement).toBe(told());
    await act(() => router.navigate('/shop/checkout/1'));
    await act(() => router.navigate(`/shop/checkout/${step}`));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^Schritt/ }));
    expect(told()).toBe(null);
  },
);

it('a change that failed is not told when the header makes it later', async () => {
  let isDown = true;
  const { system } = open(4, async () =>
    isDown ? Promise.reject(failureSamples.serverDown.error) : privately(),
  );
  const change = await button();
  await userEvent.click(change);
  await waitFor(() => expect(change.getAttribute('aria-busy')).toBe(null));
  isDown = false;
  act(() => system.shopMode.send({ type: 'mode.switch', to: 'b2c' }));
  await waitFor(() => expect(screen.queryByText(remarks.privatePrices.text)).toBe(null));
  expect(told()).toBe(null);
});

it('a change promises no VAT to who pays none', async () => {
  await changePrices(4, { isTaxExempt: true });
  expect([screen.queryByText(remarks.privatePrices.text), told()]).toEqual([null, null]);
});

it('a change that going on has made is told in the review, which is led to its heading, and once', async () => {
  const { system, router } = open(2, async () => privately(), baskets[4]);
  await button();
  await act(() => router.navigate('/shop/checkout/1'));
  act(() => takeCarried(privately(), [], { system, navigate: () => undefined }));
  await act(() => router.navigate('/shop/checkout/4'));
  await waitFor(() => expect(told()).not.toBe(null));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^Schritt 4/ }));
  await act(() => router.navigate('/shop/checkout/1'));
  await act(() => router.navigate('/shop/checkout/4'));
  await screen.findByRole('heading', { level: 2, name: /^Schritt 4/ });
  expect(told()).toBe(null);
});
