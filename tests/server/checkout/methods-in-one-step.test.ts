import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { checkoutCalls } from '#app/live/checkout.calls.ts';
import type { Call } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { methodEndpoints } from '#contract/method.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { add, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
  // Two pieces cost 47,58 €; with the usual way to ship 53,47 €, by express 62,46 €.
  await shop.database.query(`update payment_method set maximum_gross_cents = 6000 where slug = 'rechnung'`);
});
afterAll(async () => {
  await shop.stop();
});

describe('ways to pay and to ship that are sent together', () => {
  it('[S2.9-09] are judged together: who goes back to the cheaper way to ship may pay by invoice again', async () => {
    const guest = shop.visitor();
    const call: Call = (endpoint, request) =>
      endpoint.method === 'GET' ? guest.get(endpoint, request) : guest.post(endpoint, request);
    await add(guest, 'A1', 2);
    const basket = await walkToReview(guest);
    const { loadMethods, savePaymentMethod, saveShippingMethod } = checkoutCalls(call);
    const loaded = {
      basket,
      addresses: [],
      paymentMethods: (await guest.ask(methodEndpoints.payment)).items,
      shippingMethods: (await guest.ask(methodEndpoints.shipping)).items,
    };
    const chart = checkoutMachine.provide({
      actors: {
        loadMethods: fromPromise(loadMethods),
        savePaymentMethod: fromPromise(savePaymentMethod),
        saveShippingMethod: fromPromise(saveShippingMethod),
      },
    });
    const actor = createActor(chart, { input: { mayOrder: true, addressStep: 3, loaded } }).start();
    const send = async (shipping: string) => {
      actor.send({ type: 'methods.submit', payment: { slug: 'rechnung' }, shipping });
      return selectCheckoutView(await waitFor(actor, (snapshot) => !selectCheckoutView(snapshot).isBusy));
    };
    const refused = await send('express');
    expect(refused.screen).toBe('methods');
    expect(refused.problem?.messages[0]?.replaceAll('\u00a0', ' ')).toBe('Nur bis 60,00 € möglich.');
    expect(refused.data.shippingMethod?.slug).toBe('express');
    const taken = await send('standard');
    expect([taken.screen, taken.problem]).toEqual(['review', null]);
    const { checkoutData } = (await guest.ask(basketEndpoints.show)).basket;
    expect(checkoutData).toMatchObject({
      paymentMethod: { slug: 'rechnung' },
      shippingMethod: { slug: 'standard' },
    });
    actor.stop();
  });
});
