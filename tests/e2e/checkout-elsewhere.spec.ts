import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { remarks } from '#texts/de/remarks.ts';
import { expectAccessible } from './models/accessible.ts';
import { checkoutPage, walkToReview } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { inOwnBrowser } from './models/release-desk.ts';
import { readInShop } from './models/shop-database.ts';
import { fillBasket, waitUntilLive } from './models/visit.ts';

const { checkout: words } = texts;

test.describe.configure({ timeout: 120_000 });

/** Leaves a field with this text, and waits until the server has kept it. */
async function leave(page: Page, field: Locator, text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rest/shop/checkout/remarks') &&
      response.request().postData()?.includes(text) === true,
  );
  await field.fill(text);
  await field.blur();
  expect(await (await answer).json()).toEqual({ success: true });
}

test('[R43] a checkout begun in one browser goes on in another: all that was said is there, the order is placed once', async ({
  page,
  browser,
}) => {
  const { buyer } = await ownFirm(100_000_000);
  await enter(page, buyer, '/');
  const { displayName } = await fillBasket(page, 'toner', 2);
  await walkToReview(page);
  const here = checkoutPage(page);
  const field = (main: typeof here.main, name: string) => main.getByRole('textbox', { name });
  await leave(page, field(here.main, remarks.reference), 'BE-4711');
  await leave(page, field(here.main, remarks.comment), 'Bitte an der Pforte abgeben.');

  const other = await inOwnBrowser(browser, buyer, '/shop/basket');
  await expect(other.getByRole('main')).toContainText(displayName);
  await other.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first().click();
  const there = checkoutPage(other);
  // Nothing is asked again: the way leads to the last step at once.
  await there.expectStep('review');
  await waitUntilLive(other);
  for (const kept of [
    'Gerda Gast',
    'Musterweg 7 a',
    '10115 Berlin',
    'Rechnung',
    'Standardversand',
    displayName,
  ])
    await expect(there.main).toContainText(kept);
  await expect(field(there.main, remarks.reference)).toHaveValue('BE-4711');
  await expect(field(there.main, remarks.comment)).toHaveValue('Bitte an der Pforte abgeben.');
  await expectAccessible(other);
  // What is left there is read where it was begun; what has arrived is no draft of that tab any more.
  await leave(other, field(there.main, remarks.comment), 'Bitte ins Lager bringen.');
  await page.reload();
  await waitUntilLive(page);
  await expect(field(here.main, remarks.reference)).toHaveValue('BE-4711');
  await expect(field(here.main, remarks.comment)).toHaveValue('Bitte ins Lager bringen.');

  await there.terms.check();
  await there.order.click();
  const number = await there.orderNumber();
  // Whoever orders something else where it was begun is told that the basket is another one.
  await field(here.main, remarks.comment).fill('Bitte klingeln.');
  await here.terms.check();
  await here.order.click();
  await expect(page.getByRole('heading', { name: words.changed.title })).toBeVisible();
  await expect(here.main).toContainText(words.changed.removed({ name: displayName }));
  expect(
    await readInShop(
      `select o.order_number as number, o.reference, o.comment from shop_order o join person p on p.id = o.person_id where p.email = $1`,
      [buyer],
    ),
  ).toEqual([{ number, reference: 'BE-4711', comment: 'Bitte ins Lager bringen.' }]);
  await other.context().close();
});
