import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { ratings as words } from '#texts/de/ratings.ts';
import { staff } from '#texts/de/staff.ts';
import { expectAccessible } from './models/accessible.ts';
import { placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { demoPassword, loginForm, people } from './models/login-page.ts';
import { fillBasket, findArticle, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const { waitingRatings } = texts;

const section = (page: Page) => page.getByRole('region', { name: words.title });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Opens the page of a rating that waits, by the staff's links from page to page. */
async function openWaiting(page: Page, title: string): Promise<void> {
  await enter(page, people.backend, '/my/account');
  const menu = page.getByRole('navigation', { name: staff.heading });
  await menu.getByRole('link', { name: staff.registrations }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.registrations.title);
  await menu.getByRole('link', { name: staff.search }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.searchSteering.title);
  await menu.getByRole('link', { name: staff.ratings }).click();
  await page.getByRole('searchbox', { name: waitingRatings.search }).fill(title);
  await press(page, waitingRatings.submitSearch);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(title);
}

/** Rates an article that was just ordered; gives the page of the article. */
async function waitingRating(
  page: Page,
  title: string,
  { goods, quantity }: { readonly goods: string; readonly quantity: number },
): Promise<string> {
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  const article = await fillBasket(page, goods, quantity);
  await placeOrder(page, null);
  await visit(page, article.path);
  await section(page).getByRole('button', { name: words.rate }).click();
  await section(page).getByRole('radio', { name: words.form.choices[1] }).check();
  await section(page).getByRole('textbox', { name: words.form.title }).fill(title);
  await press(page, words.form.submit);
  await expect(section(page)).toContainText(words.form.sent);
  return article.path;
}

test('[S7.2-01][S7.1-13] who bought an article rates it, the staff show it, and a guest reads it @phone', async ({
  page,
  browser,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  const title = `Hält lange ${randomUUID()}`;
  const hostile = '<img src=x onerror="document.title=1"><b>fett</b>';
  await enter(page, buyer);
  const article = await fillBasket(page, 'heftgerät', 5);
  await placeOrder(page, null);

  await visit(page, article.path);
  await expect(section(page)).toContainText(words.howTitle);
  await section(page).getByRole('button', { name: words.rate }).click();
  await expect(section(page).getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  await press(page, words.form.submit);
  await expect(section(page).getByRole('alert').first()).toContainText(
    'Bitte wählen Sie einen bis fünf Sterne.',
  );
  await section(page).getByRole('radio', { name: words.form.choices[4] }).check();
  await section(page).getByRole('textbox', { name: words.form.title }).fill(title);
  await section(page).getByRole('textbox', { name: words.form.text }).fill(hostile);
  await section(page)
    .getByRole('radio', { name: words.form.asName({ name: 'Karl W.' }) })
    .check();
  await press(page, words.form.submit);
  const thanks = section(page).getByRole('status').filter({ hasText: words.form.sent });
  await expect(thanks).toBeFocused();
  await page.reload();
  await expect(section(page)).toContainText(words.states.waiting);
  await expect(section(page).getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await openWaiting(desk, title);
  await expect(desk.getByRole('main')).toContainText(hostile);
  await expectAccessible(desk);
  await press(desk, waitingRatings.approve);
  await expect(desk).toHaveURL('/ratings');
  await desk.context().close();

  const guest = await (await browser.newContext()).newPage();
  const shown = section(guest).getByRole('listitem').filter({ hasText: title });
  // Pages for guests are kept for some seconds.
  await expect(async () => {
    await visit(guest, article.path);
    await expect(shown).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(shown).toContainText('Karl W.');
  await expect(shown).toContainText(hostile);
  await expect(shown.getByRole('img', { name: words.stars({ stars: '4' }) })).toBeVisible();
  const short = guest.getByRole('main').getByRole('link', { name: /von 5 Sternen \d+ Bewertung/ });
  await short.click();
  await expect(guest).toHaveURL(/#bewertungen$/);
  await expect(section(guest)).toBeInViewport();
  await expectAccessible(guest);
  const told = await guest.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(told ?? '')).toMatchObject({ aggregateRating: { '@type': 'AggregateRating' } });
  await guest.context().close();
});

test('[S7.2-01] the staff refuse a rating with a reason, which its author reads', async ({
  page,
  browser,
}) => {
  const title = `Zu privat ${randomUUID()}`;
  const path = await waitingRating(page, title, { goods: 'ordner', quantity: 10 });

  const desk = await (await browser.newContext()).newPage();
  await openWaiting(desk, title);
  await desk.getByRole('main').getByText(waitingRatings.refuse, { exact: true }).click();
  await desk.getByRole('textbox', { name: waitingRatings.reason }).fill('Bitte ohne fremde Namen.');
  await expectAccessible(desk);
  await press(desk, waitingRatings.confirmRefuse);
  await expect(desk).toHaveURL('/ratings');
  await desk.context().close();

  await visit(page, path);
  await expect(section(page)).toContainText('Bitte ohne fremde Namen.');
  await section(page).getByRole('button', { name: words.change }).click();
  await expect(section(page).getByRole('textbox', { name: words.form.title })).toHaveValue(title);
  await section(page).getByRole('textbox', { name: words.form.title }).fill(`${title} neu`);
  await press(page, words.form.submit);
  await expect(section(page)).toContainText(words.form.sent);
});

/** Rates an article that was just ordered, and lets the staff show it; gives the page of the article. */
async function shownRating(page: Page, browser: Browser, title: string): Promise<string> {
  const path = await waitingRating(page, title, { goods: 'locher', quantity: 5 });
  const desk = await (await browser.newContext()).newPage();
  await openWaiting(desk, title);
  await press(desk, waitingRatings.approve);
  await expect(desk).toHaveURL('/ratings');
  await desk.context().close();
  await visit(page, path);
  await expect(section(page)).toContainText(words.states.shown);
  await expect(ratingOf(page, title)).toHaveCount(1);
  return path;
}

const ratingOf = (page: Page, title: string) =>
  section(page).getByRole('listitem').filter({ hasText: title });

test('[S7.2-01][S7.1-13] who has rated an article deletes that again @phone', async ({ page, browser }) => {
  const title = `Doch nicht ${randomUUID()}`;
  const path = await shownRating(page, browser, title);
  await section(page).getByText(words.withdrawal.title, { exact: true }).click();
  await expect(section(page)).toContainText(words.withdrawal.hint);
  await expectAccessible(page);
  await press(page, words.withdrawal.submit);
  await expect(section(page).getByText(words.withdrawal.done)).toBeFocused();
  await expect(ratingOf(page, title)).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, path);
  await expect(ratingOf(page, title)).toHaveCount(0);
  // What was said is said anew, and deleted while it waits.
  await section(page).getByRole('button', { name: words.rate }).click();
  await section(page).getByRole('radio', { name: words.form.choices[4] }).check();
  await press(page, words.form.submit);
  await expect(section(page)).toContainText(words.form.sent);
  await section(page).getByText(words.withdrawal.title, { exact: true }).click();
  await press(page, words.withdrawal.submit);
  await expect(section(page).getByText(words.withdrawal.done)).toBeFocused();
  await expect(section(page).getByText(words.form.sent)).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: words.rate })).toBeVisible();
});

test('[S7.2-01] the staff take a shown rating down with a reason, which its author reads', async ({
  page,
  browser,
}) => {
  const title = `Beleidigt ${randomUUID()}`;
  const path = await shownRating(page, browser, title);
  const desk = await (await browser.newContext()).newPage();
  await enter(desk, people.backend, '/ratings');
  await desk
    .getByRole('navigation', { name: waitingRatings.lists })
    .getByRole('link', { name: waitingRatings.shown })
    .click();
  await expect(desk).toHaveURL('/ratings/shown');
  await desk.getByRole('searchbox', { name: waitingRatings.search }).fill(title);
  await press(desk, waitingRatings.submitSearch);
  await expect(desk.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectAccessible(desk);
  await desk.getByRole('table').getByRole('link').click();
  await desk.getByRole('main').getByText(waitingRatings.ofShown.refuse, { exact: true }).click();
  await expectAccessible(desk);
  await press(desk, waitingRatings.ofShown.confirmRefuse);
  await expect(desk.getByRole('alert').first()).toContainText('Bitte geben Sie den Grund an.');
  await desk
    .getByRole('textbox', { name: waitingRatings.reason })
    .fill('Beleidigt einen Mitarbeiter (§ 185 StGB).');
  await press(desk, waitingRatings.ofShown.confirmRefuse);
  await expect(desk).toHaveURL('/ratings/shown');
  await desk.context().close();

  await visit(page, path);
  await expect(section(page)).toContainText('Beleidigt einen Mitarbeiter (§ 185 StGB).');
  await expect(ratingOf(page, title)).toHaveCount(0);
});

test('[S7.2-01] a guest signs in on the way and is told who may rate', async ({ page }) => {
  const { buyer } = await ownFirm(1_000_000);
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'locher');
  await visit(page, article.path);
  await expect(section(page)).toContainText(words.onlyBuyers);
  await section(page).getByRole('link', { name: words.signIn }).click();
  await loginForm(page).signIn(buyer, demoPassword);
  await expect(page).toHaveURL(`${article.path}#bewertungen`);
  await expect(section(page)).toContainText(words.onlyBuyers);
  await expect(section(page).getByRole('button')).toHaveCount(0);
});
