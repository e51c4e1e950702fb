import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleOffer, basketInHeader, basketToast } from './models/shop-front.ts';
import { fillBasket, findArticle, post, visit, waitUntilLive } from './models/visit.ts';
import { watch } from './models/watch.ts';

test.describe.configure({ timeout: 120_000 });

const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mtext><script>alert(1)</script>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--><script>alert(1)</script>-->',
  ']]><script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

test('[R52] what people type as name, note and comment is text on every page that shows it', async ({
  page,
}) => {
  const watched = await watch(page);
  const checkout = checkoutPage(page);
  const { article } = await openCheckoutAt(page, 'review');
  const half = Math.ceil(payloads.length / 2);
  await post(page, '/shop/basket/removeall', {});
  // One position per payload, each with its note.
  const items = payloads.map((hint) => ({
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    quantity: 1,
    hint: hint.slice(0, 200),
  }));
  expect((await (await post(page, '/shop/basket/additems', { items })).json()) as object).toMatchObject({
    success: true,
  });
  const address = {
    kind: 'company',
    company: 'Meier & Söhne "Büro" GmbH',
    vatId: '',
    salutation: 'none',
    firstname: "Jean-d'Arc",
    lastname: 'Müller („Max“)',
    street: payloads[5],
    houseNumber: '1',
    addition: payloads[6],
    zip: '10115',
    city: payloads[11],
    country: 'DE',
    phone: '',
  };
  const send = async (given: object): Promise<object> =>
    (await (await post(page, '/shop/checkout/billing-address', { address: given })).json()) as object;
  // Names take no angle brackets; the lines of the address take every printed sign.
  for (const field of ['company', 'firstname', 'lastname'])
    expect(await send({ ...address, [field]: payloads[0] }), field).toMatchObject({ success: false });
  expect(await send(address)).toMatchObject({ success: true });
  await post(page, '/shop/checkout/shipping-address', { isSameAsBilling: true });
  await post(page, '/shop/checkout/shipping-method', { slug: 'standard' });
  await post(page, '/shop/checkout/payment-method', { slug: 'vorkasse' });

  await visit(page, '/shop/basket');
  for (const payload of payloads)
    await expect(page.getByText(`Notiz: ${payload}`, { exact: true })).toBeAttached();
  await visit(page, '/shop/checkout/2');
  await visit(page, '/shop/checkout/4');
  await checkout.expectStep('review');
  await checkout.main
    .getByRole('textbox', { name: 'Bemerkung zur Bestellung' })
    .fill(payloads.slice(half).join('\n'));
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  await expect(checkout.main).toContainText('<script>alert(1)</script>');
  await page.reload();
  await waitUntilLive(page);
  await expect(checkout.thanks).toBeVisible();
  expect(await watched.harm()).toEqual([]);
});

test('[R52][R54] what is searched for is text in page, title and JSON', async ({ page }) => {
  const watched = await watch(page);
  for (const payload of payloads) {
    await page.goto(`/shop?search=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit(page, `/shop?search=${encodeURIComponent(payloads[1] ?? '')}`);
  await expect(page.getByRole('combobox', { name: /^Suche nach/ })).toHaveValue(payloads[1] ?? '');
  expect(await watched.harm()).toEqual([]);
});

test('[R53] a server message shows its few allowed marks and nothing else', async ({ page }) => {
  const watched = await watch(page);
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await visit(page, article.path);
  const refusal = {
    success: false,
    code: 'article.notOrderable',
    errorMessages: ['<b>Leider</b> <img src=x onerror=alert(1)> <script>alert(1)</script>'],
  };
  await page.route('**/rest/shop/basket/add', (route) => route.fulfill({ json: refusal }));
  await articleOffer(page).add.click();
  const message = page.getByRole('region', { name: 'Meldungen' }).getByRole('alert');
  await expect(message).toContainText('<script>alert(1)</script>');
  await expect(message.locator('img[src="x"], script')).toHaveCount(0);
  expect(await watched.harm()).toEqual([]);
});

const foreign = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/\tevil.example',
  '/.//evil.example',
  'https:evil.example',
  '/login',
  '/login?redirectTo=/login',
  '@evil.example',
];
test('[R54][R60] after signing in a foreign return address leads home', async ({ page }) => {
  const watched = await watch(page);
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherManager);
  await expectSignedIn(page);
  for (const target of foreign) {
    await visit(page, `/login?redirectTo=${encodeURIComponent(target)}`);
    await expect(page.getByRole('link', { name: 'Weiter', exact: true })).toHaveAttribute('href', '/');
  }
  await page.context().clearCookies();
  await visit(page, `/login?redirectTo=${encodeURIComponent('//evil.example')}`);
  await loginForm(page).signIn(people.otherManager);
  await expectSignedIn(page);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await watched.harm()).toEqual([]);
});

test('[R70][S7.3-10][S7.3-09] with consent no message to the analytics host holds anything personal', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route('https://analytics.example/**', (route) => route.fulfill({ status: 204 }));
  page.on('request', (request) => {
    if (request.url().startsWith('https://analytics.example/'))
      sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`));
  });
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  const checkout = checkoutPage(page);
  const { email, article } = await openCheckoutAt(page, 'review');
  await visit(page, article.path);
  await expect
    .poll(() => sent.some((message) => message.includes(`_pks=${article.articleNumber}`)))
    .toBe(true);
  await articleOffer(page).add.click();
  await expect(basketToast(page)).toBeVisible();
  for (const path of ['/shop/checkout', '/shop/checkout/2', '/shop/checkout/3', '/shop/checkout/4'])
    await visit(page, path);
  await checkout.terms.check();
  await checkout.order.click();
  const number = await checkout.orderNumber();
  const orders = () => sent.filter((message) => message.includes('idgoal=0'));
  await expect.poll(() => orders().length).toBe(1);
  expect(orders()[0]).toContain(article.articleNumber);
  expect(orders()[0]).toMatch(/revenue=\d+\.\d\d/);
  await page.reload();
  await waitUntilLive(page);
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherManager);
  await expectSignedIn(page);
  await visit(page, '/my/orders');
  await expect.poll(() => sent.length).toBeGreaterThan(3);
  expect(orders()).toHaveLength(1);
  const all = sent.join('\n');
  for (const secret of [email, people.otherManager, 'Gerda', 'Musterweg', '10115', 'Berlin', 'Andermann'])
    expect.soft(all).not.toContain(secret);
  expect.soft(all.toLowerCase()).not.toContain('token');
  expect.soft(all).not.toContain(`confirmation/${number}`);
});

