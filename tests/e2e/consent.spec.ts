import { expect, test } from '#tests/support/shop-test.ts';
import type { Locator, Page } from '@playwright/test';
import { articleList, basketInHeader, basketToast, searchBox } from './models/shop-front.ts';
import { speakEnglish, visit } from './models/visit.ts';

const analytics = 'https://analytics.example/**';

/** Collects what leaves for the analytics host, and anything else that leaves the shop. */
async function listen(page: Page): Promise<{ tracked: URL[]; foreign: string[] }> {
  const heard = { tracked: [] as URL[], foreign: [] as string[] };
  await page.route(analytics, (route) => route.fulfill({ status: 204 }));
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.host === 'analytics.example') heard.tracked.push(address);
    else if (address.protocol.startsWith('http') && address.hostname !== '127.0.0.1')
      heard.foreign.push(request.url());
  });
  return heard;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('[S4.4-01][S9-12][S2.12-08] the bar appears after its delay at the bottom and has an equal "Ablehnen"', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(bar(page)).toBeHidden();
  await expect(bar(page)).toBeVisible({ timeout: 6000 });
  const accept = await page.getByRole('button', { name: 'Alle Cookies akzeptieren' }).boundingBox();
  const decline = await page.getByRole('button', { name: 'Ablehnen' }).boundingBox();
  expect(decline?.height).toBe(accept?.height);
  const box = await bar(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`[S9-12] what is pressed while the bar comes is what lies below it, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    await expect(bar(page)).toBeVisible({ timeout: 6000 });
    const isHit = await bar(page).evaluate(async (section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      const isBar = () => section.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      // Comes once more.
      section.style.animation = 'none';
      section.getBoundingClientRect();
      section.style.animation = '';
      const [coming] = section.getAnimations();
      const whileComing = isBar();
      await coming!.finished;
      return { whileComing, afterwards: isBar() };
    });
    expect(isHit).toEqual({ whileComing: false, afterwards: true });
  });

test('[S9-13] the bar has the labels of the specification in English', async ({ page }) => {
  await speakEnglish(page);
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Accept all Cookies!' })).toBeVisible({ timeout: 6000 });
  await expect(page.getByRole('button', { name: 'Read more!' })).toBeVisible();
});

test('[S4.4-02][S9-32] accepting stores the flag, hides the bar for good and starts tracking', async ({
  page,
}) => {
  const heard = await listen(page);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Alle Cookies akzeptieren' }).click({ timeout: 6000 });
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie:accepted'))).toBe('true');
  expect(heard.tracked).toEqual([]);
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name: 'Papier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
  await expect.poll(() => heard.tracked.length).toBeGreaterThan(0);
  expect(heard.tracked[0]?.searchParams.get('rec')).toBe('1');
});

test('[S4.4-03] "Mehr erfahren" goes to the privacy page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Mehr erfahren' }).click({ timeout: 6000 });
  await expect(page).toHaveURL(/\/page\/datenschutz$/);
});

test('[R69][S2.1-07] consent taken back on /cookie-config ends tracking at once', async ({ page }) => {
  const heard = await listen(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('given') === null) localStorage.setItem('cookie:accepted', 'true');
    sessionStorage.setItem('given', '1');
  });
  await visit(page, '/cookie-config');
  // The visit of this page is counted a moment after it stands; it must not be taken for a later one.
  await expect.poll(() => heard.tracked.length).toBe(1);
  await page.getByRole('button', { name: 'Entscheidung zurücksetzen' }).click();
  await expect(page.getByText('Sie haben noch nicht entschieden.')).toBeVisible();
  const before = heard.tracked.length;
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name: 'Papier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
  expect(heard.tracked).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem('cookie:accepted'))).toBe(null);
});

test('[R67][S7.3-10] a fresh visitor of many pages causes no foreign request, no tracking and no stored consent', async ({
  page,
}) => {
  const heard = await listen(page);
  const paths = [
    '/',
    '/shop',
    '/shop?search=toner',
    '/shop/supply',
    '/shop/supply/brands',
    '/shop/catalog/papier',
    '/shop/basket',
    '/login',
    '/page/impressum',
    '/page/agb',
    '/page/datenschutz',
    '/cookie-config',
  ];
  for (const path of paths) await visit(page, path);
  expect(heard).toEqual({ tracked: [], foreign: [] });
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('cookie:accepted');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-session']);
});

test('[S2.11-09] a search counts once, also when it leads straight to an article, and so does a chosen suggestion', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  const searches = (): (string | null)[] =>
    heard.tracked.map((address) => address.searchParams.get('search')).filter((term) => term !== null);
  await visit(page, '/');
  await expect.poll(() => heard.tracked.length).toBe(1);
  const { field } = searchBox(page);
  await field.fill('K-CF259X');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shop\/article\//);
  await expect.poll(searches).toEqual(['K-CF259X']);
  await field.fill('Ordner');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=Ordner$/);
  await expect.poll(searches).toEqual(['K-CF259X', 'Ordner']);
  const pagesSeen = heard.tracked.length;
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('price');
  await expect(page).toHaveURL(/sortBy=price/);
  await expect.poll(() => heard.tracked.length).toBeGreaterThan(pagesSeen);
  expect(searches()).toEqual(['K-CF259X', 'Ordner']);
  await field.fill('M404');
  await searchBox(page).suggestions.first().click();
  await expect(page).not.toHaveURL(/search=/);
  await expect.poll(searches).toEqual(['K-CF259X', 'Ordner', 'M404']);
  await visit(page, '/shop/supply/devices');
  const finder = page.getByRole('main').getByRole('combobox', { name: 'Druckermodell suchen' });
  await finder.fill('LaserJet Pro');
  await finder.press('Enter');
  await expect(page).toHaveURL(/\/shop\/supply\/devices\?search=LaserJet/);
  await expect.poll(searches).toEqual(['K-CF259X', 'Ordner', 'M404', 'LaserJet Pro']);
  await finder.fill('M454');
  await page.getByRole('main').getByRole('option', { name: /M454/ }).first().click();
  await expect(page).toHaveURL(/\/device\//);
  await expect.poll(searches).toEqual(['K-CF259X', 'Ordner', 'M404', 'LaserJet Pro', 'M454']);
  // The page itself is counted, too; what is on its way when the test ends would reach nobody.
  const isPageSeen = ({ searchParams }: URL): boolean =>
    !searchParams.has('search') && (searchParams.get('url')?.includes('/device/') ?? false);
  await expect.poll(() => heard.tracked.some(isPageSeen)).toBe(true);
});

test('[S7.2-33][S7.3-09] what is added is tracked and told, what is removed too, and what is brought back counts as added', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  const changes = (): (string | null)[][] =>
    heard.tracked
      .filter((address) => address.searchParams.get('e_c') === 'cart')
      .map(({ searchParams }) => [searchParams.get('e_a'), searchParams.get('e_v')]);
  await visit(page, '/shop/catalog/kopierpapier');
  await expect.poll(() => heard.tracked.length).toBe(1);
  const list = articleList(page);
  const tile = list.tiles.first();
  await list.quantity(tile).fill('20');
  await list.addButton(tile).click();
  await expect(basketToast(page)).toContainText('20 ×');
  await expect.poll(changes).toEqual([['add', '20']]);
  await basketInHeader(page).click();
  await page
    .getByRole('button', { name: / entfernen$/ })
    .first()
    .click();
  await expect.poll(changes).toEqual([
    ['add', '20'],
    ['remove', '20'],
  ]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(changes).toEqual([
    ['add', '20'],
    ['remove', '20'],
    ['add', '20'],
  ]);
});

/** What was told of articles in lists, in the order in which it was. */
function toldOfLists(
  page: Page,
): { readonly list: string; readonly article: string; readonly act: string }[] {
  const told: { list: string; article: string; act: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!request.url().startsWith('https://analytics.example/') || body === '') return;
    const { requests } = JSON.parse(body) as { requests: string[] };
    for (const one of requests) {
      const said = new URLSearchParams(one);
      told.push({
        list: said.get('c_n') ?? '',
        article: said.get('c_p') ?? '',
        act: said.get('c_i') ?? 'seen',
      });
    }
  });
  return told;
}

const articlesIn = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => /article\/([^-]+)-/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
  );

test('[S7.3-08] with consent articles that came into view in a list are told once, and one that is followed with its place', async ({
  page,
}) => {
  const heard = await listen(page);
  const told = toldOfLists(page);
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  const seenIn = (list: string): string[] =>
    told.filter((one) => one.list === list && one.act === 'seen').map(({ article }) => article);
  await visit(page, '/shop/catalog/kopierpapier');
  const links = articleList(page).tiles.getByRole('heading').getByRole('link');
  const articles = await articlesIn(links);
  await expect.poll(() => seenIn('catalog/kopierpapier')).toContain(articles[0]);
  expect(told.length, 'what is below the screen').toBeLessThan(articles.length);
  await links.last().scrollIntoViewIfNeeded();
  await expect.poll(() => seenIn('catalog/kopierpapier')).toContain(articles.at(-1));
  await links.nth(1).scrollIntoViewIfNeeded();
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/shop\/article\//);
  await expect
    .poll(() => told.filter(({ act }) => act !== 'seen'))
    .toEqual([{ list: 'catalog/kopierpapier', article: articles[1], act: 'click 2' }]);
  const inList = seenIn('catalog/kopierpapier');
  expect(inList).toHaveLength(new Set(inList).size);

  const beside = page
    .getByRole('region', { name: 'Ebenfalls gefragt' })
    .getByRole('heading')
    .getByRole('link');
  await beside.first().scrollIntoViewIfNeeded();
  const [firstBeside] = await articlesIn(beside);
  await expect.poll(() => seenIn('dazu')).toContain(firstBeside);

  await visit(page, '/shop?search=Ordner&page=2');
  const [found] = await articlesIn(links);
  const isPageSeen = ({ searchParams }: URL): boolean => searchParams.get('url')?.endsWith('page=2') ?? false;
  await expect.poll(() => heard.tracked.some(isPageSeen)).toBe(true);
  await links.first().click();
  // Before the articles beside it were in view for long enough to be told.
  await expect.poll(() => seenIn('search')).toContain(found);
  expect(told.at(-1)).toEqual({ list: 'search', article: found, act: 'click 25' });
  const lists = new Set(told.map(({ list }) => list));
  expect([...lists].filter((list) => /ordner/i.test(list))).toEqual([]);
  expect(heard.foreign).toEqual([]);
});

test('[S7.3-08][S7.3-10] without consent nothing is told of articles in a list', async ({ page }) => {
  const heard = await listen(page);
  await page.clock.install();
  await visit(page, '/shop/catalog/kopierpapier');
  const links = articleList(page).tiles.getByRole('heading').getByRole('link');
  await links.last().scrollIntoViewIfNeeded();
  await links.last().click();
  await expect(page).toHaveURL(/\/shop\/article\//);
  // Longer than what came into view stays unsaid.
  await page.clock.runFor(2000);
  expect(heard).toEqual({ tracked: [], foreign: [] });
});
