import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { searchSteering as words } from '#texts/de/search-steering.ts';
import { staff } from '#texts/de/staff.ts';
import { expectHandy } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A word nobody else searches for, and that is near no word of the catalogue. */
const freshWord = (): string =>
  `qx${randomUUID()
    .replace(/[^a-z]/g, '')
    .slice(0, 4)}zvwq`;

test('[S7.1-08][S2.11-09] what visitors searched in vain becomes a synonym, looked at before it holds, and is taken back', async ({
  page,
  browser,
}) => {
  const word = freshWord();
  const guest = await (await browser.newContext()).newPage();
  const told: string[] = [];
  guest.on('request', (request) => {
    if (request.url().endsWith('/rest/search-misses')) told.push(request.postData() ?? '');
  });
  await visit(guest, `/shop?search=${word}`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  expect(told).toEqual([]);
  await guest.evaluate(() => localStorage.setItem('cookie:accepted', 'true'));
  for (const term of [word, 'toner', word]) {
    const isCounted = term === word ? guest.waitForResponse('**/rest/search-misses') : null;
    await visit(guest, `/shop?search=${term}`);
    await isCounted;
  }
  expect(told).toHaveLength(2);

  await enter(page, people.backend, '/my/orders');
  await page
    .getByRole('navigation', { name: staff.heading })
    .getByRole('link', { name: staff.search })
    .click();
  await expect(heading(page, words.title)).toBeVisible();
  await main(page)
    .getByRole('link', { name: words.asSynonymOf({ words: word }) })
    .click();
  await expect(heading(page, words.draftTitle)).toBeFocused();
  await expect(field(page, words.word)).toHaveValue(word);
  await field(page, words.targets.synonym).fill(word.toUpperCase());
  await press(page, words.look);
  await expect(main(page).getByRole('alert').first()).toContainText('Das ist dasselbe Wort.');
  await expectHandy(page, 'a rule with a fault');
  await field(page, words.targets.synonym).fill('kugelschreiber');
  await press(page, words.look);
  await expect(main(page).getByText(words.marks.new)).toHaveCount(10);
  await expectHandy(page, 'the effect of a rule');
  await visit(guest, `/shop?search=${word}`);
  await expect(articleList(guest).tiles).toHaveCount(0);
  await press(page, words.publish);
  await expect(heading(page, words.title)).toBeFocused();
  await expectHandy(page, 'the rules');
  await visit(guest, `/shop?search=${word.toUpperCase()}`);
  await expect(articleList(guest).tiles.first()).toContainText(/kugelschreiber/i);

  await main(page).getByRole('link', { name: words.undo }).first().click();
  await expect(main(page).getByText(words.marks.gone)).toHaveCount(10);
  await expectHandy(page, 'a version that is taken back');
  await press(page, words.publish);
  await expect(heading(page, words.title)).toBeFocused();
  await expect(main(page).getByRole('table').last().getByRole('row').nth(1)).toContainText('zurückgenommen');
});

test('[S7.1-08] the rules of the search and the effect of one are handy on a phone, too @phone', async ({
  page,
}) => {
  await enter(page, people.backend, '/search-steering');
  await expectHandy(page, 'the rules');
  await visit(page, '/search-steering/rule?kind=brandUp&target=Brother&query=toner');
  await expect(main(page).getByText(words.marks.new).first()).toBeVisible();
  await expectHandy(page, 'the effect of a rule');
});

test('[R20][S6-05] nobody but the staff sees the rules of the search', async ({ page }) => {
  await enter(page, people.private, '/my/orders');
  await expect(page.getByRole('navigation', { name: staff.heading })).toHaveCount(0);
  const answer = await page.request.get('/search-steering');
  expect(answer.status()).toBe(403);
});
