import type { Page } from '@playwright/test';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { shoppingListsPath } from '#contract/shopping-list-path.ts';
import { accountPerson } from '#texts/de/account-person.ts';
import { shoppingLists } from '#texts/de/shopping-lists.ts';
import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, freshEmail, openCheckoutAt } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { demoPassword, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { readInShop } from './models/shop-database.ts';
import { articleList } from './models/shop-front.ts';
import { fillBasket, post, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

test('[S2-02][S2-03] filters of a list keep the place; another page of it starts at the top', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop');
  const filter = list.filters.getByRole('checkbox', { name: /Original/ }).first();
  await filter.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 160));
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(100);
  await filter.click();
  await expect(list.chips).toBeVisible();
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(100);
  await list.pages.getByRole('link', { name: /2/ }).first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('going from step to step asks the server for nothing the answers brought along', async ({ page }) => {
  const checkout = checkoutPage(page);
  await fillBasket(page);
  // Who has chosen a mode keeps it: another one would load the prices anew (docs/decisions/0169).
  await post(page, '/systems/set-b2c', {});
  await visit(page, '/shop/checkout');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/rest/')) asked.push(pathname.slice(5));
  });
  await checkout.guestEmail.fill(freshEmail());
  await checkout.guestSubmit.click();
  await checkout.expectStep('address');
  await checkout.typeAddress();
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  // The country decides what can be chosen, so the methods alone are asked for once more.
  const methods = ['/payment/methods', '/shipping/methods'];
  expect(asked.toSorted()).toEqual(methods);
  await page.goBack();
  await checkout.expectStep('methods');
  await page.goForward();
  await checkout.expectStep('review');
  expect(asked.filter((path) => !methods.includes(path))).toEqual([]);
});

test('an order whose answer was lost and whose page was left is told on the home page until it is opened', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  let isPlaced = false;
  await page.route('**/rest/shop/checkout/save-order', async (route) => {
    await route.fetch();
    // The answer never comes.
    isPlaced = true;
  });
  await checkout.terms.check();
  await checkout.order.click();
  await expect.poll(() => isPlaced).toBe(true);
  await visit(page, '/');
  const told = page.getByRole('main').getByRole('status').filter({ hasText: 'ist bei uns angekommen' });
  await expect(told).toBeVisible();
  await told.getByRole('link', { name: texts.errors.showPlacedOrder }).click();
  await expect(checkout.thanks).toBeVisible();
  await visit(page, '/');
  await expect(told).toHaveCount(0);
});

test.describe('with a session that ends', () => {
  test.use({ expectedErrors: [/status of 419/] });

  test('a change of the basket after the session ended says so and is made once the customer is back', async ({
    page,
  }) => {
    const basket = basketPage(page);
    await visit(page, '/login');
    await loginForm(page).signIn(people.otherBuyer);
    await expectSignedIn(page);
    const { displayName } = await fillBasket(page);
    await visit(page, '/shop/basket');
    const line = basket.line(displayName);
    const before = Number(await line.quantity.inputValue());
    // The session ends behind the page's back, as it does after two idle hours.
    await post(page, '/logout', {});
    await line.quantity.fill(String(before + 3));
    await line.quantity.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fshop%2Fbasket/);
    await expect(page.getByRole('region', { name: texts.toasts.region })).toContainText(
      texts.toasts.sessionEnded,
    );
    await expect(page.getByRole('alert').filter({ hasText: texts.session.signInAgain })).toBeVisible();
    await loginForm(page).signIn(people.otherBuyer);
    await expect(page).toHaveURL(/\/shop\/basket$/);
    await expect(line.quantity).toHaveValue(String(before + 3));
    await page.reload();
    await expect(line.quantity).toHaveValue(String(before + 3));
  });

  test('what is typed into the page of one account is never stored in that of somebody else', async ({
    page,
  }) => {
    const { buyer, admin } = await ownFirm(1_000_000);
    await enter(page, buyer, '/my/data');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: accountPerson.phone }).fill('040 123456');
    // Somebody else has signed in behind the page's back; no other tab has told it.
    await post(page, '/logout', {});
    await post(page, '/login', { email: admin, password: demoPassword });
    await main.getByRole('button', { name: accountPerson.save }).first().click();
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Fdata/);
    const stored = await readInShop(
      'select firstname, phone from person where email = any($1) order by email',
      [[buyer, admin]],
    );
    expect(stored).toEqual([
      { firstname: 'Lotte', phone: '' },
      { firstname: 'Karl', phone: '' },
    ]);
  });
});

test.describe('with a session that is ended from another browser', () => {
  const [saving, creating] = [
    ['/my/data', (page: Page) => page.getByRole('button', { name: accountPerson.save }).first()],
    [
      shoppingListsPath,
      (page: Page) => page.getByRole('button', { name: shoppingLists.create, exact: true }),
    ],
  ] as const;
  for (const [path, buttonOn] of [saving, creating])
    test(`a change refused at ${path} leads to the form to sign in, which says why`, async ({
      page,
      browser,
    }) => {
      const { buyer } = await ownFirm(1_000_000);
      await enter(page, buyer, path);
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await enter(other, buyer);
      const ended = await post(other, accountAccessEndpoints.endOtherSessions.path, {});
      expect(((await ended.json()) as { success: boolean }).success).toBe(true);
      const name = page.getByRole('main').getByRole('textbox', { name: shoppingLists.name });
      if (path === creating[0]) await name.fill('Büro');
      await buttonOn(page).click();
      await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
      await expect(page.getByRole('alert').filter({ hasText: texts.session.signInAgain })).toBeVisible();
      await loginForm(page).signIn(buyer);
      await expect(page).toHaveURL(path);
      await elsewhere.close();
    });
});
