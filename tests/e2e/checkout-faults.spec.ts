import { expect, test } from '#tests/support/shop-test.ts';
import {
  checkoutPage,
  checkoutPaths,
  freshEmail,
  openCheckoutAt,
  privateAddress,
} from './models/checkout-page.ts';
import { connect, disconnect } from './models/connection.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { mailsTo } from './models/mailbox.ts';
import { changeInShop } from './models/shop-database.ts';
import { basketInHeader } from './models/shop-front.ts';
import { post, visit, waitUntilLive } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });
test.use({
  expectedErrors: [/Failed to load|the server responded with a status of|net::ERR_|dynamically imported/],
});

const expectOneMail = async (email: string, orderNumber: string): Promise<void> => {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(orderNumber);
};

/** Whole sums of money on the page, in cents. */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d.]*),(\d\d)\s*€/g)].map(([, whole = '', part = '']) =>
    Number(whole.replaceAll('.', '') + part),
  );

test('[R38] a price that rises between review and order is shown and charged only after consent', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  // Nobody else buys these, since their price changes.
  const { article, email } = await openCheckoutAt(page, 'review', 'locher');
  await checkout.terms.check();
  await changeInShop(
    'update article set net_price_cents = net_price_cents + 1000 where article_number = $1',
    [article.articleNumber],
  );
  try {
    await checkout.order.click();
    await expect(checkout.main.getByRole('heading', { name: 'Es hat sich etwas geändert' })).toBeVisible();
    const difference = checkout.main.getByRole('listitem').filter({ hasText: article.displayName });
    await expect(difference).toContainText(' statt ');
    const [risen = 0, former = 0] = centsIn(await difference.innerText());
    expect(risen - former).toBe(1190);
    expect(mailsTo(email)).toEqual([]);

    await checkout.main.getByRole('button', { name: 'Weiter mit den neuen Angaben' }).click();
    await checkout.expectStep('review');
    await expect(checkout.terms).not.toBeChecked();
    await checkout.terms.check();
    await checkout.order.click();
    const number = await checkout.orderNumber();
    expect(centsIn(await checkout.main.getByRole('table').first().innerText())).toContain(risen);
    await expectOneMail(email, number);
  } finally {
    await changeInShop(
      'update article set net_price_cents = net_price_cents - 1000 where article_number = $1',
      [article.articleNumber],
    );
  }
});

test('[R82] a lost connection in any step loses no input, and coming back goes on and orders once', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const email = freshEmail();
  const offline = () => disconnect(page);
  const online = () => connect(page);
  const told = checkout.main.getByRole('alert');
  await openCheckoutAt(page, 'identify');

  await checkout.guestEmail.fill(email);
  await offline();
  await checkout.guestSubmit.click();
  await expect(told).toContainText('Ihre Eingaben sind noch da');
  await online();
  await expect(checkout.guestEmail).toHaveValue(email);
  await checkout.guestSubmit.click();

  await checkout.expectStep('address');
  await checkout.typeAddress({ city: 'Zwickau', zip: '08056' });
  await offline();
  await checkout.addressSubmit.click();
  await expect(told).toContainText('Ihre Eingaben sind noch da');
  await online();
  await expect(checkout.billing.getByRole('textbox', { name: 'Ort' })).toHaveValue('Zwickau');
  await checkout.addressSubmit.click();

  await checkout.expectStep('methods');
  await checkout.payment('Vorkasse').check();
  await offline();
  await checkout.methodsSubmit.click();
  await expect(told).toContainText('Ihre Eingaben sind noch da');
  await online();
  await expect(checkout.payment('Vorkasse')).toBeChecked();
  await checkout.methodsSubmit.click();

  await checkout.expectStep('review');
  const comment = checkout.main.getByRole('textbox', { name: 'Bemerkung zur Bestellung' });
  await comment.fill('Bitte hinten klingeln');
  await checkout.terms.check();
  await offline();
  await checkout.order.click();
  await expect(checkout.main).toContainText('Der Server antwortet noch nicht.');
  await online();
  await expect(told).toContainText('Ihre Bestellung ist nicht angekommen.');
  await expect(comment).toHaveValue('Bitte hinten klingeln');
  await expect(checkout.terms).toBeChecked();
  await checkout.main.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await checkout.orderNumber();
  await expect(checkout.main).toContainText('Zwickau');
  await expect(checkout.main).toContainText('Bitte hinten klingeln');
  await expectOneMail(email, number);
});

test('[R84] a new release under a half filled checkout brings one reload and neither loses nor repeats the order', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const email = freshEmail();
  await openCheckoutAt(page, 'identify');
  await checkout.guestEmail.fill(email);
  await checkout.guestSubmit.click();
  await checkout.expectStep('address');
  await checkout.typeAddress({ city: 'Zwickau', zip: '08056' });

  // From here on every file of the old release is gone, until the page is loaded anew.
  let documents = 0;
  await page.route('**/assets/*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  await checkout.terms.check();
  await checkout.order.click();
  const number = await checkout.orderNumber();
  await expect(page).toHaveURL(new RegExp(`/shop/checkout/confirmation/${number}$`));
  await waitUntilLive(page);
  expect(documents).toBe(1);
  await expect(checkout.main).toContainText('Zwickau');
  await expect(basketInHeader(page)).toHaveAccessibleName('Warenkorb: leer');
  await expectOneMail(email, number);
});

test('[R84] a checkout whose part is gone is loaded anew once, with the basket', async ({ page }) => {
  await openCheckoutAt(page, 'address');
  await visit(page, '/shop/basket');
  let documents = 0;
  await page.route('**/assets/checkout.page-*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click();
  await checkoutPage(page).expectStep('address');
  await waitUntilLive(page);
  expect(documents).toBe(1);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 2 Artikel, /);
});

test.describe('an account that may not order any more', () => {
  const email = 'gesperrt@kontor.example';

  test('[R29] is told so when it orders; nothing is ordered and the basket stays', async ({ page }) => {
    const checkout = checkoutPage(page);
    await changeInShop(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
       select account_id, $1, $1, password_hash, 'Gesa', 'Gesperrt' from person where email_normalised = $2
       on conflict (email_normalised) do update set may_order = true`,
      [email, people.private],
    );
    await visit(page, '/login');
    await loginForm(page).signIn(email);
    await expectSignedIn(page);
    await post(page, '/shop/basket/removeall', {});
    await openCheckoutAt(page, 'identify');
    for (const [path, body] of [
      ['billing-address', { address: privateAddress }],
      ['shipping-address', { isSameAsBilling: true }],
      ['shipping-method', { slug: 'standard' }],
      ['payment-method', { slug: 'rechnung' }],
    ] as const)
      await post(page, `/shop/checkout/${path}`, body);
    await visit(page, checkoutPaths.review);
    await checkout.terms.check();
    await changeInShop('update person set may_order = false where email_normalised = $1', [email]);
    await checkout.order.click();
    await expect(checkout.main.getByRole('heading', { name: 'Bestellen ist nicht möglich' })).toBeVisible();
    await expect(checkout.main).toContainText('Ihr Warenkorb bleibt erhalten.');
    await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 2 Artikel, /);
    await visit(page, '/my/orders');
    await expect(page.getByRole('main')).toContainText('Sie haben noch nichts bestellt.');
  });
});
