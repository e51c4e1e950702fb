import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible, expectHandy } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { placeOrder, walkToReview } from './models/checkout-page.ts';
import { ownCustomer } from './models/customer.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { changeInShop, readInShop } from './models/shop-database.ts';
import { fillBasket, post, visit } from './models/visit.ts';

const printer = '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn';

/** Whoever is signed in has ordered two toners for it so many days ago; the stock is what it was. */
async function orderedDaysAgo(page: Page, days: number): Promise<void> {
  const [toner] = await readInShop(
    `select id, article_number as number from article where manufacturer_number = 'CF259A' and not is_b_stock`,
  );
  await changeInShop('update article_stock set stock = stock + 2 where article_id = $1', [toner?.['id']]);
  await post(page, '/shop/basket/add', { articleNumber: toner?.['number'], shopDepotId: 1, quantity: 2 });
  await changeInShop(
    `update shop_order set placed_at = now() - $2 * interval '1 day' where order_number = $1`,
    [await placeOrder(page, null), days],
  );
}

test('a pasted list of models becomes devices, whose sets go into the basket by one press @phone', async ({
  page,
}) => {
  await enter(page, (await ownFirm(1_000_000)).buyer);
  await visit(page, '/my/devices');
  await page.getByLabel('Modelle, eins je Zeile').fill('M404dn; Empfang\nBrother HL-3140CW; Lager\nM404');
  await page.getByRole('button', { name: 'Drucker speichern' }).click();
  await expect(page.getByText('2 Drucker sind gespeichert. Bei 1 Zeile')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zu den Zeilen, bei denen Sie noch wählen müssen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch zuzuordnen' })).toBeInViewport();
  await page.getByRole('button', { name: 'HP LaserJet Pro M404dn für „M404“ nehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch zuzuordnen' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const together = page.getByRole('region', { name: 'Mehrere Sätze auf einmal' });
  await expect(together.getByRole('listitem')).toHaveCount(5);
  await expect(together).toContainText('2 Stück HP 59A Toner Schwarz');
  await page.getByRole('checkbox', { name: /Brother HL-3140CW \(Lager\)$/ }).check();
  await expect(together.getByRole('listitem')).toHaveCount(4);
  await together.getByRole('button', { name: /^Alles in den Warenkorb/ }).click();
  await expect(together.getByRole('link', { name: /Warenkorb/ })).toBeVisible();
  await visit(page, '/shop/basket');
  await expect(basketPage(page).lines).toHaveCount(4);
});

test('printers a guest had remembered are taken over after the sign-in, and one is kept from its page', async ({
  page,
}) => {
  await visit(page, printer);
  await page.getByRole('button', { name: 'Drucker merken' }).click();
  await visit(page, '/my/devices');
  await expect(page.getByRole('main').getByRole('link', { name: 'HP LaserJet Pro M404dn' })).toBeVisible();
  await enter(page, (await ownFirm(1_000_000)).buyer);
  await visit(page, '/my/devices');
  await page.getByRole('button', { name: 'In mein Konto übernehmen' }).click();
  await expect(page.getByRole('button', { name: /^Satz für HP LaserJet Pro M404dn/ })).toBeVisible();
  await expect(page.getByText('In diesem Browser gemerkt')).toHaveCount(0);
  await visit(page, '/shop/supply/brand/brother/device/brother-hl-3140cw');
  await page.getByRole('button', { name: 'Drucker merken' }).click();
  await page.getByRole('link', { name: 'Meine Geräte' }).click();
  await expect(page.getByRole('button', { name: /^Satz für Brother HL-3140CW/ })).toBeVisible();
});

test('basket and review say which device an article fits, and the basket leads to the devices where none does @phone', async ({
  page,
}) => {
  await enter(page, (await ownFirm(1_000_000)).buyer);
  const supply = await fillBasket(page, 'Brother HL-3140CW', 1);
  const fits = basketPage(page)
    .line(supply.displayName)
    .line.getByText(/^Passt zu/);
  await visit(page, '/shop/basket');
  await expect(basketPage(page).lines).toHaveCount(1);
  await expect(fits).toHaveCount(0);

  await post(page, '/my/devices/import', { lines: 'M404dn; Empfang' });
  await visit(page, '/shop/basket');
  await expect(fits).toHaveText('Passt zu keinem Ihrer Drucker.');
  await expectHandy(page, 'basket with a fit check');
  await fits.click();
  await expect(page).toHaveURL(/\/my\/devices$/);
  await expect(page.getByText('HP LaserJet Pro M404dn').first()).toBeVisible();
  await post(page, '/my/devices/import', { lines: 'HL-3140CW; Lager' });
  await page.goBack();
  await expect(fits).toHaveText('Passt zu Brother HL-3140CW (Lager)');

  await fillBasket(page, 'kopierpapier', 5);
  await walkToReview(page);
  const positions = page.getByRole('table').getByRole('row');
  await expect(positions.filter({ hasText: supply.displayName })).toContainText(
    'Passt zu Brother HL-3140CW (Lager)',
  );
  await expect(positions.getByText(/^Passt zu/)).toHaveCount(1);
});

test('who asks for it is told by their own orders what should be ordered soon, and puts it into the basket @phone', async ({
  page,
}) => {
  await enter(page, await ownCustomer());
  await visit(page, '/my/devices');
  await page.getByLabel('Modelle, eins je Zeile').fill('M404dn; Empfang\nM404dn; Lager');
  await page.getByRole('button', { name: 'Drucker speichern' }).click();
  const asked = page.getByRole('checkbox', { name: 'Voraussagen aus meinen Bestellungen zeigen' });
  await expect(asked).not.toBeChecked();
  await expect(
    page.getByText('Für eine Voraussage braucht es Bestellungen an zwei verschiedenen Tagen.'),
  ).toHaveCount(0);
  await asked.check();
  const choice = page.getByRole('region', { name: 'Voraussagen aus meinen Bestellungen zeigen' });
  await choice.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('Für eine Voraussage braucht es Bestellungen an zwei verschiedenen Tagen.'),
  ).toHaveCount(1);
  await orderedDaysAgo(page, 82);
  await orderedDaysAgo(page, 40);
  await visit(page, '/my/devices');
  const due = page.getByRole('region', { name: 'Was bald fehlt' });
  await expect(due).toContainText('Schwarz sollte bald bestellt werden, für 2 Drucker zusammen');
  await expect(due).toContainText('(2 Stück), in den letzten 12 Monaten im Schnitt alle 6 Wochen.');
  const [reception, store] = ['Empfang', 'Lager'].map((room) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `M404dn${room}` }),
  );
  await expect(reception!).toContainText('Schwarz sollte bald bestellt werden, für 2 Drucker zusammen');
  await expect(store!).toContainText('Schwarz: siehe HP LaserJet Pro M404dn (Empfang)');
  await expectHandy(page, 'devices with forecasts');
  await due.getByRole('button', { name: /^Fehlendes in den Warenkorb · 1 Artikel/ }).click();
  await expect(due.getByRole('link', { name: /Warenkorb/ })).toBeVisible();
  await visit(page, '/shop/basket');
  await expect(basketPage(page).lines).toHaveCount(1);
});
