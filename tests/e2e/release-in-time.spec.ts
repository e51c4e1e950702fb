import { expect, test as base } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { startClockedShop } from './models/clocked-shop.ts';
import type { ClockedShop } from './models/clocked-shop.ts';
import { enter } from './models/enter.ts';
import { placeOrder } from './models/checkout-page.ts';
import { ownFirm } from './models/firm.ts';
import { readFromMail } from './models/mailbox.ts';
import { followFromMail, inOwnBrowser, releaseDesk } from './models/release-desk.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';

const { adminOrders: words, release: said, order: orderWords } = texts;

const test = base.extend<object, { readonly shop: ClockedShop }>({
  shop: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startClockedShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

/** The shop looks once a minute which orders' times are over. */
const untilNoticedMs = 90_000;

test.describe.configure({ timeout: 120_000 + untilNoticedMs });

test('[S4.3-09][S4.3-10][R47] once the time of the admins is over the deputy is asked by mail, and releases by its link', async ({
  page,
  browser,
  shop,
}) => {
  const firm = await ownFirm(100, shop.folder);
  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  const number = await placeOrder(page, null);
  const main = page.getByRole('main');
  await visit(page, `/my/orders/${number}`);
  await expect(main).toContainText(said.deadlines.deputy({ days: 2 }));
  await expectAccessible(page);

  // Before that it is none of the deputy's business.
  const early = await inOwnBrowser(browser, firm.deputy, '/my/admin-orders');
  await expect(early.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await expect(releaseDesk(early).row(number)).toHaveCount(0);
  await early.context().close();

  shop.goTo(49);
  // By then whoever ordered has to sign in anew.
  await enter(page, firm.buyer, `/my/orders/${number}`);
  await expect(async () => {
    await page.reload();
    await expect(main).toContainText(said.steps.deputised, { timeout: 1000 });
  }).toPass({ timeout: untilNoticedMs });
  await waitUntilLive(page);
  // The next to come is the end of the wait: days are Berlin's, in the first hour of one they are one less.
  await expect(main).toContainText(
    new RegExp([4, 5].map((days) => said.deadlines.expiry({ days })).join('|')),
  );
  await expect(main).toContainText(orderWords.states.awaitingRelease);
  await expectAccessible(page);

  const address = await readFromMail(firm.deputy, /\/my\/admin-orders\/\S+/, shop.folder);
  expect(address).toBe(`/my/admin-orders/${number}`);
  const deputy = await followFromMail(browser, firm.deputy, address);
  await expect(deputy.getByRole('heading', { level: 1 })).toContainText(number);
  await expectAccessible(deputy);
  const desk = releaseDesk(deputy);
  await desk.begin('release', number).click();
  await desk.confirm('release').click();
  await expect(desk.outcomes).toContainText(words.outcomes.released({ count: 1, numbers: number }));
  await deputy.context().close();

  await page.reload();
  await expect(main).toContainText(orderWords.states.accepted);
  await expect(main).toContainText(said.stepBy({ step: said.steps.released, name: 'Veit Werk' }));
  await readFromMail(firm.buyer, /vielen Dank für Ihre Bestellung/, shop.folder);
});
