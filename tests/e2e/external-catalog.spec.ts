import type { Page } from '@playwright/test';
import type { BasketState } from '#contract/basket.ts';
import { expect, test as shopTest } from '#tests/support/shop-test.ts';
import { systemPath } from '#contract/external-catalog-system-path.ts';
import { texts } from '#texts/de.ts';
import { server as serverWords } from '#texts/de/server.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { demoPassword, expectGuest } from './models/login-page.ts';
import { orderMessageIn, startProcurement, type Procurement } from './models/procurement.ts';
import { post, visit, waitUntilLive } from './models/visit.ts';

const { externalCatalog: words, basketHandover: takingWords, basket: basketWords } = texts;
const name = 'Einkauf 5';

const test = shopTest.extend<{ procurement: Procurement }>({
  procurement: async ({ baseURL }, use) => {
    const procurement = await startProcurement(baseURL ?? '');
    await use(procurement);
    await procurement.stop();
  },
});
test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole('main');
const addSome = (page: Page, articleNumber: string, quantity: number) =>
  post(page, '/shop/basket/add', { articleNumber, shopDepotId: 1, quantity, hint: 'Raum 3' });

/** From the basket to the page that hands over, by the way that else leads to the checkout. */
async function goToHandOver(page: Page): Promise<void> {
  await visit(page, '/shop/basket');
  // What belongs to orders and accounts is none of a visit.
  await expect(page.locator('[data-machine="coupon"], [data-machine="stored-basket"]')).toHaveCount(0);
  await main(page).getByRole('link', { name: basketWords.toHandOver }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/shop/external-catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.titleOf({ name }));
}

const handOver = (page: Page) =>
  main(page)
    .getByRole('button', { name: words.handOver({ name }) })
    .click();

