import { expect, test } from '#tests/support/shop-test.ts';
import { connect, disconnect } from './models/connection.ts';
import { articleList } from './models/shop-front.ts';
import { texts } from '#texts/de.ts';
import { visit } from './models/visit.ts';

test.use({
  // One pattern: Playwright reads a longer list as a value with its settings.
  expectedErrors: [/the server responded with a status of|Failed to load resource|net::ERR/],
});

/** Answers every call of the shop with one status, as a balancer in front of it would. */
for (const status of [503, 401, 405]) {
  test(`[S4.1-02][S8-07][R72] an answer of ${status} leads to the maintenance page, the next good one home`, async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('brApp'));
    // A good answer that is still on its way would end the maintenance at once.
    const configuration = page.waitForResponse('**/rest/systems/config*');
    await visit(page, '/shop');
    await configuration;
    await page.route('**/rest/**', (route) => route.fulfill({ status, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page).toHaveURL(/\/503$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir sind gleich wieder da');
    await expect.poll(stored).toContain('"maintenance":true');
    await page.unroute('**/rest/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(stored).toContain('"maintenance":false');
  });
}

test('[S4.1-02][R72] a connection that is lost on a list leads to the maintenance page and back, never to an empty page @phone', async ({
  page,
}) => {
  const outagePage = page.waitForResponse('**/assets/later-*');
  const configuration = page.waitForResponse('**/rest/systems/config*');
  await visit(page, '/shop');
  await (await outagePage).finished();
  // Whatever still were on its way would find the connection gone before the gesture does.
  await (await configuration).finished();
  await disconnect(page);
  await articleList(page).addButton(articleList(page).tiles.first()).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir sind gleich wieder da');
  await connect(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.heading);
});

test('[S4.1-02][S4.1-05][R72] no answer at all leads to the maintenance page', async ({ page }) => {
  const configuration = page.waitForResponse('**/rest/systems/config*');
  await visit(page, '/shop');
  await configuration;
  await page.route('**/rest/page/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL(/\/503$/);
});

for (const status of [403, 404, 419, 429, 500, 502]) {
  test(`[S4.1-03][S8-08][R73] an answer of ${status} leads to its error page; a link leads on`, async ({
    page,
  }) => {
    await visit(page, '/shop');
    await page.route('**/rest/page/agb', (route) => route.fulfill({ status, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page).toHaveURL(new RegExp(`/http-error/${status}$`));
    await page.unroute('**/rest/page/agb');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(/\/page\/impressum$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });
}

test('[S4.1-08][R73] "back" from an error page leads home, though the page before answers well', async ({
  page,
}) => {
  await visit(page, '/shop');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/page\/impressum$/);
  await page.route('**/rest/page/agb', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL(/\/http-error\/500$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Interner Fehler' })).toBeHidden();
  // The error page did not take the place of the page the link stood on: before that stands what stood there.
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('[R81][S4.1-15][S9-32] a stale maintenance flag does not close a shop that answers', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'brApp',
      JSON.stringify({ maintenance: true, flag503: true, approved: true, httpError: false, code: null }),
    ),
  );
  await visit(page, '/shop');
  await expect(page).toHaveURL(/\/shop$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('brApp')))
    .toContain('"maintenance":false');
});

test('[S4.1-15] after a reload a closed shop says why it is closed until the first answer says otherwise', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.addInitScript(() =>
    localStorage.setItem(
      'brApp',
      JSON.stringify({ maintenance: false, flag503: false, approved: false, httpError: false, code: null }),
    ),
  );
  await page.route('**/rest/**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await visit(page, '/503');
  await expect(page.getByRole('main')).toContainText(texts.errors.pages.notApproved.text);
  answer();
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const broken of ['{broken', '[]', '{"maintenance":"ja"}', '']) {
  test(`[R81] the shop works with ${JSON.stringify(broken)} under brApp and heals it`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('brApp', text), broken);
    await visit(page, '/shop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('brApp')))
      .toContain('"maintenance":false');
  });
}

test('[R81] the shop works when the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Ablehnen' }).click({ timeout: 6000 });
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name: 'Papier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
});

test('a page whose link was pointed at is asked for once', async ({ page }) => {
  await visit(page, '/shop/catalog/toner');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/shop\/[^/?]+$/.test(request.url())) asked.push(request.url());
  });
  const link = articleList(page).tiles.first().getByRole('heading').getByRole('link');
  const answered = page.waitForResponse('**/rest/shop/*');
  await link.hover();
  await answered;
  await link.click();
  await expect(page).toHaveURL(/\/shop\/article\//);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

for (const status of [503, 500, 404])
  test(`a link that is only pointed at takes nobody away: its data answer ${status}`, async ({ page }) => {
    await page.route('**/rest/shop/*', (route) => route.fulfill({ status, body: '' }));
    await visit(page, '/shop/catalog/toner');
    const answered = page.waitForResponse('**/rest/shop/*');
    await articleList(page).tiles.first().getByRole('link').first().hover();
    await answered;
    // A second answer that is heard: had the first one led away, the list would be gone by now.
    await articleList(page).pages.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page).toHaveURL(/catalog\/toner\?page=2$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner');
    await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toHaveCount(0);
  });

test('a link that is only pointed at takes nobody away: its code does not come', async ({ page }) => {
  await visit(page, '/shop/catalog/toner');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const failed = page.waitForEvent('requestfailed', (request) => /\/assets\/.*\.js$/.test(request.url()));
  await page.route('**/assets/*.js', (route) => route.abort());
  await articleList(page).tiles.first().getByRole('link').first().hover();
  await failed;
  // A page that needs no code of its own shows that the list is still alive.
  await articleList(page).pages.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/catalog\/toner\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner');
  expect(documents).toEqual([]);
  // Where code comes again, the link leads where it says.
  await page.unroute('**/assets/*.js');
  await articleList(page).tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/article\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Toner');
});
