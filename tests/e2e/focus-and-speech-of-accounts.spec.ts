import { randomUUID } from 'node:crypto';
import { test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { texts } from '#texts/de.ts';
import { placeTwoOrders } from './models/buyer.ts';
import { placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { orderReplacedArticle } from './models/replaced-article.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { changeInShop } from './models/shop-database.ts';
import { fillBasket, post, visit } from './models/visit.ts';

const { account: words, order: orderWords, ownOrders } = texts;
const { address: labels } = texts.checkout;

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const personOf = (): Promise<string> =>
  ownPerson(`focus-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']);

test('an address is kept, opened again and deleted @phone', async ({ page }) => {
  await enter(page, await personOf(), '/my/account');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  const heading = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
  const change = main.getByRole('link', { name: /^Adresse .* ändern$/ });
  const said = (sentence: string) => new RegExp(`${sentence}$`);
  const save = main.getByRole('button', { name: words.save });
  await expectEach(page, [
    {
      gesture: 'an address is begun',
      how: () => main.getByRole('link', { name: words.addAddress }).click(),
      focus: () => heading(words.newTitle),
      spoken: [],
    },
    {
      gesture: 'it is saved with faults',
      how: () => save.click(),
      focus: () => main.getByRole('alert'),
      spoken: [/Ort fehlt\./],
    },
    {
      gesture: 'it is saved',
      how: async () => {
        await field(labels.street).fill('Lindenweg');
        await field(labels.houseNumber).fill('7');
        await field(labels.zip).fill('12345');
        await field(labels.city).fill('Berlin');
        await save.click();
      },
      focus: () => heading(words.title),
      spoken: [said(words.saved)],
    },
    {
      gesture: 'it is opened',
      how: () => change.first().click(),
      focus: () => heading(words.changeTitle),
      spoken: [],
    },
    {
      gesture: 'it is deleted',
      how: () => main.getByRole('button', { name: words.remove }).click(),
      focus: () => heading(words.title),
      spoken: [said(words.removed)],
    },
  ]);
});

test('own orders are searched and narrowed, and one is ordered again @phone', async ({ page }) => {
  await enter(page, await personOf());
  const { toner, first } = await placeTwoOrders(page);
  await visit(page, '/my/orders');
  const main = page.getByRole('main');
  const search = main.getByRole('search', { name: ownOrders.search });
  const list = main.getByRole('region', { name: orderWords.listTitle });
  const state = (name: string) =>
    main.getByRole('navigation', { name: ownOrders.byState }).getByRole('link', { name, exact: true });
  const again = main.getByRole('button', { name: orderPage.again, exact: true });
  await expectEach(page, [
    {
      gesture: 'an article is searched',
      how: async () => {
        await search.getByRole('searchbox').fill(toner.articleNumber);
        await search.getByRole('searchbox').press('Enter');
      },
      focus: () => list,
      spoken: [words.rowsFound({ count: 1 })],
    },
    {
      gesture: 'the list is narrowed to what there is none of',
      how: () => state(orderWords.states.shipped).click(),
      focus: () => state(orderWords.states.shipped).and(page.locator('[aria-current="page"]')),
      spoken: [ownOrders.notFoundTitle],
    },
    {
      gesture: 'all orders are shown',
      how: () => main.getByRole('link', { name: ownOrders.endSearch }).click(),
      focus: () => list,
      spoken: [words.rowsFound({ count: 2 })],
    },
    {
      gesture: 'an order is opened',
      how: () => main.getByRole('link', { name: first, exact: true }).click(),
      focus: () => main.getByRole('heading', { level: 1, name: new RegExp(first) }),
      spoken: [],
    },
    {
      gesture: 'it is ordered again',
      how: () => again.click(),
      focus: () => again,
      spoken: [/^1 Position liegt im Warenkorb\./],
    },
  ]);
});

test('what has taken the place of an article is put into the basket, from an order and from a list @phone', async ({
  page,
}) => {
  await enter(page, await personOf());
  const { articleNumber, shopDepotId } = await fillBasket(page, 'toner', 1);
  const number = await placeOrder(page, null);
  await post(page, '/lists/my/add-position', {
    article_number: articleNumber,
    shop_depot_id: shopDepotId,
    quantity: 1,
  });
  const replaced = await orderReplacedArticle(number);
  const { name } = replaced.successor;
  await changeInShop(
    `update shopping_list_position set article_number = $1 where list_id = (select max(id) from shopping_list)`,
    [replaced.number],
  );
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: orderPage.again, exact: true });
  const all = main.getByRole('button', { name: texts.shoppingLists.allIntoBasket });
  const take = main.getByRole('button', { name: orderPage.instead.takeNamed({ name }) });
  const taken = main.getByText(orderPage.instead.taken, { exact: true });
  await visit(page, `/my/orders/${number}`);
  await expectEach(page, [
    {
      gesture: 'an order is put in again of which nothing is to be had',
      how: () => again.click(),
      focus: () => again,
      spoken: [new RegExp(`^${orderPage.added({ count: 0 })}.*${orderPage.instead.title}`)],
    },
    {
      gesture: 'what has taken its place is put in',
      how: () => take.click(),
      focus: () => taken,
      spoken: [],
    },
  ]);
  await visit(page, '/my/shopping_lists');
  await expectEach(page, [
    {
      gesture: 'a list is put in of which nothing is to be had',
      how: () => all.click(),
      focus: () => all,
      spoken: [new RegExp(`^${orderPage.added({ count: 0 })}.*${orderPage.instead.title}`)],
    },
    {
      gesture: 'what has taken the place of its article is put in',
      how: () => take.click(),
      focus: () => taken,
      spoken: [],
    },
  ]);
});
