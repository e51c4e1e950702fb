import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, freshEmail, openCheckoutAt, placeOrder } from './models/checkout-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { changeInShop, readInShop } from './models/shop-database.ts';
import { fillBasket, fillBasketWithMany, findArticle, post, visit } from './models/visit.ts';
import { forms } from '#texts/de/forms.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { stockNotice } from '#texts/de/stock-notice.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const setHidden = (isHidden: boolean, articleNumber: string): Promise<void> =>
  changeInShop('update article set is_hidden = $1 where article_number = $2', [isHidden, articleNumber]);
const setStock = (stock: number, articleNumber: string): Promise<void> =>
  changeInShop(
    'update article_stock set stock = $1 where article_id = (select id from article where article_number = $2)',
    [stock, articleNumber],
  );

test('an order is placed, found again without an account, and ordered again: all that became of it is told once, in no message @phone', async ({
  page,
  isMobile,
}) => {
  const email = freshEmail();
  await fillBasketWithMany(page, 2);
  const { articleNumber, displayName: gone } = await fillBasket(page, isMobile ? 'etikett' : 'umschlag', 10);
  const number = await placeOrder(page, email);
  await setHidden(true, articleNumber);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  const again = main.getByRole('button', { name: orderPage.again });
  const find = main.getByRole('button', { name: orderPage.lookup.submit });
  await page.context().clearCookies();
  await visit(page, '/order');
  await expectEach(page, [
    {
      gesture: 'the order is looked for with nothing',
      how: () => find.click(),
      focus: () => main.getByRole('alert'),
      spoken: [/Bitte geben Sie die Bestellnummer an\./],
    },
    {
      gesture: 'the order is not found',
      how: async () => {
        await field(orderPage.lookup.number).fill(number);
        await field(orderPage.lookup.email).fill('wer@anders.example');
        await find.click();
        await expect(main.getByRole('alert')).toContainText('keine Bestellung');
      },
      focus: () => main.getByRole('alert'),
      spoken: [/Zu diesen Angaben finden wir keine Bestellung/],
    },
    {
      gesture: 'the order is found',
      how: async () => {
        await field(orderPage.lookup.email).fill(email);
        await find.click();
      },
      focus: () => main.getByRole('heading', { level: 1, name: `Bestellung ${number}` }),
      // Its page has the title of the form; the focus reads the heading with the number.
      spoken: [],
    },
    {
      gesture: 'it is ordered again, one article of which is gone',
      how: () => again.click(),
      focus: () => again,
      spoken: [`2 Positionen liegen im Warenkorb. Zum WarenkorbDas fehlt:${orderPage.gone({ name: gone })}`],
    },
    {
      gesture: 'it is ordered once more, while nothing can be added',
      how: async () => {
        await page.route('**/rest/shop/basket/additems', (route) =>
          route.fulfill({
            json: { success: false, code: 'basket.full', errorMessages: ['Der Warenkorb ist voll.'] },
          }),
        );
        await again.click();
      },
      focus: () => again,
      spoken: ['Der Warenkorb ist voll.'],
    },
  ]);
  await expect(main.getByRole('status').filter({ hasText: /Warenkorb/ })).toHaveCount(0);
  await setHidden(false, articleNumber);
});

test('the order is sent: its page takes the focus by its heading, and is told once @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  await expectEach(page, [
    {
      gesture: 'it is sent without the terms',
      how: () => checkout.order.click(),
      focus: () => checkout.main.getByRole('alert'),
      spoken: [/AGB/],
    },
    {
      gesture: 'the terms are agreed to',
      how: () => checkout.terms.click(),
      focus: () => checkout.terms,
      // Whoever comes to it reads what is wrong before it is mended by the same press.
      spoken: [forms.missing.terms],
    },
    {
      gesture: 'it is sent',
      how: () => checkout.order.click(),
      focus: () => checkout.thanks,
      spoken: [/Kontor Bürobedarf$/],
    },
  ]);
});

test('a notice of stock is confirmed and ended @phone', async ({ page, isMobile }) => {
  await page.goto('/page/impressum');
  const { articleNumber } = await findArticle(page, isMobile ? 'locher' : 'radierer');
  await setStock(0, articleNumber);
  const email = freshEmail();
  await post(page, '/stock-notices', { articleNumber, shopDepotId: 1, email });
  let link = '';
  await expect(async () => {
    const [mail] = await readInShop(
      'select text_body from outbox_mail where recipient = $1 order by id desc limit 1',
      [email],
    );
    link = /\/stock-notice\?noticeKey=\S+/.exec(String(mail?.['text_body'] ?? ''))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  await visit(page, link);
  await expectEach(page, [
    {
      gesture: 'the notice is confirmed',
      how: () => main.getByRole('button', { name: stockNotice.confirm }).click(),
      focus: () => heading(stockNotice.confirmedTitle),
      spoken: [],
    },
    {
      gesture: 'the notice is ended',
      how: () => main.getByRole('button', { name: stockNotice.end }).click(),
      focus: () => heading(stockNotice.endedTitle),
      spoken: [],
    },
  ]);
  await setStock(40, articleNumber);
});
