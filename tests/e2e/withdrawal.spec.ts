import { legal } from '#texts/de/legal.ts';
import { frame } from '#texts/de/frame.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { withdrawal as words } from '#texts/de/withdrawal.ts';
import { withdrawalPath } from '#contract/withdrawal-path.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { freshEmail } from './models/checkout-page.ts';
import { readInShop } from './models/shop-database.ts';
import { visit, waitUntilLive } from './models/visit.ts';

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