test.describe('a page that has lost its token', () => {
  test.use({ expectedErrors: [/CSRF token not found|the server responded with a status of 419/] });

  test('[S8-01][R19] says so on the console, and the server refuses its call', async ({ page }) => {
    await page.goto('/page/impressum');
    const article = await findArticle(page, 'toner');
    await visit(page, article.path);
    await page.evaluate(() => document.querySelector('meta[name="csrf-token"]')?.remove());
    const said = page.waitForEvent('console', (message) => message.text().includes('CSRF token not found'));
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/shop/basket/add'));
    await articleOffer(page).add.click();
    await said;
    expect((await refused).status()).toBe(419);
  });
});

test('[R15] without the token of the page nothing is sent that the server would do', async ({ page }) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const answer = await page.request.post('/rest/shop/basket/add', {
    data: { articleNumber: article.articleNumber, shopDepotId: 1, quantity: 1 },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.status()).toBe(419);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer.' })).toBeVisible();
});

test.describe('an old release', () => {
  test.use({
    expectedErrors: [/Failed to load|the server responded with a status of 404/],
  });

  test('[R84] a part of the page that is gone leads to one reload of the wanted address', async ({
    page,
  }) => {
    await fillBasket(page, 'toner', 2);
    await visit(page, '/page/impressum');
    let isGone = true;
    await page.route('**/assets/authentication.page-*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    let loads = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads += 1;
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page
      .getByRole('region', { name: 'Service' })
      .first()
      .getByRole('link', { name: 'Anmelden' })
      .click();
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fpage%2Fimpressum$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await waitUntilLive(page);
    expect(isGone).toBe(false);
    expect(loads).toBeLessThanOrEqual(2);
    await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 2 Artikel, /);
  });

  test('[R84] a part that stays gone does not make the page load again and again', async ({ page }) => {
    await visit(page, '/page/impressum');
    await page.route('**/assets/authentication.page-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page
      .getByRole('region', { name: 'Service' })
      .first()
      .getByRole('link', { name: 'Anmelden' })
      .click();
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fpage%2Fimpressum$/);
    await expect.poll(() => documents).toBe(1);
    await page.getByRole('contentinfo').waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(1);
    await expect(page.getByRole('main')).not.toBeEmpty();
  });

  test('[R84] a page whose own part does not come is loaded once more, and lives', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/authentication.page-*.js', (route) =>
      documents === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto('/login');
    await expect.poll(() => documents).toBe(2);
    await waitUntilLive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });

  test('[R84] a page whose own part stays gone is loaded once more only, and stays as it was written', async ({
    page,
  }) => {
    await page.route('**/assets/authentication.page-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/login');
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await waitUntilLive(page);
    await expect(page).toHaveURL(/\/page\/impressum$/);
  });

  test('[R84] what nobody waits for may fail to come', async ({ page }) => {
    await page.route(/assets\/(scroll-page|expire-analytics-cookies)-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await visit(page, '/');
    const missing = page.waitForResponse(/assets\/expire-analytics-cookies-.*\.js/);
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: /ablehnen/i })
      .click({ timeout: 6000 });
    await missing;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(/\/page\/impressum$/);
    await page.waitForLoadState('networkidle');
  });
});
