import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { articleList, basketInHeader, basketToast } from './models/shop-front.ts';
import { fillBasket, post, visit } from './models/visit.ts';
import type { Page } from '@playwright/test';

const stepFive = 'Kontor Kopierpapier A4 75 g/m² Eco, 500 Blatt';

async function readBasket(page: Page): Promise<{ quantity: number; hint: string; displayName: string }[]> {
  const answer = await page.request.get('/rest/shop/basket', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { basket } = (await answer.json()) as {
    basket: { items: { quantity: number; hint: string; displayName: string }[] };
  };
  return basket.items.map(({ quantity, hint, displayName }) => ({ quantity, hint, displayName }));
}

test('[S5-13][S5-14] a tile rounds the amount to the step when the field is left, and says so', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier');
  const tile = list.tiles.filter({ hasText: stepFive });
  const amount = list.quantity(tile);
  const [, stock] = /([\d.]+) auf Lager/.exec(await tile.innerText()) ?? [];
  // Sold by fives, and fewer than may be ordered at a time.
  const left = Math.floor(Number(stock?.replace('.', '')) / 5) * 5;
  const corrections = [
    ['8', '10', 'Auf die Packungsgröße gerundet: 10.'],
    ['viel', '10', 'Das ist keine Zahl: Es bleibt bei 10.'],
    ['1', '5', 'Auf die Mindestmenge 5 erhöht.'],
    ['5000', String(left), `Es sind nur noch ${left} Packungen verfügbar.`],
  ] as const;
  for (const [typed, stored, sentence] of corrections) {
    await amount.fill(typed);
    await amount.blur();
    await expect(amount).toHaveValue(stored);
    await expect(tile.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  }
});

test('[S7.1-46] the header of another tab asks for number and sum, not for the positions', async ({
  page,
  context,
}) => {
  await visit(page, '/shop/catalog/papier');
  await expect(basketInHeader(page)).toHaveAccessibleName('Warenkorb: leer');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/basket')) asked.push(new URL(request.url()).pathname);
  });
  const other = await context.newPage();
  const list = articleList(other);
  await visit(other, '/shop/catalog/kopierpapier');
  await list.addButton(list.tiles.filter({ hasText: stepFive })).click();
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 5 Artikel, /);
  expect(asked).toEqual(['/rest/widget/shop/basket']);
});

test('[S5-15][S4.3-03][S4.3-01] Enter in a tile adds the amount, then the tile is back at its minimum', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier');
  const tile = list.tiles.filter({ hasText: stepFive });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/rest/shop/basket/add', async (route) => {
    await held;
    await route.continue();
  });
  await list.quantity(tile).fill('15');
  await list.quantity(tile).press('Enter');
  await expect(list.addButton(tile)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(basketToast(page)).toContainText(`15 × ${stepFive}`);
  await expect(list.quantity(tile)).toHaveValue('5');
  await expect(list.addButton(tile)).not.toHaveAttribute('aria-busy');
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 15 Artikel, /);
});

test('[S7.2-33][S9-02][S3.9-06] the message of an add stands top right, shows the article and leads to the basket', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier');
  const picture = (await list.tiles.first().locator('> img').getAttribute('src')) ?? 'none';
  await list.addButton(list.tiles.first()).click();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('data-position', 'ne');
  await expect(basketToast(page).locator('img')).toHaveAttribute('src', picture);
  await basketToast(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/shop\/basket$/);
  await expect(basketPage(page).lines).toHaveCount(1);
});

