import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { fillBasketWithMany, visit } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });
// Whoever accepts cookies is counted, at an address that nobody has.
test.use({ actionTimeout: 5000, expectedErrors: [/analytics\.example/] });

test.beforeEach(async ({ page }) => listenTo(page));

test('the cookies and a remembered printer @phone', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Cookies' });
  const remember = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  await visit(page, '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn');
  await expect(bar).toBeVisible({ timeout: 6000 });
  await expectEach(page, [
    {
      gesture: 'cookies are accepted',
      how: () => bar.getByRole('button', { name: /akzeptieren/i }).click(),
      focus: () => page.getByRole('main').getByRole('heading', { level: 1 }),
      spoken: [],
    },
    {
      gesture: 'a printer is remembered',
      how: () => remember(/^Drucker merken$/).click(),
      focus: () => remember(/^Gemerkt/),
      spoken: [],
    },
    {
      gesture: 'the printer is forgotten',
      how: () => remember(/^Gemerkt/).click(),
      focus: () => remember(/^Drucker merken$/),
      spoken: [],
    },
  ]);
});

test('signing in inside the checkout @phone', async ({ page, isMobile }) => {
  const who = isMobile ? people.otherManager : people.manager;
  const checkout = checkoutPage(page);
  const form = loginForm(page);
  await openCheckoutAt(page, 'identify');
  await expectEach(page, [
    {
      gesture: 'a wrong password in the checkout',
      how: () => form.signIn(who, 'falsch'),
      focus: () => checkout.main.getByRole('alert'),
      spoken: [/E-Mail-Adresse oder Passwort ist nicht richtig\./],
    },
    {
      gesture: 'signing in from the checkout',
      how: () => form.signIn(who),
      focus: () => checkout.main.getByRole('heading', { level: 2, name: /^Schritt 2 / }),
      spoken: [],
    },
  ]);
});

test('faults of an address @phone', async ({ page }) => {
  const checkout = checkoutPage(page);
  const field = (name: string) => checkout.billing.getByRole('textbox', { name });
  const summary = checkout.main.getByRole('alert');
  await openCheckoutAt(page, 'address');
  await expectEach(page, [
    {
      gesture: 'an empty address is sent',
      how: () => checkout.addressSubmit.click(),
      focus: () => summary,
      spoken: [/Straße/],
    },
    {
      gesture: 'a fault is chosen from the summary',
      how: () => summary.getByRole('link', { name: /Ort/ }).click(),
      focus: () => field('Ort'),
      spoken: [],
    },
    {
      gesture: 'a fault is mended',
      how: () => field('Ort').fill('Berlin'),
      focus: () => field('Ort'),
      spoken: [],
    },
    {
      gesture: 'the address is sent again with faults',
      how: () => checkout.addressSubmit.click(),
      focus: () => summary,
      // The same sentences are read once more by the focus.
      spoken: [],
    },
  ]);
});

test('a message of failure interrupts, leaves the focus where it was, and closing it loses it to nobody @phone', async ({
  page,
}) => {
  const basket = basketPage(page);
  const main = page.getByRole('main');
  const message = page.getByRole('region', { name: 'Meldungen' }).getByRole('alert');
  const [first = '', second = ''] = await fillBasketWithMany(page, 2);
  await visit(page, '/shop/basket');
  await page.route('**/rest/shop/basket/remove', (route) =>
    route.fulfill({
      json: { success: false, code: 'position.notFound', errorMessages: ['Diese Position gibt es nicht.'] },
    }),
  );
  await expectEach(page, [
    {
      gesture: 'a position that cannot be removed',
      how: () => basket.line(first).remove.click(),
      focus: () => basket.lines.filter({ has: page.getByRole('heading', { name: second, exact: true }) }),
      spoken: [/Diese Position gibt es nicht\./],
    },
    {
      gesture: 'the message is closed',
      how: () => message.getByRole('button', { name: 'Meldung schließen' }).click(),
      focus: () => main.or(main.getByRole('heading', { level: 1 })),
      spoken: [],
    },
  ]);
});
