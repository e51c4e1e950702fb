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

test('[R43] a checkout begun in one browser goes on in another: addresses and ways are there, the order is placed once', async ({
  page,
  browser,
}) => {
  const { buyer } = await ownFirm(100_000_000);
  await enter(page, buyer, '/');
  const { displayName } = await fillBasket(page, 'toner', 2);
  await walkToReview(page);
  const here = checkoutPage(page);
  const field = (main: typeof here.main, name: string) => main.getByRole('textbox', { name });
  await field(here.main, remarks.reference).fill('BE-4711');
  await field(here.main, remarks.comment).fill('Bitte an der Pforte abgeben.');

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
  // What is typed beside the button stands in its own tab alone, until it is sent with the order.
  await expect(field(there.main, remarks.reference)).toHaveValue('');
  await expect(field(there.main, remarks.comment)).toHaveValue('');
  await expectAccessible(other);
  await page.reload();
  await waitUntilLive(page);
  await expect(field(here.main, remarks.reference)).toHaveValue('BE-4711');

  await there.terms.check();
  await there.order.click();
  const number = await there.orderNumber();
  // Whoever orders again where it was begun is told that the basket is another one.
  await here.terms.check();
  await here.order.click();
  await expect(page.getByRole('heading', { name: words.changed.title })).toBeVisible();
  await expect(here.main).toContainText(words.changed.removed({ name: displayName }));
  expect(
    await readInShop(
      `select o.order_number as number from shop_order o join person p on p.id = o.person_id where p.email = $1`,
      [buyer],
    ),
  ).toEqual([{ number }]);
  await other.context().close();
});
