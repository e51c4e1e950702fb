import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import {
  checkoutPage,
  checkoutPaths,
  freshEmail,
  openCheckoutAt,
  privateAddress,
} from './models/checkout-page.ts';
import type { StepName } from './models/checkout-page.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { mailsTo } from './models/mailbox.ts';
import { basketInHeader } from './models/shop-front.ts';
import { post, visit, waitUntilLive } from './models/visit.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedErrors: [/the server responded with a status of (503|419)|net::ERR_/] });

const saveOrder = '**/rest/shop/checkout/save-order';

/** Counts how often the order is sent. */
function countOrders(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/checkout/save-order')) count += 1;
  });
  return () => count;
}

const deepLinks: readonly (readonly [StepName, string])[] = [
  ['identify', '[S2.9-05]'],
  ['address', '[S2.9-06]'],
  ['methods', '[S2.9-08]'],
  ['review', '[S2.9-07][S2.9-08]'],
];
for (const [furthest, clauses] of deepLinks) {
  test(`${clauses} a link to a later step is replaced by the furthest allowed one: ${furthest}`, async ({
    page,
  }) => {
    await openCheckoutAt(page, furthest);
    await page.goto(checkoutPaths.review);
    await waitUntilLive(page);
    await checkoutPage(page).expectStep(furthest);
  });
}

test('[S2.9-05] an empty basket has nothing to order', async ({ page }) => {
  await visit(page, '/shop/checkout');
  await expect(page.getByRole('main')).toContainText('Ihr Warenkorb ist leer');
});

test('[S2.9-07] one history entry per step: back goes through the steps, forward again', async ({ page }) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'identify');
  await visit(page, '/shop/basket');
  await basketPage(page).toCheckout.click();
  await checkout.expectStep('identify');
  await checkout.guestEmail.fill(freshEmail());
  await checkout.guestSubmit.click();
  await checkout.expectStep('address');
  await checkout.typeAddress();
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  await page.goBack();
  await checkout.expectStep('methods');
  await page.goBack();
  await checkout.expectStep('address');
  await expect(checkout.billing.getByRole('textbox', { name: 'Ort' })).toHaveValue(privateAddress.city);
  await page.goBack();
  await checkout.expectStep('identify');
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/basket$/);
  // The address changes before the page does; only the page that is shown has left the checkout.
  await expect(basketPage(page).toCheckout).toBeVisible();
  // The checkout is entered anew and goes on where the buyer was; from there each entry is its own step again.
  for (const step of ['review', 'address', 'methods', 'review'] as const) {
    await page.goForward();
    await checkout.expectStep(step);
  }
});

test('[R52] what is no name is told at its field, and nothing is sent', async ({ page }) => {
  await openCheckoutAt(page, 'address');
  const checkout = checkoutPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/billing-address')) sent.push(request.url());
  });
  await checkout.typeAddress({
    ...privateAddress,
    firstname: "Seán d'Arc",
    lastname: 'http://evil.example/x',
  });
  // The rules of the form come once it is typed into.
  await page.waitForLoadState('networkidle');
  await checkout.addressSubmit.click();
  const sentence = 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.';
  await expect(page.getByRole('alert')).toContainText(`Rechnungsadresse, Nachname: ${sentence}`);
  await expect(page.getByRole('alert')).not.toContainText('Vorname');
  expect(sent).toEqual([]);
});

test('[S5-08][S5-10][R45] without the terms nothing is ordered, and the message leads to the box', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const orders = countOrders(page);
  await openCheckoutAt(page, 'review');
  await checkout.order.click();
  const message = checkout.main.getByRole('alert');
  await expect(message).toContainText('Bitte lesen Sie die AGB und setzen Sie den Haken.');
  await message.getByRole('link', { name: 'Zur Zustimmung' }).click();
  await expect(checkout.terms).toBeFocused();
  expect(orders()).toBe(0);
});

test('[R45] the server names everything that is missing when the steps are skipped', async ({ page }) => {
  await openCheckoutAt(page, 'address');
  const answer = await post(page, '/shop/checkout/save-order', {
    orderToken: 'erfunden',
    agb_check_approved: false,
    comment: '',
  });
  const reply = (await answer.json()) as { success: boolean; errorMessages: string[] };
  expect(reply.success).toBe(false);
  expect(reply.errorMessages).toEqual([
    'Die Rechnungsadresse fehlt.',
    'Die Lieferadresse fehlt.',
    'Die Zahlungsart fehlt.',
    'Die Versandart fehlt.',
    'Bitte lesen Sie die AGB und setzen Sie den Haken.',
  ]);
});

test('[R43] a double click on the order button orders once', async ({ page }) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'review');
  const orders = countOrders(page);
  await checkout.terms.check();
  await checkout.order.dblclick();
  const number = await checkout.orderNumber();
  expect(orders()).toBe(1);
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(number);
});

test('[R46] an answer lost after the order was stored leads to that order, not to a second one', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'review');
  const orders = countOrders(page);
  await page.route(saveOrder, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await checkout.terms.check();
  await checkout.order.click();
  const number = await checkout.orderNumber();
  await expect(basketInHeader(page)).toHaveAccessibleName('Warenkorb: leer');
  expect(orders()).toBe(1);
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(number);
});

