import { expect, test } from '#tests/support/shop-test.ts';
import type { TransitionTally } from '#contract/funnel.ts';
import { readInShop } from './models/shop-database.ts';
import { visit } from './models/visit.ts';

async function counters(): Promise<Map<string, number>> {
  const rows = await readInShop(
    'select transition, sum(count)::int as sum from transition_count group by transition',
  );
  return new Map(rows.map(({ transition, sum }) => [String(transition), Number(sum)]));
}

test('[S7.3-10] nothing is counted or fetched for counting before consent; then a batch without names raises the counters', async ({
  page,
}) => {
  const measuring: string[] = [];
  page.on('request', (request) => {
    if (/flows\/transitions|watch-visit/.test(request.url())) measuring.push(request.url());
  });
  const go = async (name: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await page.route('https://analytics.example/**', (route) => route.fulfill({ status: 204 }));
  await visit(page, '/');
  await go('Papier');
  await visit(page, '/shop/basket');
  expect(measuring).toEqual([]);

  const before = await counters();
  await page.evaluate(() => localStorage.setItem('cookie:accepted', 'true'));
  const code = page.waitForResponse(/watch-visit/);
  await go('Papier');
  await (await code).finished();
  await go('Umschläge & Versand');
  const batch = page.waitForRequest(/flows\/transitions/);
  await page.goto('about:blank');
  const { transitions } = (await batch).postDataJSON() as { transitions: TransitionTally[] };
  const fields = transitions.map((tally) => Object.keys(tally).toSorted().join());
  expect(new Set(fields)).toEqual(new Set(['count,machine,minute,transitionId']));
  expect(transitions.map(({ machine }) => machine)).toContain('navigation');
  await expect
    .poll(async () => {
      const now = await counters();
      return transitions.filter(
        ({ transitionId, count }) => (now.get(transitionId) ?? 0) < (before.get(transitionId) ?? 0) + count,
      );
    })
    .toEqual([]);
});
