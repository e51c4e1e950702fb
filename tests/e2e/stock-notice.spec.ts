import type { Page } from '@playwright/test';
import { articlePage as words } from '#texts/de/article-page.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { stockNotice as noticeWords } from '#texts/de/stock-notice.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { freshEmail } from './models/checkout-page.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { changeInShop, readInShop } from './models/shop-database.ts';
import { findArticle, visit, waitUntilLive } from './models/visit.ts';
import type { FoundArticle } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const setStock = (articleNumber: string, stock: number): Promise<void> =>
  changeInShop(
    'update article_stock set stock = $2 where article_id = (select id from article where article_number = $1)',
    [articleNumber, stock],
  );

/** The latest mail to an address whose subject begins so, once it is written. */
async function mailTo(email: string, subject: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const [mail] = await readInShop(
      'select text_body from outbox_mail where recipient = $1 and starts_with(subject, $2) order by id desc limit 1',
      [email, subject],
    );
    text = String(mail?.['text_body'] ?? '');
    expect(text).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return text;
}

const linkIn = (mail: string): string => /https?:\/\/\S+\/stock-notice\?noticeKey=\S+/.exec(mail)?.[0] ?? '';

async function soldOut(page: Page, search: string): Promise<FoundArticle> {
  await page.goto('/page/impressum');
  const article = await findArticle(page, search);
  await setStock(article.articleNumber, 0);
  return article;
}

test('[S2.8-02] who asks at a sold-out article and confirms the mail is told when it can be delivered again', async ({
  page,
}) => {
  const article = await soldOut(page, 'locher');
  const email = freshEmail();
  await visit(page, article.path);
  const main = page.getByRole('main');
  await expect(main).toContainText(words.soldOutTitle);
  await main.getByRole('button', { name: words.notify }).click();
  const field = main.getByRole('textbox', { name: noticeWords.email });
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(formFaults.sentences.emailMissing));
  await expect(field).toBeFocused();
  await field.fill('keine Adresse');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(formFaults.sentences.emailInvalid));
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: noticeWords.sent({ email }) })).toBeFocused();

  // A mail scanner opens the link: that alone confirms nothing.
  const link = linkIn(await mailTo(email, 'Bitte bestätigen'));
  await page.request.get(link);
  await setStock(article.articleNumber, 40);
  await setStock(article.articleNumber, 0);
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.waitingTitle })).toBeVisible();
  await expect(main).toContainText(article.displayName);
  await expectAccessible(page);
  await main.getByRole('button', { name: noticeWords.confirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.confirmedTitle })).toBeFocused();

  await setStock(article.articleNumber, 40);
  const told = await mailTo(email, 'Wieder lieferbar');
  expect(told).toContain(article.displayName);
  expect(told).toContain(article.path);
  expect(told).toMatch(/\d,\d\d\s€/);

  await visit(page, linkIn(told));
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.toldTitle })).toBeVisible();
  await main.getByRole('button', { name: noticeWords.end }).click();
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.endedTitle })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.goneTitle })).toBeVisible();
});

test('[S2.8-02] a notice has the address of who is signed in, and says at the field why none is needed', async ({
  page,
}) => {
  const article = await soldOut(page, 'heftgerät');
  await visit(page, '/login');
  await loginForm(page).signIn(people.private);
  await expectSignedIn(page);
  await visit(page, article.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.notify }).click();
  const field = main.getByRole('textbox', { name: noticeWords.email });
  await expect(field).toHaveValue(people.private);
  await setStock(article.articleNumber, 40);
  await main.getByRole('button', { name: noticeWords.submit }).click();
  await expect(field).toHaveAccessibleDescription(/Vielleicht ist er schon wieder lieferbar/);
  await setStock(article.articleNumber, 0);
  await main.getByRole('button', { name: noticeWords.submit }).click();
  await expect(main.getByRole('status').filter({ hasText: people.private })).toBeFocused();
  await setStock(article.articleNumber, 40);
});

test('a link nobody was sent says that it is not good', async ({ page }) => {
  await page.goto('/stock-notice?noticeKey=nichts');
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: noticeWords.goneTitle })).toBeVisible();
  await expectAccessible(page);
});

test('a sold-out article leads to what replaces it only while that can be had, else to its printers', async ({
  page,
}) => {
  const article = await soldOut(page, 'W2030X');
  // Where some are sold out others of the same kind come up.
  const setAlternatives = async (stock: number): Promise<void> => {
    const answer = await page.request.get(`/rest/shop/${article.articleNumber}-1`, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
    const { alternativeArtikel } = (await answer.json()) as { alternativeArtikel: FoundArticle[] };
    for (const { articleNumber } of alternativeArtikel) await setStock(articleNumber, stock);
  };
  const main = page.getByRole('main');
  await setAlternatives(9);
  await visit(page, article.path);
  await expect(main.getByRole('link', { name: words.toAlternatives })).toBeVisible();
  await expect(async () => {
    await setAlternatives(0);
    await visit(page, article.path);
    await expect(main.getByRole('link', { name: words.toPrinters })).toBeVisible({ timeout: 1000 });
  }).toPass();
});
