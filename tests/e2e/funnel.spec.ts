import { expect, test } from '#tests/support/shop-test.ts';
import { funnelEndpoints } from '#contract/funnel.ts';
import type { Page } from '@playwright/test';
import { readInShop } from './models/shop-database.ts';
import { visit } from './models/visit.ts';

/** What counts: the call, and the code that makes it. */
const measured = new RegExp(`/rest${funnelEndpoints.count.path}|watch-visit`);

/** How often the counters know that somebody went from one page to another. */
async function pagesCounted(): Promise<number> {
  const [row] = await readInShop(
    `select coalesce(sum(count), 0)::int as sum from transition_count
     where transition like 'navigation|%|navigation.settled|%'`,
  );
  return Number(row?.['sum']);
}

/** What a browser tells a page that goes; a request of one that has gone is seen by nobody here. */
const hide = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('[S7.3-10][S7-02] nothing is counted or fetched for counting before consent; after it, what is left behind raises the counters', async ({
  page,
}) => {
  await page.route('https://analytics.example/**', (route) => route.fulfill({ status: 204 }));
  const measuring: string[] = [];
  page.on('request', (request) => {
    if (measured.test(request.url())) measuring.push(request.url());
  });
  await visit(page, '/');
  await goTo(page, 'Papier');
  await hide(page);
  await visit(page, '/shop/basket');
  await hide(page);
  expect(measuring).toEqual([]);

  const before = await pagesCounted();
  await page.evaluate(() => localStorage.setItem('cookie:accepted', 'true'));
  // The page in sight is reported as soon as that code listens.
  const reported = page.waitForResponse('https://analytics.example/**');
  await goTo(page, 'Papier');
  await reported;
  await goTo(page, 'Umschläge & Versand');
  const counted = page.waitForRequest(
    (request) => measured.test(request.url()) && request.method() === 'POST',
  );
  await hide(page);
  const headers = await (await counted).allHeaders();
  expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  await expect.poll(pagesCounted).toBeGreaterThan(before);

  const behind = await pagesCounted();
  await goTo(page, 'Papier');
  await page.goto('about:blank');
  await expect.poll(pagesCounted).toBeGreaterThan(behind);
});
