import { expect, test } from '#tests/support/shop-test.ts';
import { forms } from '#texts/de/forms.ts';
import { checkoutPage, freshEmail, openCheckoutAt } from './models/checkout-page.ts';
import { connect, disconnect } from './models/connection.ts';
import type { Locator } from '@playwright/test';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedErrors: [/the server responded with a status of 503|net::ERR_/] });

/** Whether a place has the focus and is seen. */
async function expectFocusInSight(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}

test('whatever the checkout shows next is in sight and has the focus: steps, a failed call, waiting, the thanks @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const step = (number: number) =>
    checkout.main.getByRole('heading', { level: 2, name: new RegExp(`^Schritt ${number} `) });
  await openCheckoutAt(page, 'identify');
  await checkout.guestEmail.fill(freshEmail());
  await disconnect(page);
  await checkout.guestSubmit.click();
  await expectFocusInSight(checkout.main.getByRole('alert'));
  await expect(checkout.guestSubmit).toHaveAccessibleDescription(/^Der Server antwortet nicht\./);
  await connect(page);

  await checkout.guestSubmit.click();
  await expectFocusInSight(step(2));
  await checkout.typeAddress();
  await disconnect(page);
  await checkout.addressSubmit.click();
  await expectFocusInSight(checkout.main.getByRole('alert'));
  await connect(page);
  await checkout.addressSubmit.click();
  await expectFocusInSight(step(3));
  await checkout.methodsSubmit.click();
  await expectFocusInSight(step(4));

  await checkout.order.click();
  await expectFocusInSight(checkout.main.locator(':focus'));
  await expect(checkout.main.locator(':focus')).toContainText('Das fehlt noch:');
  await checkout.terms.check();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/rest/shop/checkout/save-order',
    async (route) => {
      await held;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await checkout.order.click();
  await expectFocusInSight(
    checkout.main.getByRole('heading', { name: 'Ihre Bestellung wird abgeschickt …' }),
  );
  letGo();
  await expectFocusInSight(checkout.main.getByRole('alert'));
  await expect(checkout.main.getByRole('alert')).toContainText('Ihre Bestellung ist nicht angekommen.');
  await page.goBack();
  await expectFocusInSight(step(3));
  await page.goForward();
  await expectFocusInSight(step(4));
  if (!(await checkout.terms.isChecked())) await checkout.terms.check();
  await checkout.order.click();
  await expectFocusInSight(checkout.thanks);
});

test('[S5-09][S5-11] what is missing is led to where it is said, with the focus there @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  // Another tab has taken away what the review still showed.
  await page.route('**/rest/shop/checkout/save-order', async (route) => {
    const shown = await page.request.get('/rest/shop/basket', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { basket } = (await shown.json()) as { basket: { checkoutData: object } };
    const missing = ['billingAddress', 'shippingAddress', 'paymentMethod', 'shippingMethod'];
    const told = { ...basket, checkoutData: { ...basket.checkoutData, missing } };
    await route.fulfill({
      json: { success: false, code: 'checkout.incomplete', errorMessages: ['Es fehlt etwas.'], basket: told },
    });
  });
  const places = [
    [forms.missing.paymentMethod, checkout.main.getByRole('radiogroup', { name: /^Zahlungsart/ })],
    [forms.missing.shippingMethod, checkout.main.getByRole('radiogroup', { name: /^Versandart/ })],
    [forms.missing.billingAddress, checkout.main.getByRole('region', { name: 'Rechnungsadresse' })],
  ] as const;
  for (const [sentence, place] of places) {
    if (!(await checkout.terms.isChecked())) await checkout.terms.check();
    await checkout.order.click();
    await checkout.main.getByRole('listitem').filter({ hasText: sentence }).getByRole('link').click();
    await expectFocusInSight(place);
    await page.goBack();
    await expect(checkout.order).toBeVisible();
  }
});