/** Hands over what lies there, without the page that does it. */
async function handOverWithoutPage(page: Page): Promise<void> {
  const answer = await page.request.get('/rest/shop/basket', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { basket } = (await answer.json()) as { basket: BasketState };
  await post(page, '/shop/checkout/save-external-catalog-basket', {
    visit: basket.externalCatalog?.id,
    basketVersion: basket.version,
  });
}

const isReceived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb empfangen');

test('[S1-11][S7.2-43][S3.3-01] there and back by OCI: the basket goes to the system, nothing is ordered @phone', async ({
  page,
  procurement,
}) => {
  await page.goto(procurement.ociPage);
  await page.getByRole('button', { name: 'Katalog öffnen' }).click();
  await expect(page).toHaveURL('/');
  await waitUntilLive(page);
  await visit(page, '/shop/external-catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty);
  await expectAccessible(page);
  await addSome(page, 'K10104', 10);
  await addSome(page, 'K10205', 2);
  // Steps of the checkout and pages of the account lead there, too.
  for (const path of ['/shop/checkout/3', '/my/orders', '/my/shopping_lists']) {
    await visit(page, path);
    await expect(page).toHaveURL('/shop/external-catalog');
  }
  await expect(main(page)).toContainText(words.notHere);
  // An article offers no list either; where there is one, it stands in the page as it comes.
  await visit(page, '/artnr/K10104');
  await expect(main(page).getByRole('button', { name: /auf die Einkaufsliste$/ })).toHaveCount(0);
  await goToHandOver(page);
  await expect(main(page).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await handOver(page);
  await isReceived(page);
  const sent = Object.fromEntries(procurement.received[0] ?? []);
  expect(sent).toMatchObject({
    '~OkCode': 'ADDI',
    'NEW_ITEM-VENDORMAT[1]': 'K10104',
    'NEW_ITEM-QUANTITY[1]': '10',
    'NEW_ITEM-UNIT[1]': 'PK',
    'NEW_ITEM-PRICE[1]': '1.99',
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-VENDOR[1]': '4711',
    'NEW_ITEM-CUST_FIELD5[1]': 'Raum 3',
    'NEW_ITEM-ITEM_TYPE[1]': '',
    'NEW_ITEM-VENDORMAT[2]': 'K10205',
    'NEW_ITEM-QUANTITY[2]': '2',
  });

  // Who comes back finds that the visit is over, and a way to send the same again.
  await page.goBack();
  await expect(page).toHaveURL('/shop/external-catalog');
  await expect(main(page)).toContainText(words.handedOver.over({ name }));
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: words.handedOver.again({ name }) })
    .click();
  // The document has sent itself before: now people decide.
  await page.getByRole('button', { name: serverWords.externalCatalog.returnNow }).click();
  await isReceived(page);
  expect(procurement.received).toHaveLength(2);
  expect(procurement.received[1]).toEqual(procurement.received[0]);
  await visit(page, '/shop/basket');
  await expect(basketPage(page).empty).toBeVisible();
  await expectGuest(page);
});

test('[S1-11][S7.2-43][S2.9-03] there and back by cXML, and once more to edit', async ({
  page,
  procurement,
}) => {
  await page.goto(procurement.cxmlPage());
  await expect(page).toHaveURL('/');
  await waitUntilLive(page);
  await addSome(page, 'K10104', 10);
  await goToHandOver(page);
  await handOver(page);
  await isReceived(page);
  const first = orderMessageIn(procurement.received[0] ?? []);
  const line = { articleNumber: 'K10104', depot: '1', quantity: '10', unitPrice: '1.99' };
  expect(first).toEqual({ name: 'cxml-urlencoded', cookie: 'Vorgang & 7', lines: [line] });

  await page.goto(procurement.cxmlPage('edit', first.lines));
  await expect(page).toHaveURL(/\/shop\/basket\/external\/[0-9a-f-]{36}$/);
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(takingWords.importedTitle);
  await main(page).getByRole('link', { name: takingWords.toBasket }).click();
  const amount = basketPage(page).lines.first().getByRole('spinbutton');
  await expect(amount).toHaveValue('10');
  await amount.fill('15');
  await amount.press('Enter');
  await expect(amount).toHaveValue('15');
  await goToHandOver(page);
  await handOver(page);
  await isReceived(page);
  expect(orderMessageIn(procurement.received[1] ?? []).lines).toEqual([
    // The next step of the price ladder.
    { ...line, quantity: '15', unitPrice: '1.93' },
  ]);
});

test('[S7.2-43] what cannot be handed over is said, and may be tried again', async ({
  page,
  procurement,
}) => {
  await page.goto(procurement.cxmlPage());
  await waitUntilLive(page);
  await addSome(page, 'K10205', 1);
  await goToHandOver(page);
  // Another window has emptied the basket meanwhile.
  await post(page, '/shop/basket/removeall', {});
  await handOver(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Ihr Warenkorb hat sich inzwischen geändert.');
  // What holds now is shown, and may be gone back from.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty);
  await expectAccessible(page);
  await addSome(page, 'K10205', 1);
  await main(page).getByRole('button', { name: words.backWithoutBasket }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.titleOf({ name }));
  await handOver(page);
  await isReceived(page);
  expect(orderMessageIn(procurement.received[0] ?? []).lines).toHaveLength(1);
});

test('[S1-11][S7.2-43] who only looks at a basket goes back without one @phone', async ({
  page,
  procurement,
}) => {
  const line = { articleNumber: 'K10104', depot: '1', quantity: '10', unitPrice: '1.99' };
  await page.goto(procurement.cxmlPage('inspect', [line]));
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(takingWords.importedTitle);
  await visit(page, '/shop/external-catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.inspectTitle({ name }));
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.backWithoutBasket }).click();
  await isReceived(page);
  expect(orderMessageIn(procurement.received[0] ?? [])).toMatchObject({ cookie: 'Vorgang & 7', lines: [] });
  await page.goBack();
  await expect(main(page)).toContainText(words.backWithout.over({ name }));
  await visit(page, '/shop/basket');
  await expect(basketPage(page).empty).toBeVisible();
});

test('[S7.1-38] whoever works for the firm is told from where the shop is opened', async ({ page }) => {
  await page.goto('/');
  await post(page, '/login', { email: 'einkauf@andere-gmbh.example', password: demoPassword });
  await visit(page, '/shop/external-catalog');
  const system = main(page).getByRole('listitem').filter({ hasText: 'Beschaffungsportal' });
  await expect(system).toHaveCount(1);
  await expectAccessible(page);
  // It leads to how the shop is opened from there.
  await system.getByRole('link').click();
  const said = words.opensFrom({ name: 'Beschaffungsportal', protocol: words.protocols.cxml });
  await expect(main(page)).toContainText(said);
  await expect(system.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(main(page)).toContainText(said);
  // What no system of the firm is called is not found.
  expect((await page.request.get(systemPath('unbekannt'))).status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[S7.2-43] the document that sends a basket has a button for it', async ({
    page,
    procurement,
    baseURL,
  }) => {
    await page.goto(procurement.cxmlPage());
    await addSome(page, 'K10205', 1);
    await handOverWithoutPage(page);
    await page.goto(`${baseURL}/external-catalog/return`);
    const sentences = serverWords.externalCatalog;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences.returnTitle({ name }));
    await page.getByRole('button', { name: sentences.returnNow }).click();
    await isReceived(page);
    expect(procurement.received).toHaveLength(1);
  });
});