test('[R46] an order that never arrived can be sent again after asking the server', async ({ page }) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  await page.route(saveOrder, (route) => route.abort('connectionreset'), { times: 1 });
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.main.getByRole('alert')).toContainText('Ihre Bestellung ist nicht angekommen.');
  if (!(await checkout.terms.isChecked())) await checkout.terms.check();
  await checkout.main.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(checkout.thanks).toBeVisible();
});

test('[R46][S4.1-02] 503 while ordering does not close the shop; the order goes on when the server is back', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  await page.route(saveOrder, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.route('**/rest/orders*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.main).toContainText('Der Server antwortet noch nicht.');
  await expect(page).toHaveURL(/\/shop\/checkout\/4$/);
  await expect(checkout.main.getByRole('alert')).toContainText('Ihre Bestellung ist nicht angekommen.');
  if (!(await checkout.terms.isChecked())) await checkout.terms.check();
  await checkout.main.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(checkout.thanks).toBeVisible();
});

test('[R46] reloading while the order is on its way shows the order, and the basket is empty', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'review');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let stored: () => void = () => undefined;
  const isStored = new Promise<void>((resolve) => {
    stored = resolve;
  });
  await page.route(saveOrder, async (route) => {
    await route.fetch();
    stored();
    await held;
    await route.abort().catch(() => undefined);
  });
  await checkout.terms.check();
  await checkout.order.click();
  await isStored;
  await page.reload();
  letGo();
  await expect(checkout.main).toContainText('Ihr Warenkorb ist leer');
  await checkout.main.getByRole('link', { name: /^Ihre letzte Bestellung: / }).click();
  const number = await checkout.orderNumber();
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(number);
});

test('[R38][S7.3-01] what changed in a second tab is shown and must be accepted before it is ordered', async ({
  page,
  context,
}) => {
  const checkout = checkoutPage(page);
  const { article } = await openCheckoutAt(page, 'review');
  await checkout.terms.check();
  // Another window that cannot tell this one.
  const other = await context.newPage();
  await other.addInitScript(() => {
    delete (window as { BroadcastChannel?: unknown }).BroadcastChannel;
  });
  await visit(other, '/shop/basket');
  await basketPage(other).line(article.displayName).quantity.fill('5');
  await basketPage(other).line(article.displayName).quantity.press('Enter');
  await expect(basketInHeader(other)).toHaveAccessibleName(/^Warenkorb: 5 Artikel, /);
  await other.close();

  await checkout.order.click();
  await expect(checkout.main.getByRole('heading', { name: 'Es hat sich etwas geändert' })).toBeVisible();
  await expect(checkout.main).toContainText(`${article.displayName}: jetzt 5 statt 2`);
  await checkout.main.getByRole('button', { name: 'Weiter mit den neuen Angaben' }).click();
  await checkout.expectStep('review');
  await expect(checkout.terms).not.toBeChecked();
  await checkout.terms.check();
  await checkout.order.click();
  await checkout.orderNumber();
  await expect(checkout.main.getByRole('table')).toContainText('5 Stück');
});

test('[R43] two tabs that order the same basket place one order', async ({ page, context }) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'review');
  const second = await context.newPage();
  await visit(second, checkoutPaths.review);
  await checkout.terms.check();
  await checkoutPage(second).terms.check();
  // Neither order reaches the server before both are on their way: this is the race, at every run.
  let sent = 0;
  let bothAreSent: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    bothAreSent = resolve;
  });
  await context.route(saveOrder, async (route) => {
    sent += 1;
    if (sent === 2) bothAreSent();
    await both;
    await route.continue();
  });
  await checkout.order.click();
  await checkoutPage(second).order.click();
  const number = await checkout.orderNumber();
  await expect(second.getByRole('main')).toContainText(number);
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
});

test.describe('a session that ends in the checkout', () => {
  /** A customer in step 2 with an address half typed. */
  async function typeInStepTwo(page: Page): Promise<void> {
    const checkout = checkoutPage(page);
    await visit(page, '/login');
    await loginForm(page).signIn(people.manager);
    await expectSignedIn(page);
    await post(page, '/shop/basket/removeall', {});
    await openCheckoutAt(page, 'identify');
    await visit(page, checkoutPaths.address);
    await checkout.expectStep('address');
    await checkout.billing.getByRole('radio', { name: 'Andere Adresse eingeben' }).check();
    await checkout.typeAddress({ city: 'Zwickau', zip: '08056' });
  }

  test('[S2.9-06][R12] a session that is over asks to sign in over the step; what was typed is still there', async ({
    page,
    browser,
  }) => {
    const checkout = checkoutPage(page);
    await typeInStepTwo(page);
    // The same session is signed out elsewhere; this browser keeps its cookie.
    const elsewhere = await browser.newContext();
    await elsewhere.addCookies(await page.context().cookies());
    const other = await elsewhere.newPage();
    await other.goto('/login');
    expect((await post(other, '/logout', {})).ok()).toBe(true);
    await elsewhere.close();

    await checkout.addressSubmit.click();
    await expect(checkout.main).toContainText('Ihre Sitzung ist abgelaufen.');
    await loginForm(page).signIn(people.manager);
    await checkout.expectStep('address');
    await expect(checkout.billing.getByRole('textbox', { name: 'Ort' })).toHaveValue('Zwickau');
    await checkout.addressSubmit.click();
    await checkout.expectStep('methods');
    await post(page, '/shop/basket/removeall', {});
  });
});
