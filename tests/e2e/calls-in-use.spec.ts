import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { listenToCalls } from './models/calls.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleList, articleOffer, basketInHeader, basketToast } from './models/shop-front.ts';
import { fillBasket, findArticle, visit } from './models/visit.ts';

test.use({ expectedErrors: [/the server responded with a status of (403|419|503)/] });

const reconnect = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

test('[S4.2-04] the settings of the shop come with the page and are not asked for again', async ({
  page,
}) => {
  const asked = listenToCalls(page);
  const answered = page.waitForResponse('**/rest/systems/config*');
  await visit(page, '/shop');
  await answered;
  await expect(page.getByRole('group', { name: texts.mode.switcher })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL(/\/page\/agb$/);
  expect(asked).toContain('GET /page/agb');
  expect(asked.filter((call) => call.includes('/systems/'))).toEqual(['GET /systems/config?wld=true']);
});

test('[S4.1-10] the first configuration a page asks for says so, every later one does not', async ({
  page,
}) => {
  const asked = listenToCalls(page);
  const configurations = () => asked.filter((call) => call.includes('/systems/config'));
  // Asked for again while it is under way, it is not.
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/systems/config'),
  );
  await visit(page, '/page/agb');
  await answered;
  expect(configurations()).toEqual(['GET /systems/config?wld=true']);
  await reconnect(page);
  await expect
    .poll(configurations)
    .toEqual(['GET /systems/config?wld=true', 'GET /systems/config?wld=false']);
});

test('[S4.1-09] what is shown when maintenance is over has been asked for anew', async ({ page }) => {
  const configuration = page.waitForResponse('**/rest/systems/config*');
  await visit(page, '/');
  await configuration;
  await page.route('**/rest/systems/config*', (route) => route.fulfill({ status: 503, body: '' }));
  await reconnect(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir sind gleich wieder da');
  await page.unroute('**/rest/systems/config*');
  const asked = listenToCalls(page);
  await reconnect(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => asked.filter((call) => !call.includes('/systems/config'))).not.toEqual([]);
});

test('[S7.1-37] the start page asks for the articles that came last and offers them', async ({ page }) => {
  const asked = listenToCalls(page);
  await visit(page, '/page/agb');
  const answered = page.waitForResponse('**/rest/shop/last-articles');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .click();
  const { items } = (await (await answered).json()) as { items: readonly { displayName: string }[] };
  expect(asked).toContain('GET /shop/last-articles');
  await expect(page.getByRole('main')).toContainText(items[0]!.displayName);
});

test('[S4.1-01] frame and page say an outage, an approval that is missing and an error with its code', async ({
  page,
}) => {
  const said = page.locator('[data-machine="app"]');
  const configuration = page.waitForResponse('**/rest/systems/config*');
  await visit(page, '/page/agb');
  await configuration;
  await expect(said).toHaveAttribute('data-state', 'up');
  const answerWith = (answer: object) =>
    page.route('**/rest/systems/config*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...answer } });
    });
  // A connection that comes back while the configuration is under way asks for nothing more: then it comes back once more.
  const expectAfterReconnect = (state: string) =>
    expect(async () => {
      await reconnect(page);
      await expect(said).toHaveAttribute('data-state', state, { timeout: 2000 });
    }).toPass();
  await answerWith({ isDownForMaintenance: true });
  await expectAfterReconnect('maintenance');
  await expect(page.getByRole('main')).not.toContainText('noch nicht freigegeben');
  await page.unroute('**/rest/systems/config*');
  await answerWith({ isAppApproved: false });
  await expectAfterReconnect('notApproved');
  await expect(page.getByRole('main')).toContainText('Der Shop ist noch nicht freigegeben');
  await page.unroute('**/rest/systems/config*');
  await expectAfterReconnect('up');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.route('**/rest/page/impressum', (route) => route.fulfill({ status: 403, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(said).toHaveAttribute('data-state', 'httpError');
  await expect(page).toHaveURL(/\/http-error\/403$/);
});

test('[S7.1-04] a page whose token is worth nothing any more fetches a new one and makes its call again', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await visit(page, article.path);
  await page.evaluate(() =>
    document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', 's.worn.out'),
  );
  const asked = listenToCalls(page);
  await articleOffer(page).add.click();
  await expect(basketToast(page)).toContainText(article.displayName);
  // The page asks for its configuration by itself once it is live, which may be just now.
  const own = asked.filter((call) => !call.startsWith('GET /systems/config'));
  expect(own.slice(0, 3)).toEqual(['POST /shop/basket/add', 'GET /systems/token', 'POST /shop/basket/add']);
});

test('[S7.2-05] signing in asks once for it and knows the person afterwards', async ({ page }) => {
  await visit(page, '/login');
  const asked = listenToCalls(page);
  await loginForm(page).signIn(people.private);
  await expectSignedIn(page);
  expect(asked.filter((call) => call.startsWith('POST '))).toEqual(['POST /login']);
});

test('[S2.7-05] the list of brands leads to the articles and printers of one', async ({ page }) => {
  await visit(page, '/shop/supply/brands');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Brother\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/brother$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brother');
  await expect(articleList(page).tiles).not.toHaveCount(0);
  for (const text of await articleList(page).tiles.allTextContents()) expect(text).toMatch(/Brother|Kontor/);
});

test('[S2.7-06] the list of printers leads to what fits one, with and without its brand in the address', async ({
  page,
}) => {
  await visit(page, '/shop/supply/devices?search=M404dn');
  await page
    .getByRole('main')
    .getByRole('link', { name: /HP LaserJet Pro M404dn/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('M404dn');
  for (const path of [
    '/shop/supply/device/hp-laserjet-pro-m404dn',
    '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HP LaserJet Pro M404dn');
    await expect(page.getByRole('main')).toContainText('CF259X');
  }
});

test('[S2.12-04][S4.1-01] the wrapper shows a load, a message, a question, the cookie notice and an outage', async ({
  page,
}) => {
  const article = await fillBasket(page);
  await visit(page, article.path);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout: 6000 });
  await articleOffer(page).add.click();
  await expect(basketToast(page)).toContainText(article.displayName);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/shop/basket', async (route) => {
    await held;
    await route.continue();
  });
  await basketInHeader(page).click();
  const progress = page.getByRole('progressbar', { name: 'Lade...' });
  await expect(progress).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/shop\/basket$/);
  await expect(progress).toBeHidden();

  await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.route('**/rest/systems/config*', (route) => route.fulfill({ status: 503, body: '' }));
  await reconnect(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir sind gleich wieder da');
});
