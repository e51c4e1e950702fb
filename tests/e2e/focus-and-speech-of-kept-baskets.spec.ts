import { expect, test } from '#tests/support/shop-test.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { toasts } from '#texts/de/toasts.ts';
import { basketPage } from './models/basket-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { loginForm } from './models/login-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { fillBasketWithMany, post, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const total = /^Gesamtsumme /;

test('a basket is kept, looked into, loaded in two ways and deleted @phone', async ({ page }) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  await fillBasketWithMany(page, 2);
  await visit(page, '/shop/basket');
  // On a phone the bar covers what is pressed, and comes three seconds later than the page.
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  const { lines } = basketPage(page);
  const part = page.locator('[data-machine="stored-basket"]:has(summary)');
  const field = part.getByRole('textbox', { name: words.name });
  const button = (name: string) => part.getByRole('button', { name, exact: true });
  const name = 'Monatsbedarf';
  const load = button(words.loadNamed({ name }));
  await expectEach(page, [
    {
      gesture: 'the part is opened',
      how: () => part.locator('summary').click(),
      focus: () => part.locator('summary'),
      spoken: [],
    },
    {
      gesture: 'the basket is to be kept without a name',
      how: () => button(words.save).click(),
      focus: () => field,
      spoken: ['Bitte geben Sie dem Warenkorb einen Namen.'],
    },
    {
      gesture: 'the basket is to be kept without a name once more, which Enter is pressed for',
      how: () => field.press('Enter'),
      focus: () => field,
      spoken: ['Bitte geben Sie dem Warenkorb einen Namen.'],
    },
    {
      gesture: 'the basket is kept',
      how: async () => {
        await field.fill(name);
        await button(words.save).click();
      },
      focus: () => button(words.save),
      spoken: [words.deeds.saved],
    },
    {
      gesture: 'its name is taken, which the button is pressed for',
      how: () => button(words.save).click(),
      focus: () => field,
      spoken: [/^Einen Warenkorb „Monatsbedarf“ haben Sie schon gespeichert\./],
    },
    {
      gesture: 'its name is taken once more, which Enter is pressed for',
      how: () => field.press('Enter'),
      focus: () => field,
      spoken: [/^Einen Warenkorb „Monatsbedarf“ haben Sie schon gespeichert\./],
    },
    {
      gesture: 'and once more by the button',
      how: () => button(words.save).click(),
      focus: () => field,
      spoken: [/^Einen Warenkorb „Monatsbedarf“ haben Sie schon gespeichert\./],
    },
    {
      gesture: 'it is looked into',
      how: () => button(words.viewNamed({ name })).click(),
      focus: () => button(words.close),
      spoken: [],
    },
    {
      gesture: 'it is closed again',
      how: () => button(words.close).click(),
      focus: () => button(words.viewNamed({ name })),
      spoken: [],
    },
    {
      gesture: 'it is to be loaded while something lies in the basket',
      how: () => load.click(),
      focus: () => button(words.merge),
      spoken: [],
    },
    {
      gesture: 'the question is not answered',
      how: () => button(words.cancel).click(),
      focus: () => load,
      spoken: [],
    },
    {
      gesture: 'it is put to what lies there',
      how: async () => {
        await load.click();
        await button(words.merge).click();
      },
      focus: () => load,
      spoken: [words.deeds.loaded, total],
    },
    {
      gesture: 'it is put in the place of what lies there',
      how: async () => {
        await load.click();
        await button(words.replace).click();
      },
      focus: () => load,
      spoken: [words.deeds.loaded, total],
    },
    {
      gesture: 'what was replaced is deleted',
      how: () => button(words.removeNamed({ name: words.replacedName })).click(),
      focus: () => part.locator('summary'),
      spoken: [words.deeds.removed],
    },
  ]);
  await post(page, '/shop/basket/removeall', {});
  await visit(page, '/shop/basket');
  await part.locator('summary').click();
  await expectEach(page, [
    {
      gesture: 'it is loaded into an empty basket',
      how: async () => {
        await load.click();
        await expect(lines).toHaveCount(2);
      },
      focus: () => load,
      spoken: [words.deeds.loaded],
    },
    {
      gesture: 'the last kept basket is deleted',
      how: () => button(words.removeNamed({ name })).click(),
      focus: () => part.locator('summary'),
      spoken: [words.deeds.removed],
    },
  ]);
});

test('what a sign-in did with a guest’s basket is told and undone @phone', async ({ page }) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  await fillBasketWithMany(page, 1);
  await page.context().clearCookies();
  await fillBasketWithMany(page, 2);
  const told = page.locator('[data-machine="stored-basket"]').filter({ hasText: words.undone });
  const messages = page.getByRole('region', { name: toasts.region });
  await visit(page, '/login');
  await expectEach(page, [
    {
      gesture: 'a guest with a basket signs in',
      how: () => loginForm(page).signIn(firm.buyer),
      focus: () => page.getByRole('main').getByRole('heading', { level: 1 }),
      spoken: [/ – Kontor Bürobedarf$/, new RegExp(toasts.basketMerged)],
    },
    {
      gesture: 'the basket is opened from what is told',
      how: () => messages.getByRole('link', { name: toasts.toBasket }).click(),
      focus: () => page.getByRole('main').getByRole('heading', { level: 1, name: 'Warenkorb' }),
      spoken: [],
    },
    {
      gesture: 'it is undone',
      how: () => page.getByRole('button', { name: words.undo, exact: true }).click(),
      focus: () => told,
      spoken: [total],
    },
  ]);
});
