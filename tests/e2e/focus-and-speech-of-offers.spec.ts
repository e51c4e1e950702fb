import { expect, test } from '#tests/support/shop-test.ts';
import { coupon as couponWords } from '#texts/de/coupon.ts';
import { freeArticles as giftWords } from '#texts/de/free-articles.ts';
import { basketPage } from './models/basket-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { readInShop } from './models/shop-database.ts';
import { fillBasket, visit } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const total = /^Gesamtsumme /;

test('a coupon is entered, refused, used, out of reach and taken away @phone', async ({ page }) => {
  await fillBasket(page, 'toner', 3);
  await visit(page, '/shop/basket');
  const part = page.locator('[data-machine="coupon"]');
  const field = part.getByRole('textbox', { name: couponWords.code });
  const use = part.getByRole('button', { name: couponWords.use, exact: true });
  const code = 'WILLKOMMEN10';
  const remove = part.getByRole('button', { name: couponWords.removeNamed({ code }) });
  const unknown = 'Diesen Gutscheincode gibt es nicht. Bitte prüfen Sie die Schreibweise.';
  await expectEach(page, [
    {
      gesture: 'the part is opened',
      how: () => part.locator('summary').click(),
      focus: () => part.locator('summary'),
      spoken: [],
    },
    {
      gesture: 'no code is sent by the button',
      how: () => use.click(),
      focus: () => field,
      spoken: [couponWords.missing],
    },
    {
      gesture: 'no code is sent once more, by Enter',
      how: () => field.press('Enter'),
      focus: () => field,
      spoken: [couponWords.missing],
    },
    {
      gesture: 'and by the button',
      how: () => use.click(),
      focus: () => field,
      spoken: [couponWords.missing],
    },
    {
      gesture: 'a wrong code is sent by Enter',
      how: async () => {
        await field.fill('gibtesnicht');
        await field.press('Enter');
      },
      focus: () => field,
      spoken: [unknown],
    },
    {
      gesture: 'a wrong code is sent once more by the button',
      how: () => use.click(),
      focus: () => field,
      spoken: [unknown],
    },
    {
      gesture: 'a right code is sent',
      how: async () => {
        await field.fill(code);
        await use.click();
      },
      focus: () => remove,
      spoken: [couponWords.counts({ code }), total],
    },
    {
      gesture: 'it is taken away',
      how: () => remove.click(),
      focus: () => part.locator('summary'),
      spoken: [total],
    },
  ]);
});

test('goods that a coupon needs leave the basket: that it does not count any more is told @phone', async ({
  page,
}) => {
  const { displayName } = await fillBasket(page, 'textmarker', 40);
  await visit(page, '/shop/basket');
  const part = page.locator('[data-machine="coupon"]');
  const { quantity } = basketPage(page).line(displayName);
  await part.locator('summary').click();
  await part.getByRole('textbox', { name: couponWords.code }).fill('WILLKOMMEN10');
  await part.getByRole('textbox', { name: couponWords.code }).press('Enter');
  await expect(part).toContainText(couponWords.counts({ code: 'WILLKOMMEN10' }));
  await expectEach(page, [
    {
      gesture: 'the amount is lowered below what the coupon needs',
      how: async () => {
        await quantity.fill('1');
        await quantity.press('Enter');
      },
      focus: () => quantity,
      spoken: [total, /^Dieser Gutschein gilt ab einem Warenwert von 50,00/],
    },
  ]);
});

test('free articles are chosen, all that are allowed, taken back and out of reach @phone', async ({
  page,
}) => {
  const { displayName } = await fillBasket(page, 'toner', 12);
  await visit(page, '/shop/basket');
  const part = page.getByRole('region', { name: giftWords.title });
  const gifts = await readInShop(
    `select a.name from free_article f join article a on a.article_number = f.article_number
     where f.coupon_id is null and a.article_number in ('K10205', 'K10201') order by f.value_of_goods_from`,
  );
  const [first = '', second = ''] = gifts.map(({ name }) => String(name));
  const choose = (name: string) => part.getByRole('button', { name: giftWords.chooseNamed({ name }) });
  const remove = (name: string) => part.getByRole('button', { name: giftWords.removeNamed({ name }) });
  const { quantity } = basketPage(page).line(displayName);
  await expect(choose(second)).toBeEnabled();
  await expectEach(page, [
    {
      gesture: 'a free article is chosen',
      how: () => choose(first).click(),
      focus: () => remove(first),
      spoken: [giftWords.count({ most: 2, chosen: 1 })],
    },
    {
      gesture: 'the last one that is allowed is chosen',
      how: () => choose(second).click(),
      focus: () => remove(second),
      spoken: [giftWords.count({ most: 2, chosen: 2 })],
    },
    {
      gesture: 'one is given back',
      how: () => remove(first).click(),
      focus: () => choose(first),
      spoken: [giftWords.count({ most: 2, chosen: 1 })],
    },
    {
      gesture: 'the amount is lowered below what the chosen one needs',
      how: async () => {
        await quantity.fill('1');
        await quantity.press('Enter');
      },
      focus: () => quantity,
      spoken: [total, new RegExp(`${giftWords.goneTitle}${second}`)],
    },
    {
      gesture: 'that one is given back, and its button is out of use',
      how: () => remove(second).click(),
      focus: () => part.getByRole('heading', { name: giftWords.title }),
      spoken: [],
    },
  ]);
});
