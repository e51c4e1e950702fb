import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { flowFile, flowView } from './models/flow-view.ts';
import { loginForm, people } from './models/login-page.ts';
import { speakEnglish, visit, waitUntilLive } from './models/visit.ts';

/** What a page from a file cannot have, and what the shop need not: figures of visitors, what runs, the choice of a language. */
const onlyInOne =
  /option "(?:Besucherzahlen|Visitor counts)"|tab "Live"|button "(?:English|Deutsch)"|- \/url:/i;

/** A page as a screen reader has it, without what only one of the two can have. */
async function heard(page: Page): Promise<string> {
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
  return lines.filter((line) => !onlyInOne.test(line)).join('\n');
}

/** States that are chosen, or that a path is in. */
const marked = (page: Page): Promise<readonly string[]> =>
  flowView(page)
    .stage.locator('[aria-pressed="true"], [aria-current="step"]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-node') ?? ''));

test('a page from a file and the page in the shop are one view: the same gestures lead to the same', async ({
  page: shop,
  context,
}) => {
  test.slow();
  await visit(shop, '/login?redirectTo=%2Fflows%2Fcheckout');
  await loginForm(shop).signIn(people.backend);
  const file = await context.newPage();
  // Only the files themselves may be asked for.
  const asked: string[] = [];
  file.on('request', (request) => asked.push(request.url()));
  await file.goto(flowFile('checkout.html'));
  for (const page of [shop, file]) await expect(flowView(page).state('Schritte')).toBeVisible();

  const both = async (name: string, gesture: (page: Page) => Promise<void>): Promise<void> => {
    await gesture(shop);
    await gesture(file);
    expect(await heard(file), name).toBe(await heard(shop));
    expect(await marked(file), name).toEqual(await marked(shop));
  };
  await both('as it opens', async () => {});
  await both('a compound opened by keyboard, a state told', async (page) => {
    const { state, details } = flowView(page);
    await state('Schritte').press('Enter');
    await expect(state('Prüfen')).toBeVisible();
    await state('Prüfen').press(' ');
    await expect(details.getByRole('heading', { level: 2 })).toHaveText('Prüfen');
    await expect(details).toContainText('S2.9-10');
  });
  await both('a search that leads into a closed compound', async (page) => {
    const { search, state } = flowView(page);
    await search('saveOrder', 'Wird abgeschickt');
    await expect(state('Wird abgeschickt')).toHaveAttribute('aria-pressed', 'true');
    await expect(state('Wird abgeschickt')).toBeInViewport();
  });
  await both('a larger drawing by a key', async (page) => {
    const { stage } = flowView(page);
    const width = async () => (await stage.locator('svg').boundingBox())?.width ?? 0;
    const before = await width();
    await stage.press('+');
    expect(await width()).toBeCloseTo(before * 1.25, 0);
  });
  await both('a path played, with figures laid over', async (page) => {
    const { playPath, overlay, stage } = flowView(page);
    await playPath(1, 3);
    await overlay('coverage-browser');
    await expect(stage.locator('[aria-current="step"]')).toBeVisible();
    await expect(page).toHaveURL(
      /checkout(?:\.html)?\?path=machine\.checkout-\w+&step=3&overlay=coverage-browser$/,
    );
  });
  await both('the link to a step, opened anew', async (page) => {
    await page.reload();
    if (page === shop) await waitUntilLive(page);
    await expect(flowView(page).stage.locator('[aria-current="step"]')).toBeVisible();
  });
  await both('the outline', (page) => flowView(page).showOutline());

  await file.getByRole('button', { name: 'English' }).click();
  await expect(file).toHaveURL(/\?language=en&path=/);
  const { search } = new URL(shop.url());
  await speakEnglish(shop);
  await visit(shop, `/flows/checkout${search}`);
  await file.reload();
  await both('English', async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });
  await file.getByRole('link', { name: 'All flows' }).click();
  await expect(file.getByRole('heading', { level: 1, name: 'Flows of the shop' })).toBeVisible();
  await file.getByRole('link', { name: 'Consent' }).click();
  await expect(file.getByRole('heading', { level: 1, name: 'Consent' })).toBeVisible();
  expect(asked.filter((address) => !/^(?:file|data|blob):/.test(address))).toEqual([]);
});

test('a page from a file saves its drawing and has no barrier that axe knows @phone', async ({ page }) => {
  const view = flowView(page);
  await page.goto(flowFile('index.html'));
  await view.expectAccessible('table');
  await page.goto(flowFile('consent.html'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als PNG speichern' }).click();
  expect((await saved).suggestedFilename()).toBe('consent.collapsed.de.png');
  await view.playPath(1, 1);
  await view.overlay('coverage-view');
  await view.expectAccessible('diagram');
  await view.showOutline();
  await view.expectAccessible('outline');
});
