import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, freshEmail, openCheckoutAt } from './models/checkout-page.ts';
import { articleList, articleOffer, basketInHeader, searchBox } from './models/shop-front.ts';
import { visit } from './models/visit.ts';
import type { Locator, Page } from '@playwright/test';

const { frame } = texts;

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });
test.describe.configure({ timeout: 90_000 });

/** The page is no wider than the tablet, and what one came for is in sight without scrolling, covered by nothing. */
async function expectFits(page: Page, mainAction: Locator): Promise<void> {
  // A page that has just come is still on its way to its beginning (S2-03).
  await expect(async () => {
    await expect(mainAction).toBeInViewport({ ratio: 1, timeout: 500 });
    const seen = await mainAction.evaluate((action) => {
      const { left, top, width, height } = action.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        widerBy: Math.max(0, scrollWidth - clientWidth),
        isFree: there !== null && action.contains(there),
      };
    });
    expect(seen, page.url()).toEqual({ widerBy: 0, isFree: true });
  }).toPass({ timeout: 10_000 });
}

test('on a tablet every page from home to the order fits, with its main action in sight', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const list = articleList(page);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Ablehnen' }).tap();
  await expectFits(page, searchBox(page).field);
  await visit(page, '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn');
  const inTable = page
    .getByRole('main')
    .getByRole('table')
    .getByRole('button', { name: / in den Warenkorb$/ });
  await expectFits(page, inTable.first());
  await visit(page, '/shop/catalog/toner');
  await expectFits(page, list.addButton(list.tiles.first()));
  await list.tiles.first().getByRole('link').first().tap();
  await expectFits(page, articleOffer(page).add);
  await articleOffer(page).add.tap();
  await basketInHeader(page).tap();
  await expect(basketPage(page).lines).toHaveCount(1);
  const toCheckout = page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true });
  await expectFits(page, toCheckout);
  await toCheckout.tap();

  await checkout.expectStep('identify');
  await checkout.guestEmail.fill(freshEmail());
  await expectFits(page, checkout.guestSubmit);
  await checkout.guestSubmit.tap();
  await checkout.expectStep('address');
  await checkout.typeAddress();
  await expectFits(page, checkout.addressSubmit);
  await checkout.addressSubmit.tap();
  await checkout.expectStep('methods');
  await checkout.shipping('Standardversand').check();
  await checkout.payment('Vorkasse').check();
  await expectFits(page, checkout.methodsSubmit);
  await checkout.methodsSubmit.tap();
  await checkout.expectStep('review');
  await expect(async () => {
    await checkout.order.scrollIntoViewIfNeeded();
    await expect(checkout.order).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expectFits(page, checkout.order);
});

for (const width of [390, 600, 820, 1100, 1280])
  test(`at ${width} px what a price contains stands on one line, and price and basket beside each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/shop/catalog/toner');
    const tile = articleList(page).tiles.first();
    const note = tile.getByText('zzgl. MwSt., zzgl. Versand');
    const lines = await note.evaluate(
      (words) => words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    const [price, add] = await Promise.all([
      note.locator('xpath=preceding-sibling::b').boundingBox(),
      tile.getByRole('button', { name: / in den Warenkorb$/ }).boundingBox(),
    ]);
    expect(price!.x + price!.width).toBeLessThanOrEqual(add!.x);
    expect(add!.y).toBeLessThanOrEqual(price!.y + price!.height);
  });

/** Words that the way to the top covers at the end of the page, and whether it is there. */
const coveredAtEnd = (page: Page, label: string) =>
  page.evaluate((name) => {
    const button = document.querySelector(`button[aria-label="${name}"]`);
    const place = button?.getBoundingClientRect();
    if (button === null || place === undefined) return null;
    const covered: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < place.right && right > place.left && top < place.bottom && bottom > place.top)
          covered.push(node.textContent ?? '');
    }
    return {
      covered: covered.filter((text) => text.trim() !== ''),
      isShown: button.checkVisibility({ visibilityProperty: true }),
    };
  }, label);

for (const width of [390, 820, 1440])
  test(`at the end of a page of ${width} px the way to the top is there and covers no word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCheckoutAt(page, 'address');
    for (const address of ['/shop/checkout/2', '/', '/shop/catalog/toner', '/page/agb']) {
      await visit(page, address);
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect
        .poll(() => coveredAtEnd(page, frame.scrollToTop), { message: address })
        .toEqual({ covered: [], isShown: true });
    }
  });
