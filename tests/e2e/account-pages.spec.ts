import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible, expectHandy } from './models/accessible.ts';
import { walkToReview } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { ownFirm } from './models/firm.ts';
import { requestRelease } from './models/release-desk.ts';
import { findArticle, post, visit } from './models/visit.ts';

const { account } = texts;

const accountPages = [
  ['/my/account', account.overview],
  ['/my/order_again', account.articles],
  ['/my/shopping_lists', account.lists],
  ['/my/dealer_lists', account.dealerLists],
  ['/my/data', account.person],
  ['/my/password', account.password],
  ['/my/orders', account.orders],
  ['/my/budgets', account.ownBudgets],
  ['/my/articles', account.articles],
  ['/my/devices', account.devices],
] as const;

test('[S2.3-01][S2.3-08][S2.3-09] every page of the account is one view: its place is marked, and it leads to all others @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(5000);
  await enter(page, buyer);
  const pages = page.getByRole('navigation', { name: account.pages });
  for (const [path, place] of accountPages) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pages.locator('[aria-current="page"]')).toHaveText(place);
    const list = pages.getByRole('list');
    const line = pages.locator('summary');
    // A phone has no room for all of them: one line names the page in sight, and opens by keys.
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await expect(line).toHaveText(`${account.menu}${place}`);
      await expect(list).toBeHidden();
      await line.press('Enter');
    } else await expect(line).toBeHidden();
    for (const other of new Set(accountPages.map(([, name]) => name)))
      await expect(list.getByText(other, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[S9-22][S4.3-09] a basket above what its buyer may order says that it needs a release @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(100);
  await enter(page, buyer);
  const { articleNumber, shopDepotId } = await findArticle(page, 'toner');
  await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  await visit(page, '/shop/basket');
  await expect(page.getByText('Bestellungen über 1,00 € netto muss Ihre Firma freigeben.')).toBeVisible();
  await expectAccessible(page);
});

const adminPages = [
  '/my/admin',
  '/my/admin-orders',
  '/my/admin-user-orders',
  '/my/admin-costcenter-orders',
  '/my/admin-cost-centers',
  '/my/admin-budgets',
  '/my/admin-release-rules',
  '/my/admin-users',
  '/my/admin-import/people',
  '/my/admin-import/cost-centers',
  '/my/admin-import/budgets',
  '/my/admin-addresses',
  '/my/admin-user-addresses',
  '/my/admin-statistics',
];

test('every page of the admins of a firm: axe finds nothing @phone', async ({ page }) => {
  test.slow();
  const { admin } = await ownFirm(1);
  await enter(page, admin);
  const done = async (path: string, body: object): Promise<{ id?: number }> => {
    const answer = (await (await post(page, path, body)).json()) as { success: boolean; id?: number };
    expect(answer, path).toMatchObject({ success: true });
    return answer;
  };
  // Tables without rows have nothing to press.
  const costCenter = { number: '4711', name: 'Verwaltung', owner: '', state: 'active' };
  const { id } = await done('/my/admin-cost-centers/create', costCenter);
  await done('/my/admin-budgets/create', {
    person: '',
    costCenter: String(id),
    amount: '500',
    period: 'month',
  });
  const { articleNumber, shopDepotId } = await findArticle(page, 'toner');
  const position = { articleNumber, shopDepotId, quantity: 1, costCenter: costCenter.number };
  await done('/shop/basket/add', position);
  await walkToReview(page);
  await requestRelease(page);
  for (const path of adminPages) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHandy(page, path);
  }
});

test('[S0-03][S1-01][R21] guests, customers, admins of a firm and the staff each have their own part of the shop', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(5000);
  const inBrowserOf = async (email: string): Promise<Page> => {
    const one = await (await browser.newContext()).newPage();
    await enter(one, email);
    return one;
  };
  const [buyer, admin, staff] = [
    await inBrowserOf(firm.buyer),
    await inBrowserOf(firm.admin),
    await inBrowserOf(people.backend),
  ];
  for (const path of adminPages) {
    // A guest is led to the sign-in, a buyer is told that the page is not theirs, an admin works there.
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/login\\?redirectTo=${encodeURIComponent(path)}`));
    expect((await buyer.goto(path))?.status(), path).toBe(403);
    expect((await admin.goto(path))?.status(), path).toBe(200);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByRole('navigation', { name: account.pages })).toBeVisible();
    expect((await staff.goto(path))?.status(), path).toBe(403);
  }
  await visit(staff, '/shop?search=toner');
  await expect(staff.getByText(/_score \d/).first()).toBeVisible();
  await visit(admin, '/shop?search=toner');
  await expect(admin.getByText(/_score/)).toHaveCount(0);
  for (const one of [buyer, admin, staff]) await one.context().close();
});
