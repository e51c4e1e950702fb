import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import {
  add,
  berlinAddress,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
  await shop.database.query(
    `update shipping_method set maximum_weight_grams = 1200, countries = '{DE}' where slug = 'standard'`,
  );
});
afterAll(async () => {
  await shop.stop();
});

const lost = (reason: string): string =>
  `Sie hatten „Standardversand“ gewählt. Das geht bei dieser Bestellung nicht mehr: ${reason} Bitte wählen Sie eine andere Versandart.`;

describe('a way to ship that was chosen', () => {
  it('[S2.9-08] is said to be lost where the goods become too heavy for it, until another one is chosen', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    expect((await walkToReview(guest)).checkoutData).toMatchObject({
      shippingMethod: { slug: 'standard' },
      furthestStep: 'review',
    });
    expect((await show(guest)).checkoutData.shippingLost).toBeUndefined();
    await add(guest, 'A1', 2);
    expect((await show(guest)).checkoutData).toMatchObject({
      shippingMethod: null,
      furthestStep: 'methods',
      shippingLost: lost('Für dieses Gewicht nicht möglich.'),
    });
    const { basket } = await guest.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'express' } });
    expect(basket.checkoutData.shippingLost).toBeUndefined();
  });

  it('[S2.9-08] is said to be lost where the goods go to another country', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await walkToReview(guest);
    const { basket } = await guest.ask(checkoutEndpoints.shippingAddress, {
      body: { address: { ...berlinAddress, zip: '1010', city: 'Wien', country: 'AT' } },
    });
    expect(basket.checkoutData).toMatchObject({ shippingMethod: null, furthestStep: 'methods' });
    expect(basket.checkoutData.shippingLost).toMatch(/^Sie hatten „Standardversand“ gewählt\./);
  });
});
