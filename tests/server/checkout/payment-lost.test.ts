import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { add, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
  await shop.database.query(`update payment_method set maximum_gross_cents = 5000 where slug = 'rechnung'`);
});
afterAll(async () => {
  await shop.stop();
});

describe('a way to pay with a limit', () => {
  it('[S2.9-08] is said to be lost where the sum goes above it, until another one is chosen', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await walkToReview(guest, 'kunde@firma.example');
    const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'rechnung' } });
    expect(basket.checkoutData).toMatchObject({
      paymentMethod: { slug: 'rechnung' },
      furthestStep: 'review',
    });
    expect(basket.checkoutData.paymentLost).toBeUndefined();
    await add(guest, 'A1', 2);
    const { checkoutData } = (await guest.ask(basketEndpoints.show)).basket;
    expect(checkoutData).toMatchObject({ paymentMethod: null, furthestStep: 'methods' });
    expect(checkoutData.paymentLost?.replaceAll('\u00a0', ' ')).toBe(
      'Sie hatten „Rechnung“ gewählt. Das geht bei dieser Bestellung nicht mehr: Nur bis 50,00 € möglich. Bitte wählen Sie eine andere Zahlungsart.',
    );
    const prepaid = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'vorkasse' } });
    expect(prepaid.basket.checkoutData.paymentLost).toBeUndefined();
  });
});
