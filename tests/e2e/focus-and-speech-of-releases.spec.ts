import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { releaseDesk } from './models/release-desk.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { fillBasket, visit } from './models/visit.ts';

const { account, adminOrders: words } = texts;

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

/** A firm with orders that wait for a release, and its admin signed in. */
async function enterFirmWithWaiting(page: Page, count: number): Promise<string[]> {
  const firm = await ownFirm(100);
  await enter(page, firm.buyer);
  const numbers: string[] = [];
  while (numbers.length < count) {
    await fillBasket(page, 'toner', 1 + numbers.length);
    numbers.push(await placeOrder(page, null));
  }
  await enter(page, firm.admin, '/my/admin-orders');
  return numbers;
}

const rows = (count: number): string => account.rowsFound({ count });

test('the table of releases: sorted, searched, narrowed and selected @phone', async ({ page }) => {
  const [first = '', second = ''] = await enterFirmWithWaiting(page, 2);
  const main = page.getByRole('main');
  const search = main.getByRole('search', { name: words.search });
  const list = main.getByRole('region', { name: words.title });
  const filter = (name: string) =>
    main.getByRole('navigation', { name: words.filters }).getByRole('link', { name, exact: true });
  const sortBy = (name: string) => main.getByRole('columnheader', { name, exact: true }).getByRole('link');
  const tick = (number: string) => main.getByRole('checkbox', { name: words.select({ number }) });
  const all = main.getByRole('checkbox', { name: words.selectAll({ count: 2 }) });
  await expectEach(page, [
    {
      gesture: 'the table is sorted',
      how: async () => {
        await sortBy(words.columns.total).click();
        await expect(page).toHaveURL(/sort=total/);
      },
      focus: () => sortBy(words.columns.total),
      spoken: [],
    },
    {
      gesture: 'an order is searched',
      how: async () => {
        await search.getByRole('searchbox').fill(first);
        await search.getByRole('searchbox').press('Enter');
      },
      focus: () => list,
      spoken: [rows(1)],
    },
    {
      gesture: 'what nobody ordered is searched by the button',
      how: async () => {
        await search.getByRole('searchbox').fill('zzqqxx');
        await search.getByRole('button', { name: words.submitSearch }).click();
      },
      focus: () => list,
      spoken: [words.notFoundTitle],
    },
    {
      gesture: 'the search is ended',
      how: () => main.getByRole('link', { name: words.endSearch }).click(),
      focus: () => list,
      spoken: [rows(2)],
    },
    {
      gesture: 'all orders are shown',
      how: async () => {
        await filter(words.all).click();
        await expect(page).toHaveURL(/state=all/);
      },
      focus: () => filter(words.all).and(page.locator('[aria-current="page"]')),
      spoken: [],
    },
    {
      gesture: 'an order is selected',
      how: () => tick(second).click(),
      focus: () => tick(second),
      spoken: [words.selected({ count: 1 })],
    },
    {
      gesture: 'all are selected',
      how: () => all.click(),
      focus: () => all,
      spoken: [words.selected({ count: 2 })],
    },
    {
      gesture: 'none is selected any more',
      how: () => all.click(),
      focus: () => all,
      spoken: [],
    },
  ]);
});

