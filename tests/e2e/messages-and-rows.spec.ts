import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { articleList, articleOffer, basketToast } from './models/shop-front.ts';
import { fillBasket, findArticle, post, visit } from './models/visit.ts';
import type { Locator, Page } from '@playwright/test';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

const boxOf = async (place: Locator): Promise<Box> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${String(place)} is not to be seen.`);
  return box;
};

const messages = (page: Page): Locator => page.getByRole('region', { name: 'Meldungen' });

/** Waits until the messages stand, and expects them to cover none of the places that are to be seen. */
async function expectApart(page: Page, message: Locator, places: readonly Locator[]): Promise<void> {
  await expect(messages(page)).toHaveAttribute('style', /inset/);
  const box = await boxOf(message);
  const room = await page.evaluate(() => document.body.clientWidth);
  expect(box.x >= 0 && box.x + box.width <= room, 'the message is cut').toBe(true);
  for (const place of places) {
    const seen = (await place.isVisible()) ? await boxOf(place) : null;
    expect(seen === null || isApart(box, seen), `${String(place)} is covered`).toBe(true);
  }
}

test('a message covers neither header nor the way into the basket; it goes with its page, one for all adds @phone', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const { path } = await findArticle(page, 'toner');
  await visit(page, path);
  const offer = articleOffer(page);
  await offer.add.click();
  await expect(basketToast(page)).toHaveCount(1);
  await expectApart(page, basketToast(page), [page.getByRole('banner'), offer.add]);
  await offer.add.click();
  await expect(basketToast(page)).toContainText(/2 × /);
  await expect(basketToast(page)).toHaveCount(1);
  await basketToast(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(basketPage(page).lines).toHaveCount(1);
  await expect(basketToast(page)).toHaveCount(0);
});

test('a message is out of the way again where the page was scrolled to @phone', async ({ page }) => {
  await visit(page, '/shop/catalog/toner');
  const { tiles } = articleList(page);
  const adds = tiles.getByRole('button', { name: / in den Warenkorb$/ });
  await adds.first().click();
  await expect(basketToast(page)).toHaveCount(1);
  // It stays while somebody is at it.
  await basketToast(page).getByRole('link').focus();
  const covered = (): Promise<number> =>
    adds.evaluateAll((buttons) => {
      const found = buttons.filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there?.closest('[aria-label="Meldungen"]') != null;
      });
      return found.length;
    });
  for (let down = 0; down < 800; down += 80) {
    await page.mouse.wheel(0, 80);
    await expect.poll(covered, `${down} px down`).toBe(0);
  }
});

test('on the basket page a message covers neither the sum nor the way to the checkout @phone', async ({
  page,
}) => {
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  const refusal = {
    success: false,
    code: 'position.notFound',
    errorMessages: ['Diese Position gibt es nicht.'],
  };
  await page.route('**/rest/shop/basket/remove', (route) => route.fulfill({ json: refusal }));
  await basketPage(page)
    .lines.first()
    .getByRole('button', { name: /entfernen$/ })
    .click();
  const message = messages(page).getByRole('alert');
  await expect(message).toBeVisible();
  await expectApart(page, message, [
    page.getByRole('banner'),
    page.getByRole('complementary', { name: 'Summe' }),
    page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first(),
  ]);
});

test('opening a note moves no other control of its line, and a line is low @phone', async ({ page }) => {
  const { articleNumber, shopDepotId, displayName } = await fillBasket(page, 'toner', 2);
  await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1, hint: 'Raum 2.14' });
  await visit(page, '/shop/basket');
  const basket = basketPage(page);
  const line = basket.lines.first();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  expect((await boxOf(line)).height).toBeLessThanOrEqual(isNarrow ? 208 : 124);
  const controls = [
    line.getByRole('spinbutton'),
    line.getByRole('button', { name: `Mehr von ${displayName}` }),
    line.getByRole('button', { name: `${displayName} entfernen` }),
    line.getByText('Notiz hinzufügen'),
  ];
  const before = await Promise.all(controls.map(boxOf));
  await line.getByText('Notiz hinzufügen').click();
  await expect(line.getByRole('textbox', { name: `Notiz zu ${displayName}` })).toBeVisible();
  const after = await Promise.all(controls.map(boxOf));
  const moved = after.filter(({ x, y }, index) => x !== before[index]?.x || y !== before[index]?.y);
  expect(moved).toEqual([]);
});

test('a note can be typed at once after its field was opened', async ({ page }) => {
  const { displayName } = await fillBasket(page, 'toner', 2);
  await visit(page, '/shop/basket');
  const line = basketPage(page).line(displayName);
  await line.noteSummary.click();
  await expect(line.note).toBeFocused();
  await page.keyboard.type('für den Empfang');
  await page.keyboard.press('Enter');
  await expect(line.line).toContainText('Notiz: für den Empfang');
  await expect(line.noteSummary).toBeFocused();
  // What is added to it comes after it.
  await line.noteSummary.click();
  await expect(line.note).toBeFocused();
  await page.keyboard.type(', links');
  await page.keyboard.press('Enter');
  await expect(line.line).toContainText('Notiz: für den Empfang, links');
});

test('a note is kept when its field is left, and the next gesture finds the line all the same', async ({
  page,
}) => {
  const { displayName } = await fillBasket(page, 'toner', 2);
  await visit(page, '/shop/basket');
  const line = basketPage(page).line(displayName);
  await line.noteSummary.click();
  await line.note.fill('Raum 2.14');
  await line.more.click();
  await expect(line.line).toContainText('Notiz: Raum 2.14');
  await expect(line.quantity).toHaveValue('3');
  await expect
    .poll(async () => {
      const answer = await page.request.get('/rest/shop/basket', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      const { basket } = (await answer.json()) as {
        basket: { items: { quantity: number; hint: string }[] };
      };
      return basket.items.map(({ quantity, hint }) => ({ quantity, hint }));
    })
    .toEqual([{ quantity: 3, hint: 'Raum 2.14' }]);
});

test('a note that is kept moves nothing under the pointer: the press it was left by counts on another line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { displayName } = await fillBasket(page, 'toner', 2);
  const other = await fillBasket(page, 'ordner', 10);
  await visit(page, '/shop/basket');
  const line = basketPage(page).line(displayName);
  const { more, quantity } = basketPage(page).line(other.displayName);
  await line.noteSummary.click();
  await line.note.fill(`Raum 2.14 ${'mit langem Weg dorthin '.repeat(6)}`);
  const before = await boxOf(more);
  await more.click({ delay: 120 });
  await expect(line.line).toContainText('Notiz: Raum 2.14');
  await expect(quantity).not.toHaveValue('10');
  expect(await boxOf(more)).toEqual(before);
});

test('what was taken out lies in the basket again, and the page says so', async ({ page }) => {
  const { displayName } = await fillBasket(page, 'toner', 2);
  await visit(page, '/shop/basket');
  await basketPage(page).line(displayName).remove.click();
  await basketPage(page).undo.click();
  await expect(page.getByText(`${displayName} liegt wieder im Warenkorb.`)).toBeVisible();
  await expect(basketToast(page)).toHaveCount(0);
});
