import { texts } from '#texts/de.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleOffer, basketToast } from './models/shop-front.ts';
import { mailedWayIn } from './models/mailbox.ts';
import { findArticle, visit, waitUntilLive } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });
const { session: words } = texts;

test('[R4][S2.1-01] a mailed way in is asked for, leaves the address, and lets the password be tried by keys alone', async ({
  page,
}) => {
  const shopFolder = process.env['E2E_DATA_DIR'];
  const email = await ownPerson('way-in', people.private, shopFolder);
  const address = await mailedWayIn(email, shopFolder);
  const asked: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    // What is asked while the page is closed is told no headers any more.
    const headers = request.allHeaders().catch((): Record<string, string> => ({}));
    asked.push(headers.then(({ referer = '' }) => `${request.url()} ${referer}`));
  });
  await page.goto(address);
  await waitUntilLive(page);
  const token = new URL(address).searchParams.get('wayIn') ?? '';
  await expect(page).toHaveURL(/\/login$/);
  const confirm = page.getByRole('button', { name: words.wayIn.confirm });
  await expect(page.getByRole('heading', { level: 1, name: words.wayIn.title })).toBeVisible();
  await expectAccessible(page);
  // Opening it has used nothing up and signed nobody in.
  await expectGuest(page);
  await confirm.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').filter({ hasText: words.wayIn.done });
  await expect(notice).toBeFocused();
  await expectGuest(page);
  await page.keyboard.press('Tab');
  await expect(loginForm(page).email).toBeFocused();
  await loginForm(page).signIn(email);
  await expectSignedIn(page);
  // Chromium names the page to the fonts of an inline style whatever the page's policy says; they stand on this host.
  const own = new URL('/assets/', address).href;
  const lines = (await Promise.all(asked)).filter((line) => !line.startsWith(own));
  expect(lines.filter((line) => line.includes(token))).toEqual([`${address} `]);
});

test('[R7] a way in that was used is told to be no longer valid, and the form stands there', async ({
  page,
}) => {
  await visit(page, `/login?redirectTo=%2Fmy%2Forders&wayIn=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: words.wayIn.confirm }).click();
  await expect(page.getByRole('alert')).toContainText(words.problems['login.wayInInvalid']);
  await expect(loginForm(page).email).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forders$/);
});

test.describe('two tabs', () => {
  // The tab that comes second finds that the token it was given belongs to no session any more.
  test.use({ expectedErrors: [/the server responded with a status of 419/] });

  test('[R18][R43] of a fresh browser that add at once share one basket', async ({ page, context }) => {
    await page.goto('/page/impressum');
    const article = await findArticle(page, 'toner');
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await visit(tab, article.path);
    await Promise.all(tabs.map((tab) => articleOffer(tab).add.click()));
    for (const tab of tabs) await expect(basketToast(tab)).toBeVisible();
    const answer = await page.request.get('/rest/shop/basket', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { basket } = (await answer.json()) as { basket: { totals: { article_count: number } } };
    expect(basket.totals.article_count).toBe(2);
  });
});