test('[S9-01] a message goes after 8 seconds, but not while the pointer is on it', async ({ page }) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.addButton(list.tiles.first()).click();
  await expect(basketToast(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(4000);
  await expect(basketToast(page)).toBeVisible();
  await basketToast(page).hover();
  await page.clock.runFor(20_000);
  await expect(basketToast(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(3900);
  await expect(basketToast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(basketToast(page)).toBeHidden();
});

test('[S2.9-01][S5-13][S7.1-47] the basket corrects an amount with a sentence and keeps sums and header in step @phone', async ({
  page,
}) => {
  const basket = basketPage(page);
  await visit(page, '/shop/catalog/kopierpapier');
  const list = articleList(page);
  await list.addButton(list.tiles.filter({ hasText: stepFive })).click();
  await expect(basketToast(page)).toBeVisible();
  await visit(page, '/shop/basket');
  const { quantity, line } = basket.line(stepFive);
  const before = await basket.total.innerText();
  await quantity.fill('8');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('10');
  await expect(line.getByRole('status').filter({ hasText: 'gerundet' })).toContainText(
    'Auf die Packungsgröße gerundet: 10.',
  );
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 10 Artikel, /);
  await expect(basket.total).not.toHaveText(before);
  await expect.poll(async () => (await readBasket(page)).map((item) => item.quantity)).toEqual([10]);
  await page.reload();
  await expect(quantity).toHaveValue('10');
});

test('[S7.1-47] an amount that was entered counts, also when the page is loaded anew at once @phone', async ({
  page,
}) => {
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  const more = page.getByRole('button', { name: /^Mehr von / });
  await more.click();
  await more.click();
  await page.reload();
  await expect.poll(async () => (await readBasket(page)).map(({ quantity }) => quantity)).toEqual([3]);
  await visit(page, '/shop/basket');
  await page.getByRole('spinbutton').fill('5');
  await page.goto('/page/impressum');
  await expect.poll(async () => (await readBasket(page)).map(({ quantity }) => quantity)).toEqual([5]);
});

test('[S7.1-49][S3.2-03] a note makes a position of its own; without it the two become one again', async ({
  page,
}) => {
  const basket = basketPage(page);
  const { displayName, articleNumber, shopDepotId } = await fillBasket(page, 'toner', 2);
  await visit(page, '/shop/basket');
  const line = basket.line(displayName);
  await line.noteSummary.click();
  await line.note.fill('Raum 2.14');
  await line.note.press('Enter');
  await expect(line.line).toContainText('Notiz: Raum 2.14');
  // The page shows a change before the server has it.
  await expect.poll(() => readBasket(page)).toEqual([{ displayName, hint: 'Raum 2.14', quantity: 2 }]);
  await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  await page.reload();
  await expect(basket.lines).toHaveCount(2);
  const noted = basket.lines.filter({ hasText: 'Notiz: Raum 2.14' });
  await noted.getByText('Notiz ändern').click();
  await noted.getByRole('textbox').fill('');
  await noted.getByRole('textbox').blur();
  await expect(basket.lines).toHaveCount(1);
  await expect.poll(() => readBasket(page)).toEqual([{ displayName, hint: '', quantity: 3 }]);
});

test('[S7.1-50] a removed position can be brought back with amount and note', async ({ page }) => {
  const basket = basketPage(page);
  const { displayName } = await fillBasket(page, 'toner', 4);
  await visit(page, '/shop/basket');
  await basket.line(displayName).remove.click();
  await expect(basket.empty).toBeVisible();
  await expect(page.getByText(`${displayName} wurde entfernt.`).first()).toBeVisible();
  await basket.undo.click();
  await expect(basket.line(displayName).quantity).toHaveValue('4');
  await expect.poll(() => readBasket(page)).toEqual([{ displayName, hint: '', quantity: 4 }]);
});

test('[S7.1-50] an emptied basket can be brought back from other pages, until something else lies in it', async ({
  page,
}) => {
  const basket = basketPage(page);
  const { displayName, articleNumber, shopDepotId } = await fillBasket(page, 'toner', 4);
  await visit(page, '/shop/basket');
  const empty = async () => {
    await basket.removeAll.click();
    await basket.question.getByRole('button', { name: 'Alle entfernen' }).click();
    await expect(basket.empty).toBeVisible();
    // Shown empty before the server has emptied it: what is added meanwhile would go, too.
    await expect.poll(() => readBasket(page)).toEqual([]);
  };
  const leaveAndComeBack = async () => {
    await page.getByRole('link', { name: 'Weiter einkaufen' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(basket.empty.or(basket.removeAll)).toBeVisible();
  };
  await empty();
  await leaveAndComeBack();
  await basket.undo.click();
  await expect(basket.line(displayName).quantity).toHaveValue('4');
  await expect(basket.undo).toBeHidden();

  await empty();
  await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  await leaveAndComeBack();
  await expect(basket.line(displayName).quantity).toHaveValue('1');
  await expect(basket.undo).toBeHidden();
});

test('[S4.6-01][S4.6-05][S7.1-50] emptying asks first; Escape, icon and "Abbrechen" keep everything', async ({
  page,
}) => {
  const basket = basketPage(page);
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => basket.question.getByRole('button', { name: 'Schließen' }).click(),
    () => basket.question.getByRole('button', { name: 'Abbrechen' }).click(),
  ];
  for (const leave of ways) {
    await basket.removeAll.click();
    await expect(basket.question).toContainText('Wirklich alle Positionen entfernen?');
    await leave();
    await expect(basket.question).toBeHidden();
    await expect(basket.removeAll).toBeFocused();
    await expect(basket.lines).toHaveCount(1);
  }
  await basket.removeAll.click();
  await basket.question.getByRole('button', { name: 'Alle entfernen' }).click();
  await expect(basket.empty).toBeVisible();
  await expect.poll(() => readBasket(page)).toEqual([]);
});

test('[S4.6-01] a dialog stands in the middle, on a phone at the lower edge @phone', async ({
  page,
  isMobile,
}) => {
  const basket = basketPage(page);
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  await basket.removeAll.click();
  const edges = () =>
    basket.question.evaluate((dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      // The bar that scrolls the page counts as part of the window or not.
      const barPx = 20;
      const [close] = [...dialog.querySelectorAll('button')];
      const icon = close?.getBoundingClientRect();
      return {
        isCentred: Math.abs(left + right - innerWidth) <= barPx && Math.abs(top + bottom - innerHeight) <= 2,
        isAtLowerEdge: left === 0 && Math.abs(bottom - innerHeight) <= 1,
        isIconInUpperRight: icon !== undefined && right - icon.right < 40 && icon.top - top < 40,
      };
    });
  await expect
    .poll(edges)
    .toEqual({ isCentred: !isMobile, isAtLowerEdge: isMobile, isIconInUpperRight: true });
});

test('[S4.6-04][S9-31] a click outside closes the dialog only after more than 200 ms', async ({ page }) => {
  const basket = basketPage(page);
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  // Once by hand, so that the dialog's script is there.
  await basket.removeAll.click();
  await expect(basket.question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(basket.question).toBeHidden();

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await basket.removeAll.click();
  await expect(basket.question).toBeVisible();
  await page.clock.runFor(150);
  await page.mouse.click(5, 5);
  await expect(basket.question).toBeVisible();
  await page.clock.runFor(100);
  await page.mouse.click(5, 5);
  await expect(basket.question).toBeHidden();
});

test('on a phone what was removed far below can be brought back, and nothing covers the way to the checkout @phone @phone-only', async ({
  page,
}) => {
  const { articleNumber, shopDepotId } = await fillBasket(page, 'toner', 1);
  const items = Array.from({ length: 12 }, (_, index) => ({
    articleNumber,
    shopDepotId,
    quantity: 1,
    hint: `Raum ${index}`,
  }));
  await post(page, '/shop/basket/additems', { items });
  await visit(page, '/shop/basket');
  const basket = basketPage(page);
  await basket.lines
    .nth(6)
    .getByRole('button', { name: /entfernen$/ })
    .tap();
  await expect(basket.undo).toBeInViewport();
  const toTop = await page.getByRole('button', { name: 'Nach oben', includeHidden: true }).boundingBox();
  const toCheckout = await page.getByRole('link', { name: 'Zur Kasse' }).boundingBox();
  expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThanOrEqual(toCheckout?.y ?? 0);
});

test('on a phone the way to the top covers no sum and no way to the checkout, wherever the basket is scrolled to @phone @phone-only', async ({
  page,
}) => {
  const { articleNumber, shopDepotId } = await fillBasket(page, 'toner', 1);
  const items = Array.from({ length: 7 }, (_, index) => ({
    articleNumber,
    shopDepotId,
    quantity: 1,
    hint: `Raum ${index}`,
  }));
  await post(page, '/shop/basket/additems', { items });
  await visit(page, '/shop/basket');
  const covered = () =>
    page.evaluate(() => {
      const button = document.querySelector('button[aria-label="Nach oben"]');
      if (button === null || getComputedStyle(button).visibility === 'hidden') return null;
      const box = button.getBoundingClientRect();
      const sums = [...document.querySelectorAll('main b, main dd, main a[href^="/shop/checkout"]')];
      return sums
        .filter((sum) => {
          const { left, right, top, bottom } = sum.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map(({ textContent }) => textContent);
    });
  const seen: unknown[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 640; top < end + 40; top += 40) {
    await page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, top);
    const sums = await covered();
    if (sums !== null) seen.push(sums);
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.flat()).toEqual([]);
});

test('[S1-10][S4.2-01] the basket follows the switch between net and gross prices', async ({ page }) => {
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  const summary = page.getByRole('complementary', { name: 'Summe' });
  await expect(summary).toContainText('MwSt. 19 %');
  await page
    .getByRole('group', { name: 'Preisansicht' })
    .getByRole('button', { name: 'Privatkunden' })
    .click();
  await expect(summary).toContainText('darin MwSt. 19 %');
  await expect(summary).toContainText('Gesamtsumme inkl. MwSt.');
});
