import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { coupon as words } from '#texts/de/coupon.ts';
import { freeArticles as giftWords } from '#texts/de/free-articles.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { changeInShop } from './models/shop-database.ts';
import { fillBasket, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const part = (page: Page) => page.locator('[data-machine="coupon"]');
const field = (page: Page) => part(page).getByRole('textbox', { name: words.code });
const open = (page: Page) => part(page).getByText(words.title).click();
const { basket: basketWords } = texts;
/** The row of the sums that says what is taken off. */
const discountIn = (page: Page, code: string) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: basketWords.totals.discount({ code }) });

test('[S1-04][S2.9-11][S7.2-42] a coupon is used in the basket, removed, and refused at its field @phone', async ({
  page,
}) => {
  await fillBasket(page, 'toner', 3);
  await visit(page, '/shop/basket');
  const { lines, total } = basketPage(page);
  const ofThree = (await total.textContent()) ?? '';
  await open(page);
  await field(page).fill('gibtesnicht');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/gibt es nicht/);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  // With other goods it may be taken: what was said goes, what was typed stays.
  await lines.getByRole('spinbutton').fill('4');
  await lines.getByRole('spinbutton').press('Enter');
  await expect(total).not.toHaveText(ofThree);
  await expect(field(page)).not.toHaveAccessibleDescription(/gibt es nicht/);
  await expect(field(page)).toHaveValue('gibtesnicht');
  const full = (await total.textContent()) ?? '';
  await field(page).fill('willkommen10');
  await part(page).getByRole('button', { name: words.use, exact: true }).click();
  const remove = part(page).getByRole('button', { name: words.removeNamed({ code: 'WILLKOMMEN10' }) });
  await expect(remove).toBeFocused();
  await expect(part(page)).toContainText(words.counts({ code: 'WILLKOMMEN10' }));
  await expect(discountIn(page, 'WILLKOMMEN10')).toBeVisible();
  await expect(total).not.toHaveText(full);
  await expectAccessible(page);
  await page.reload();
  await expect(discountIn(page, 'WILLKOMMEN10')).toBeVisible();
  await expect(part(page)).not.toHaveAttribute('data-later');
  await remove.click();
  await expect(total).toHaveText(full);
  await expect(part(page).locator('summary')).toBeFocused();
});

test('[S2.9-11][S3.3-03] whoever has not chosen the article of a coupon is told in basket and review, led to it, and may order without @phone', async ({
  page,
}) => {
  const told = 'Zu diesem Gutschein gehört ein Gratisartikel, den Sie noch nicht gewählt haben.';
  await openCheckoutAt(page, 'review');
  const checkout = checkoutPage(page);
  await open(page);
  await field(page).fill('STIFTGRATIS');
  await field(page).press('Enter');
  await expect(part(page)).toContainText(told);
  await expect(checkout.order).toBeEnabled();
  await visit(page, '/shop/basket');
  await expect(part(page)).toContainText(told);
  await expectAccessible(page);
  await part(page).getByRole('link', { name: words.toGift }).click();
  await expect(page.getByRole('heading', { level: 2, name: giftWords.title })).toBeFocused();
  const choices = page.getByRole('region', { name: giftWords.title });
  await choices
    .getByRole('button', { name: /als Gratisartikel wählen$/ })
    .last()
    .click();
  await expect(part(page)).not.toContainText(told);
});

test('[S1-04][S7.2-42][R41] a coupon that runs out in the review is told there, and nothing is lost @phone', async ({
  page,
}) => {
  const code = `KURZ-${Date.now()}`;
  await changeInShop(`insert into coupon (code, kind, value, most_uses) values ($1, 'percent', 20, 5)`, [
    code,
  ]);
  const { email } = await openCheckoutAt(page, 'review');
  const checkout = checkoutPage(page);
  await open(page);
  await field(page).fill(code);
  await field(page).press('Enter');
  const discount = discountIn(page, code);
  await expect(discount).toBeVisible();
  // It is the buyer's own change and no news from another window.
  await expect(checkout.main).not.toContainText(texts.checkout.changedElsewhere);
  await expectAccessible(page);
  await changeInShop('update coupon set used_count = 5 where code = $1', [code]);
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.main).toContainText('Dieser Gutschein ist schon aufgebraucht.');
  await expectAccessible(page);
  await checkout.main.getByRole('button', { name: texts.checkout.changed.accept }).click();
  await checkout.expectStep('review');
  await expect(discount).toHaveCount(0);
  await expect(part(page)).toContainText('Dieser Gutschein ist schon aufgebraucht.');
  await changeInShop('update coupon set used_count = 4 where code = $1', [code]);
  await page.reload();
  await expect(discount).toBeVisible();
  await checkout.terms.check();
  await checkout.order.click();
  await expect(page).toHaveURL(/confirmation/);
  await expect(discount).toBeVisible();
  await expectAccessible(page);
  const named = basketWords.totals.discount({ code });
  expect(await readFromMail(email, new RegExp(named), process.env['E2E_DATA_DIR'])).toBe(named);
});
