import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { expectAccessible } from './models/accessible.ts';
import { buyerWithOrder } from './models/buyer.ts';
import { freshEmail, placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { countGestures } from './models/gestures.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { orderReplacedArticle } from './models/replaced-article.ts';
import { changeInShop } from './models/shop-database.ts';
import { basketInHeader } from './models/shop-front.ts';
import { fillBasket, post, visit, waitUntilLive } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });

test('[S7.1-40] from any page an order lies in the basket again after three clicks, each line with its article', async ({
  page,
}) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherBuyer);
  await expectSignedIn(page);
  await post(page, '/shop/basket/removeall', {});
  const toner = await fillBasket(page, 'toner', 2);
  const folder = await fillBasket(page, 'ordner', 10);
  const number = await placeOrder(page, null);

  await visit(page, '/shop/catalog/papier');
  const { click, clicks, seconds } = countGestures(page);
  await click(page.getByRole('region', { name: 'Service' }).getByRole('link', { name: 'Bestellungen' }));
  await click(page.getByRole('link', { name: number, exact: true }));
  // Of the order's page: the rows of the list it is reached by have buttons that name their order.
  await click(page.getByRole('main').getByRole('button', { name: 'Erneut bestellen', exact: true }));
  await expect(page.getByRole('main')).toContainText('2 Positionen liegen im Warenkorb.');
  expect(clicks()).toBeLessThanOrEqual(3);
  expect(seconds()).toBeLessThanOrEqual(8);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 12 Artikel, /);
  for (const { displayName, path } of [toner, folder])
    await expect(page.getByRole('main').getByRole('link', { name: displayName })).toHaveAttribute(
      'href',
      path,
    );

  await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/shop\/basket$/);
});

test('[S7.1-40][S2.3-03] an order that is put in again tells what has gone and what has become dearer @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  const toner = await fillBasket(page, 'toner', 1);
  const folder = await fillBasket(page, 'ordner', 10);
  const number = await placeOrder(page, null);
  // It was bought for a cent less, and the other article has left the catalogue since.
  await changeInShop(
    `update shop_order_position p set unit_net_cents = p.unit_net_cents - 1, unit_gross_cents = p.unit_gross_cents - 1
     from shop_order o where o.id = p.order_id and o.order_number = $1 and p.article_number = $2`,
    [number, toner.articleNumber],
  );
  await changeInShop(
    `update shop_order_position p set article_number = 'FORT-1', article_id = 2147480000
     from shop_order o where o.id = p.order_id and o.order_number = $1 and p.article_number = $2`,
    [number, folder.articleNumber],
  );
  await visit(page, `/my/orders/${number}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: orderPage.again, exact: true }).click();
  await expect(main).toContainText(orderPage.added({ count: 1 }));
  await expect(main).toContainText(orderPage.gone({ name: folder.displayName }));
  await expect(main.getByRole('listitem').filter({ hasText: /kostet jetzt .* statt/ })).toContainText(
    toner.displayName,
  );
  await expectAccessible(page);
});

test('[S2.3-03] an order that is put in again names what has taken an article’s place, which goes in at a press @phone', async ({
  page,
}) => {
  const number = await buyerWithOrder(page);
  const { successor } = await orderReplacedArticle(number);
  await visit(page, `/my/orders/${number}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: orderPage.again, exact: true }).click();
  await expect(main).toContainText(orderPage.added({ count: 0 }));
  await expect(basketInHeader(page)).toHaveAccessibleName('Warenkorb: leer');
  // At the line before, and where it is told what became of the press.
  const successors = main.getByRole('link', { name: successor.name, exact: true });
  await expect(successors).toHaveCount(2);
  for (const link of await successors.all())
    await expect(link).toHaveAttribute('href', new RegExp(`/${successor.slug}$`));
  await expectAccessible(page);
  await main.getByRole('button', { name: orderPage.instead.takeNamed({ name: successor.name }) }).click();
  await expect(main).toContainText(orderPage.instead.taken);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
  // The button that was pressed has gone; the focus has not.
  await expect(main.locator(':focus')).toHaveCount(1);
  await main.getByRole('link', { name: orderPage.toBasket }).click();
  await expect(page).toHaveURL(/\/shop\/basket$/);
  await expect(page.getByRole('main').getByRole('link', { name: successor.name, exact: true })).toBeVisible();
});

test('[S2.3-03][S2.3-10] what was bought stands once each, and is ordered again as last time @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  await page.goto('/my/order_again');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forder_again$/);
  await waitUntilLive(page);
  await loginForm(page).signIn(buyer);
  await expect(page.getByRole('heading', { name: texts.boughtArticles.emptyTitle })).toBeVisible();
  await fillBasket(page, 'toner', 2);
  await placeOrder(page, null);
  await visit(page, '/my/articles');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await main.getByRole('button', { name: /^2 × .* nachbestellen$/ }).click();
  await expect(main).toContainText('1 Position liegt im Warenkorb.');
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 2 Artikel, /);
});

test('[R24] a guest finds the order by number and mail address in another browser, and can order it again', async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  await fillBasket(page, 'toner', 1);
  const number = await placeOrder(page, email);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await visit(elsewhere, '/page/agb');
  await elsewhere.getByRole('contentinfo').getByRole('link', { name: 'Bestellungen' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Bestellung ansehen' })).toBeVisible();
  const form = elsewhere.getByRole('main');
  await form.getByRole('textbox', { name: 'Bestellnummer' }).fill(number);
  await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('wer@anders.example');
  await form.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await expect(form.getByRole('alert')).toContainText('Zu diesen Angaben finden wir keine Bestellung.');
  await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await form.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  await expect(
    form.getByRole('list', { name: orderPage.steps.title }).getByRole('listitem').first(),
  ).toHaveText(/^Bestellt \d{2}\.\d{2}\.\d{4}$/);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Erneut bestellen' }).click();
  await expect(basketInHeader(elsewhere)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
  const download = elsewhere.waitForEvent('download');
  await elsewhere.getByRole('button', { name: `Bestellung ${number} als PDF speichern` }).click();
  expect((await download).suggestedFilename()).toContain(number);
  await context.close();
});
