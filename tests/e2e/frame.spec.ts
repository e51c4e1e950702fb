import { expect, test } from '#tests/support/shop-test.ts';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

test('[S2.12-01][S2.12-02][S2.12-03] every page stands in the wrapper: header, footer, copyright, delivery text, switcher @phone', async ({
  page,
}) => {
  await visit(page, '/page/agb');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(/^© \d{4} Kontor/)).toBeVisible();
  await expect(
    page.getByText(/Lagerware: Mo–Fr vor 15\.30 Uhr bestellt, .* \(außer an Feiertagen\)\./),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Preisansicht' })).toBeVisible();
});

test('a mouse reaches every entry of the menu without pushing it aside', async ({ page }) => {
  await visit(page, '/page/agb');
  const entries = page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link');
  await expect(entries).not.toHaveCount(0);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
});

test('[S9-21] a demo shop says on every page that it sells nothing real', async ({ page }) => {
  await visit(page, '/shop');
  await expect(
    page.getByText('Demo-Shop: Es wird nichts geliefert und nichts berechnet.').first(),
  ).toBeVisible();
});

test('[S9-23] the search box says "Modell/OEM Nr."', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByPlaceholder('Modell/OEM Nr.')).toBeVisible();
});

test('[S7.2-04][S4.2-01][S1-09] the switcher turns net prices into gross prices and back', async ({
  page,
}) => {
  await visit(page, '/shop/catalog/kopierpapier');
  const switcher = page.getByRole('group', { name: 'Preisansicht' });
  await expect(switcher.getByRole('button', { name: 'Geschäftskunden' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Alle Preise netto').first()).toBeVisible();
  const amounts = articleList(page).tiles.first();
  const net = await amounts.innerText();
  const gross = /([\d.]+,\d\d\s€) inkl\. MwSt\./.exec(net)?.[1] ?? '';
  const stored = page.waitForResponse('**/rest/systems/set-b2c');
  await switcher.getByRole('button', { name: 'Privatkunden' }).click();
  await expect(switcher.getByRole('button', { name: 'Privatkunden' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
  await stored;
  await expect(amounts).toContainText(gross);
  await page.reload();
  await expect(page.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
  await expect(amounts).toContainText(gross);
  const storedBack = page.waitForResponse('**/rest/systems/set-b2b');
  await switcher.getByRole('button', { name: 'Geschäftskunden' }).click();
  await storedBack;
  await expect(page.getByText('Alle Preise netto').first()).toBeVisible();
  await expect.poll(() => amounts.innerText()).toBe(net);
});

test('[S2.12-05][S9-03] the way to the top appears after 600 px and leads there @phone', async ({ page }) => {
  await visit(page, '/page/datenschutz');
  await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
  const toTop = page.getByRole('button', { name: 'Nach oben' });
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 601, behavior: 'instant' }));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('[S2-03][S2.12-05] a link within a page leaves 220 px above its section; the way to the top still leads to the top', async ({
  page,
}) => {
  // Sold out, with alternatives for the same printers.
  await visit(page, '/artnr/3YM60AE');
  await page.getByRole('link', { name: 'Zu den Alternativen für dieselben Drucker' }).click();
  await expect(page).toHaveURL(/#alternativen$/);
  const top = () => page.evaluate(() => document.getElementById('alternativen')?.getBoundingClientRect().top);
  await expect.poll(async () => Math.round((await top()) ?? 0)).toBe(220);
  await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Nach oben' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[S2-01][S2-02] a link changes the address without loading the document and starts at the top', async ({
  page,
}) => {
  await visit(page, '/shop');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.evaluate(() => ((window as { mark?: number }).mark = 1));
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name: 'Papier' }).click();
  await expect(page).toHaveURL(/\/shop\/catalog\/papier$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
  expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[S2.12-07][S2.12-04][S9-24] a slow page shows the progress bar while it is loaded', async ({
  page,
}) => {
  await visit(page, '/shop');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/page/impressum', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('progressbar', { name: 'Lade...' })).toHaveAttribute(
    'aria-valuetext',
    'Daten werden geladen, bitte warten ....',
  );
  // After a while the words are there to be seen, too.
  const seen = () =>
    page.getByRole('progressbar', { name: 'Lade...' }).evaluate((bar) => {
      const { content, opacity } = getComputedStyle(bar, '::after');
      return `${content} ${opacity}`;
    });
  await expect.poll(seen).toMatch(/^"Daten werden geladen, bitte warten \.\.\.\.".* 1$/);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Lade...' })).toBeHidden();
});

test('[S1-18] the shop speaks German whatever the browser asks for; English is a choice that stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await visit(page, '/page/impressum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const stored = page.waitForResponse('**/rest/systems/set-language');
  await page.getByRole('button', { name: 'English' }).click();
  await stored;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