test('orders are released, denied with a reason, and asked back about @phone', async ({ page }) => {
  const [first = '', second = '', third = '', fourth = ''] = await enterFirmWithWaiting(page, 4);
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: words.title });
  const { begin, confirm, outcomes } = releaseDesk(page);
  const question = (name: string) => main.getByRole('region', { name, exact: true });
  const cancel = main.getByRole('button', { name: words.cancel });
  const text = (name: string) => main.getByRole('textbox', { name });
  const bulk = main.getByRole('button', {
    name: words.decisionOfSelected({ decision: words.decisions.release, count: 2 }),
  });
  await expectEach(page, [
    {
      gesture: 'a release is begun',
      how: () => begin('release', first).click(),
      focus: () => question(words.questions.release({ count: 1 })),
      spoken: [],
    },
    {
      gesture: 'it is given up',
      how: () => cancel.click(),
      focus: () => begin('release', first),
      spoken: [],
    },
    {
      gesture: 'an order is released',
      how: async () => {
        await begin('release', first).click();
        await confirm('release').click();
        await expect(outcomes).toHaveAccessibleDescription(`Bestellung ${first} ist freigegeben.`);
      },
      focus: () => outcomes,
      spoken: [rows(3)],
    },
    {
      gesture: 'what became of it is closed',
      how: () => outcomes.getByRole('button', { name: words.dismiss }).click(),
      focus: () => list,
      spoken: [],
    },
    {
      gesture: 'a denial is begun',
      how: () => begin('deny', second).click(),
      focus: () => text(words.reason),
      spoken: [],
    },
    {
      gesture: 'it is sent without a reason',
      how: () => confirm('deny').click(),
      focus: () =>
        text(words.reason).and(page.locator('[aria-invalid="true"]')).and(page.locator('[aria-describedby]')),
      spoken: [],
    },
    {
      gesture: 'it is sent with a reason',
      how: async () => {
        await text(words.reason).fill('Dafür ist kein Geld da.');
        await confirm('deny').click();
      },
      focus: () => outcomes,
      spoken: [rows(2)],
    },
    {
      gesture: 'a question is begun',
      how: () => begin('ask', third).click(),
      focus: () => text(words.question),
      spoken: [],
    },
    {
      gesture: 'the question is sent',
      how: async () => {
        await text(words.question).fill('Wofür brauchen Sie das?');
        await confirm('ask').click();
      },
      focus: () => outcomes,
      spoken: [],
    },
    {
      gesture: 'those that are left are selected',
      how: () => main.getByRole('checkbox', { name: words.selectAll({ count: 2 }) }).click(),
      focus: () => main.getByRole('checkbox', { name: words.selectAll({ count: 2 }) }),
      spoken: [words.selected({ count: 2 })],
    },
    {
      gesture: 'their release is begun',
      how: () => bulk.click(),
      focus: () => question(words.questions.release({ count: 2 })),
      spoken: [],
    },
    {
      gesture: 'all that are left are released',
      how: () => confirm('release').click(),
      focus: () => outcomes,
      spoken: [words.emptyTitle],
    },
    {
      gesture: 'what became of them is closed',
      how: () => outcomes.getByRole('button', { name: words.dismiss }).click(),
      focus: () => list,
      spoken: [],
    },
  ]);
  await visit(page, `/my/admin-orders/${fourth}`);
  await expect(main).toContainText(words.buyer);
});

test('an order on its own page: its quantities are changed, and it is released @phone', async ({ page }) => {
  const [number = ''] = await enterFirmWithWaiting(page, 1);
  await visit(page, `/my/admin-orders/${number}`);
  const main = page.getByRole('main');
  const amount = main.getByRole('textbox', { name: /Toner/ });
  const { begin, confirm, outcomes } = releaseDesk(page);
  const save = main.getByRole('button', { name: words.saveQuantities });
  await expectEach(page, [
    {
      gesture: 'the quantities are opened',
      how: () => main.getByText(words.changeTitle).click(),
      focus: () => main.locator('summary').filter({ hasText: words.changeTitle }),
      spoken: [],
    },
    {
      gesture: 'more than was ordered is sent',
      how: async () => {
        await amount.fill('30');
        await save.click();
      },
      focus: () => main.getByRole('alert'),
      spoken: [/Mehr als die bestellten 1/],
    },
    {
      gesture: 'the order is released',
      how: async () => {
        await begin('release', number).click();
        await confirm('release').click();
      },
      focus: () => outcomes,
      spoken: [],
    },
    {
      gesture: 'what became of it is closed',
      how: () => outcomes.getByRole('button', { name: words.dismiss }).click(),
      focus: () => main.getByRole('heading', { level: 1 }),
      spoken: [],
    },
  ]);
});
