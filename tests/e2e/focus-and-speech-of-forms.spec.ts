import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { changeInShop } from './models/shop-database.ts';
import { fillBasketWithMany, findArticle, visit, waitUntilLive } from './models/visit.ts';
import { articlePage } from '#texts/de/article-page.ts';
import { emailHint } from '#texts/de/email-hint.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { stockNotice } from '#texts/de/stock-notice.ts';

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

test('a mistyped mail address of a guest is asked about once, taken over by keys, and never refused @phone', async ({
  page,
}) => {
  const { guestEmail: field, guestSubmit, ...checkout } = checkoutPage(page);
  const take = checkout.main.getByRole('button', { name: emailHint.takeNamed({ email: 'eri@gmail.com' }) });
  await openCheckoutAt(page, 'identify');
  await field.fill('eri@gmial.com');
  await expectEach(page, [
    {
      gesture: 'the field is left',
      how: () => field.press('Tab'),
      focus: () => guestSubmit,
      spoken: [/^Meinten Sie eri@gmail\.com\?$/],
    },
    {
      gesture: 'the way back leads to the button',
      how: () => page.keyboard.press('Shift+Tab'),
      focus: () => take,
      spoken: [],
    },
    {
      gesture: 'what was meant is taken over',
      how: () => page.keyboard.press('Enter'),
      focus: () => field,
      spoken: [],
    },
  ]);
  await expect(field).toHaveValue('eri@gmail.com');
  await expect(take).toHaveCount(0);
  await field.fill('eri@web.ed');
  await field.press('Tab');
  await expect(checkout.main).toContainText('Meinten Sie eri@web.de?');
  await expectAccessible(page);
  // Nobody has to answer; and the question comes without moving the button away from under who presses it.
  await field.fill('eri@outlok.de');
  const sent = page.waitForRequest((request) => request.postData()?.includes('eri@outlok.de') === true);
  await guestSubmit.click();
  await sent;
  await checkout.expectStep('address');
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
      spoken: ['Ort fehlt.'],
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

test('another language: the page is loaded anew, and the focus stands on the language that was chosen @phone', async ({
  page,
}) => {
  const language = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (name: string) => {
    await language(name).focus();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await waitUntilLive(page);
  };
  await visit(page, '/page/impressum');
  await expectEach(page, [
    {
      gesture: 'English is chosen',
      how: () => choose('English'),
      focus: () => page.getByRole('button', { name: 'English', pressed: true }),
      spoken: [/^Imprint – /],
    },
    {
      gesture: 'German is chosen again',
      how: () => choose('Deutsch'),
      focus: () => page.getByRole('button', { name: 'Deutsch', pressed: true }),
      spoken: [/^Impressum – /],
    },
  ]);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.locator(':focus'), 'a reload of the visitor begins at the top').toHaveCount(0);
});

test('asking for a notice of stock @phone', async ({ page, isMobile }) => {
  await page.goto('/page/impressum');
  const { articleNumber, path } = await findArticle(page, isMobile ? 'textmarker' : 'klebestift');
  const setStock = (stock: number): Promise<void> =>
    changeInShop(
      'update article_stock set stock = $2 where article_id = (select id from article where article_number = $1)',
      [articleNumber, stock],
    );
  await setStock(0);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: stockNotice.email });
  const email = `wartet-${articleNumber}@kunde.example`.toLowerCase();
  await visit(page, path);
  await expectEach(page, [
    {
      gesture: 'the form is opened',
      how: () => main.getByRole('button', { name: articlePage.notify }).click(),
      focus: () => field,
      spoken: [],
    },
    {
      gesture: 'it is sent empty',
      how: () => page.keyboard.press('Enter'),
      focus: () => field,
      spoken: [formFaults.sentences.emailMissing],
    },
    {
      gesture: 'it is sent empty by the button',
      how: () => main.getByRole('button', { name: stockNotice.submit, exact: true }).click(),
      focus: () => field,
      spoken: [formFaults.sentences.emailMissing],
    },
    {
      gesture: 'it is sent empty once more',
      how: () => page.keyboard.press('Enter'),
      focus: () => field,
      spoken: [formFaults.sentences.emailMissing],
    },
    {
      gesture: 'it is sent with what is no address',
      how: async () => {
        await field.fill('keine Adresse');
        await page.keyboard.press('Enter');
        await expect(field).toHaveAccessibleDescription(new RegExp(formFaults.sentences.emailInvalid));
      },
      focus: () => field,
      spoken: [formFaults.sentences.emailInvalid],
    },
    {
      gesture: 'it is sent',
      how: async () => {
        await field.fill(email);
        await page.keyboard.press('Enter');
      },
      focus: () => main.getByRole('status').filter({ hasText: stockNotice.sent({ email }) }),
      spoken: [],
    },
    {
      gesture: 'another address is wanted',
      how: () => main.getByRole('button', { name: stockNotice.otherAddress }).click(),
      focus: () => field,
      spoken: [],
    },
  ]);
  await setStock(40);
});
