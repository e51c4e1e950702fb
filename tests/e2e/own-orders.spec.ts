import { budgetStand } from '#texts/de/budget-stand.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { buyerWithOrder, placeTwoOrders } from './models/buyer.ts';
import { checkoutPage, placeOrder, privateAddress } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { loginForm } from './models/login-page.ts';
import { changeInShop } from './models/shop-database.ts';
import { fillBasket, post, visit } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });

const { ownOrders: words, order: orderWords } = texts;

test('[S2.3-08] a buyer finds an order by an article, narrows the list to a state, and comes back to all @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  const { toner, first, second } = await placeTwoOrders(page);
  await visit(page, '/my/orders');
  const main = page.getByRole('main');
  const numbers = main.getByRole('rowheader');
  await expect(numbers).toHaveText([second, first]);
  const form = main.getByRole('search', { name: words.search });
  await form.getByRole('searchbox').fill(toner.articleNumber.toLowerCase());
  await form.getByRole('button', { name: words.submitSearch }).click();
  await expect(numbers).toHaveText([first]);
  await expect(page).toHaveURL(new RegExp(`\\?search=${toner.articleNumber}$`, 'i'));
  await expectAccessible(page);
  await main
    .getByRole('navigation', { name: words.byState })
    .getByRole('link', { name: orderWords.states.shipped })
    .click();
  await expect(main.getByRole('heading', { name: words.notFoundTitle })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: words.endSearch }).click();
  await expect(numbers).toHaveText([second, first]);
});

test('[S2.3-03] an order is put in again from the list and from its page, by a button that stays where it is @phone', async ({
  page,
}) => {
  const number = await buyerWithOrder(page);
  for (const address of ['/my/orders', `/my/orders/${number}`]) {
    await visit(page, address);
    const again = page.getByRole('main').getByRole('button', { name: /erneut bestellen$/i });
    const before = await again.boundingBox();
    await again.click();
    await expect(page.getByRole('main').getByText(orderPage.added({ count: 1 }))).toBeVisible();
    expect(await again.boundingBox()).toEqual(before);
    await expectAccessible(page);
  }
});

test('[S2.3-03] what is put in again after its page was left is told on the next one, once @phone', async ({
  page,
}) => {
  await buyerWithOrder(page);
  await visit(page, '/my/orders');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/rest/shop/basket/additems', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /erneut bestellen$/i })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/page\/impressum$/);
  release();
  const told = page.getByRole('region', { name: texts.toasts.region });
  await expect(told).toContainText(orderPage.added({ count: 1 }));
  await expectAccessible(page);
  await told.getByRole('link', { name: texts.toasts.toBasket }).click();
  await expect(page).toHaveURL(/\/shop\/basket$/);
});

test('[S7.3-02] who orders again after their session has ended signs in, and stands at their orders again', async ({
  page,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  await fillBasket(page, 'toner', 1);
  await placeOrder(page, null);
  await visit(page, '/my/orders');
  const again = page.getByRole('main').getByRole('button', { name: /erneut bestellen$/i });
  // The session ends behind the page's back, as it does after two idle hours.
  await post(page, '/logout', {});
  await again.click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forders$/);
  await expect(page.getByRole('alert').filter({ hasText: texts.session.signInAgain })).toBeVisible();
  await loginForm(page).signIn(buyer);
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expect(again).toBeVisible();
});

test('[S3.3-01] a buyer sees in the basket and in the review what the order makes of the budget @phone', async ({
  page,
}) => {
  const { buyer } = await ownFirm(1_000_000);
  await changeInShop(
    `insert into budget (account_id, person_id, period, amount_cents)
     select account_id, id, 'month', 1000000 from person where email = $1`,
    [buyer],
  );
  await enter(page, buyer);
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  const main = page.getByRole('main');
  const part = main.getByRole('region', { name: budgetStand.title });
  await expect(part).toContainText(
    /^Ihre Budgets ?Budget Karl Werk: 0,00\s€ von 10\.000,00\s€ in diesem Monat, mit diesem Warenkorb/,
  );
  const before = await part.innerText();
  // What it would be follows the quantity.
  await main.getByRole('button', { name: /^Mehr von / }).click();
  await expect(part).not.toContainText(
    before.slice(before.indexOf('Warenkorb'), before.indexOf('Gezählt')).trim(),
  );
  await expectAccessible(page);
  await post(page, '/shop/checkout/billing-address', { address: privateAddress });
  await post(page, '/shop/checkout/shipping-address', { isSameAsBilling: true });
  await post(page, '/shop/checkout/shipping-method', { slug: 'standard' });
  await post(page, '/shop/checkout/payment-method', { slug: 'rechnung' });
  await visit(page, '/shop/checkout/4');
  await checkoutPage(page).expectStep('review');
  await expect(part).toContainText('in diesem Monat, mit diesem Warenkorb');
  await expectAccessible(page);
});
