import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { speakEnglish, visit } from './models/visit.ts';

test.use({ expectedErrors: [/the server responded with a status of/] });

const sentences = [
  [401, 'You are not authorized to access this page', '[S8-09][S2.10-04]'],
  [403, 'You are not allowed to access this page.', '[S8-10][S2.10-04]'],
  [404, 'Page not found.', '[S8-11][S2.10-04]'],
  [405, 'Method Not Allowed', '[S8-12][S2.10-04]'],
  [419, 'Please Reload the Page', '[S8-13][S2.10-04]'],
  [500, 'Internal Server Error', '[S8-14][S2.10-04]'],
  [502, 'Bad Gateway', '[S8-14][S2.10-04]'],
  [503, 'We will be back soon ...', '[S8-15][S2.10-04]'],
] as const;

/** The first configuration that arrives says that the shop is open, and a page of maintenance goes home; it is on its way for ever. */
const holdConfiguration = (page: Page): Promise<unknown> =>
  page.route('**/rest/systems/config*', () => undefined);

for (const [code, sentence, clauses] of sentences) {
  test(`${clauses} the page of ${code} says "${sentence}" and answers ${code}`, async ({ page }) => {
    await holdConfiguration(page);
    await speakEnglish(page);
    const answer = await page.goto(`/http-error/${code}`);
    expect(answer?.status()).toBe(code);
    await expect(page.getByRole('main')).toContainText(sentence);
  });
}

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
