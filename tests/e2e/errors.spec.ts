import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { speakEnglish, visit } from './models/visit.ts';

test.use({ expectedErrors: [/the server responded with a status of/] });

const sentences = [
  [401, /You are not authorized to access this page.*administrators/s],
  [403, /You are not allowed to access this page\./],
  [404, /Page not found\./],
  [405, /Method Not Allowed/],
  [419, /Authentication Timeout \(CSRF\).*Please Reload the Page/s],
  [500, /Internal Server Error/],
  [502, /Bad Gateway/],
  [503, /We will be back soon \.\.\..*try again later/s],
] as const;

/** The first configuration that arrives says that the shop is open, and a page of maintenance goes home; it is on its way for ever. */
const holdConfiguration = (page: Page): Promise<unknown> =>
  page.route('**/rest/systems/config*', () => undefined);

async function expectPage(page: Page, code: number): Promise<void> {
  const answer = await page.goto(`/http-error/${code}`);
  expect(answer?.status()).toBe(code);
  const sentence = sentences.find(([known]) => known === code)?.[1] ?? /^$/;
  await expect(page.getByRole('main')).toContainText(sentence);
}

test.describe('the page of an error answers with its code and says what it means:', () => {
  test.beforeEach(async ({ page }) => {
    await holdConfiguration(page);
    await speakEnglish(page);
  });

  test('[S8-09][S8-10][S2.10-03] not authorised (401), not allowed (403)', async ({ page }) => {
    for (const code of [401, 403]) await expectPage(page, code);
  });
  test('[S8-11][S8-12][S2.10-04] not found (404), wrong method (405)', async ({ page }) => {
    for (const code of [404, 405]) await expectPage(page, code);
  });
  test('[S8-13][S8-14][S2.10-04] lost token (419), faults of the server (500, 502)', async ({ page }) => {
    for (const code of [419, 500, 502]) await expectPage(page, code);
  });
  test('[S8-15][S2.10-04] maintenance (503)', async ({ page }) => expectPage(page, 503));
});

test('[S8-16] the page of a lost token says in German that it is no longer valid', async ({ page }) => {
  await page.goto('/http-error/419');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht mehr gültig!');
});

test('[S2.10-02][S2.10-03] /http-error without a code is the 404 page', async ({ page }) => {
  const answer = await page.goto('/http-error');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden.');
});

test('[S2.10-01] /503 is the maintenance page and answers 503', async ({ page }) => {
  await holdConfiguration(page);
  const answer = await page.goto('/503');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir sind gleich wieder da');
});

for (const path of [
  '/gibt-es-nicht',
  '/shop/article/NICHTDA-1/x',
  '/page/nichts',
  '/a/b/c?d=e',
  '/%F0%9F%96%A8',
]) {
  test(`[S2-04] ${path} shows the not-found view with status 404 @phone`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden.');
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  });
}

for (const path of ['/shop/catalog/Toner-Schwarz', '/page/AGB', '/shop/supply/device/HP_M404'])
  test(`[S2-04] a link to ${path} shows the not-found view without a refused call`, async ({ page }) => {
    await visit(page, '/page/agb');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 400) refused.push(response.url());
    });
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden.');
    await expect(page).toHaveURL(path);
    expect(refused).toEqual([]);
  });

test('[S4.1-08] leaving an error page by a link goes to that link', async ({ page }) => {
  await visit(page, '/http-error/500');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum' })
    .or(page.getByRole('link', { name: 'Impressum' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/page\/impressum$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});
