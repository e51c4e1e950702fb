import { legal } from '#texts/de/legal.ts';
import { frame } from '#texts/de/frame.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { order } from '#texts/de/order.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { withdrawal as words } from '#texts/de/withdrawal.ts';
import { withdrawalPath } from '#contract/withdrawal-path.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { freshEmail, placeOrder } from './models/checkout-page.ts';
import { readInShop } from './models/shop-database.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';

test('a contract is withdrawn from in two steps by the link of the footer, and what was received can be read @phone', async ({
  page,
}) => {
  const email = freshEmail();
  await visit(page, '/page/widerruf');
  await expect(page.getByRole('main').getByRole('link', { name: frame.widerrufen })).toHaveAttribute(
    'href',
    withdrawalPath,
  );
  await expect(page.getByRole('main')).toContainText(legal.widerruf.title);
  await page.getByRole('contentinfo').getByRole('link', { name: frame.widerrufen, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${withdrawalPath}$`));
  await waitUntilLive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);

  await main.getByRole('button', { name: words.next }).click();
  await expect(main.getByRole('textbox', { name: words.orderNumber })).toHaveAccessibleDescription(
    new RegExp(formFaults.sentences.orderNumberMissing),
  );
  await expectAccessible(page);
  await main.getByRole('textbox', { name: words.fullName }).fill('Gerda Gast');
  await main.getByRole('textbox', { name: words.orderNumber }).fill('2026-999999');
  await main.getByRole('textbox', { name: words.email }).fill(email);
  await main.getByRole('button', { name: words.next }).click();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.confirmTitle);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toContainText(words.declaration({ orderNumber: '2026-999999' }));
  await expectAccessible(page);
  await main.getByRole('button', { name: words.edit }).click();
  await expect(main.getByRole('textbox', { name: words.fullName })).toHaveValue('Gerda Gast');
  await main.getByRole('textbox', { name: words.goods }).fill('Toner schwarz');
  await main.getByRole('button', { name: words.next }).click();
  await main.getByRole('button', { name: words.confirm }).click();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.receivedTitle);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await expect(main).toContainText(/W-\d{4}-\d{6}/);
  await expect(main).toContainText(/\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr/);
  await expect(async () => {
    const [mail] = await readInShop('select text_body from outbox_mail where recipient = $1', [email]);
    expect(String(mail?.['text_body'] ?? '')).toContain('Toner schwarz');
  }).toPass({ timeout: 20_000 });
  // Another contract is withdrawn from by the same link, from here as well.
  await page.getByRole('contentinfo').getByRole('link', { name: frame.widerrufen, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(main.getByRole('textbox', { name: words.orderNumber })).toHaveValue('');
});

test('the order that was withdrawn from tells of it, and asks for no money any more', async ({ page }) => {
  const email = freshEmail();
  await fillBasket(page, 'toner', 1);
  const number = await placeOrder(page, email, 'vorkasse');
  await visit(page, '/order');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: orderPage.lookup.number }).fill(number);
  await main.getByRole('textbox', { name: orderPage.lookup.email }).fill(email);
  await main.getByRole('button', { name: orderPage.lookup.submit }).click();
  await expect(page).toHaveURL(/orderKey=/);
  const request = main.getByRole('region', { name: order.prepayment.title });
  await expect(request).toBeVisible();

  await main.getByRole('link', { name: frame.widerrufen }).click();
  await expect(main.getByRole('textbox', { name: words.orderNumber })).toHaveValue(number);
  await main.getByRole('button', { name: words.next }).click();
  await main.getByRole('button', { name: words.confirm }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.receivedTitle);

  // Back at its page, without loading the document anew.
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(order.number({ number }));
  await expect(main).toContainText(/Widerruf eingegangen am \d{2}\.\d{2}\.\d{4}, Vorgang W-\d{4}-\d{6}/);
  await expect(main).toContainText(`${orderPage.withdrawn.next} ${orderPage.withdrawn.nothingToPay}`);
  await expect(request).toBeHidden();
  await expect(main.getByRole('link', { name: frame.widerrufen })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED.*\/rest\/withdrawals/] });

  test('a withdrawal that got no answer stays on the page and is sent once more', async ({ page }) => {
    await visit(page, `${withdrawalPath}?number=2026-999998`);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: words.orderNumber })).toHaveValue('2026-999998');
    await main.getByRole('textbox', { name: words.fullName }).fill('Gerda Gast');
    await main.getByRole('textbox', { name: words.email }).fill(freshEmail());
    await main.getByRole('button', { name: words.next }).click();
    await page.route('**/rest/withdrawals', (route) => route.abort('connectionrefused'));
    await main.getByRole('button', { name: words.confirm }).click();
    await expect(main.getByRole('alert')).toHaveText(words.failed);
    await page.unroute('**/rest/withdrawals');
    await main.getByRole('button', { name: words.confirm }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.receivedTitle);
  });
});
