import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { connect, disconnect } from './models/connection.ts';
import { loginForm, people } from './models/login-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { articleList, articleOffer, searchBox } from './models/shop-front.ts';
import { fillBasketWithMany, findArticle, visit } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedErrors: [/the server responded with a status of 503|net::ERR_/], actionTimeout: 5000 });

test.beforeEach(async ({ page }) => listenTo(page));

test('going through the shop: each page is told once, by the heading the focus stands on @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name });
  const box = searchBox(page);
  const list = articleList(page);
  await page.goto('/page/impressum');
  const { displayName } = await findArticle(page, 'kopierpapier');
  await visit(page, '/');
  await expectEach(page, [
    {
      gesture: 'a link from the home page to a list',
      how: () => main.getByRole('link', { name: 'Alle Artikel' }).click(),
      focus: () => heading('Alle Artikel'),
      spoken: [],
    },
  ]);
  await visit(page, '/shop/catalog/papier');
  await expectEach(page, [
    {
      gesture: 'from one list to another',
      how: () =>
        main
          .getByRole('link', { name: /^Kopierpapier/ })
          .first()
          .click(),
      focus: () => heading('Kopierpapier'),
      spoken: [/^\d+ Artikel$/],
    },
    {
      gesture: 'from the list to an article',
      how: () => list.tiles.getByRole('link', { name: displayName }).first().click(),
      focus: () => heading(displayName),
      spoken: [],
    },
    {
      gesture: 'back',
      how: () => page.goBack(),
      focus: () => heading('Kopierpapier'),
      spoken: [],
    },
    {
      gesture: 'a search is sent',
      how: async () => {
        await box.field.fill('ordner');
        await expect(box.suggestions.first()).toBeVisible();
        await box.field.press('Enter');
      },
      focus: () => heading(/ordner/),
      spoken: [/Vorschl/, /^\d+ Artikel$/],
    },
    {
      gesture: 'another search is sent from its list',
      how: async () => {
        await box.field.focus();
        await expect(box.suggestions.first()).toBeVisible();
        await box.field.fill('hefter');
        await expect(box.suggestions.first()).toContainText(/hefter/i);
        await box.field.press('Enter');
      },
      focus: () => heading(/hefter/),
      spoken: [/Vorschl/, /^\d+ Artikel$/],
    },
    {
      gesture: 'a suggestion is chosen',
      how: async () => {
        // The box shows suggestions for what it holds as soon as it is entered.
        await box.field.focus();
        await expect(box.suggestions.first()).toBeVisible();
        await box.field.fill('M404dn');
        await expect(box.suggestions.first()).toContainText('M404dn');
        await box.field.press('ArrowDown');
        await expect(box.highlighted).toContainText('M404dn');
        await box.field.press('Enter');
      },
      focus: () => heading(/M404dn/),
      spoken: [/Vorschl/, /Vorschl/],
    },
  ]);
});

test('a list: filters, order and pages leave the focus where work goes on @phone', async ({
  page,
  isMobile,
}) => {
  const main = page.getByRole('main');
  const list = articleList(page);
  const box = (name: RegExp) => list.filters.getByRole('checkbox', { name });
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const opener = main.getByRole('button', { name: /^Filter/ });
  await visit(page, '/shop/catalog/papier');
  await expectEach(page, [
    {
      gesture: 'the filter sheet is opened',
      isLeftOut: !isMobile,
      how: () => opener.click(),
      focus: () => sheet,
      spoken: [],
    },
    {
      gesture: 'the keyboard leaves the sheet neither way',
      isLeftOut: !isMobile,
      how: async () => {
        await page.keyboard.press('Shift+Tab');
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('[popover]'),
        );
        expect(isOutside).toBe(false);
        await page.keyboard.press('Tab');
      },
      focus: () => sheet.getByRole('button', { name: 'Schließen' }),
      spoken: [],
    },
    {
      gesture: 'a filter is chosen with the space bar',
      how: async () => {
        await box(/^Kopierpapier/).focus();
        await page.keyboard.press('Space');
      },
      focus: () => list.filters.getByRole('checkbox', { name: /^Kopierpapier/, checked: true }),
      // In the sheet it is counted before its list is shown.
      spoken: isMobile ? ['Die Artikel werden gezählt …', /^\d+ Artikel$/] : [/^\d+ Artikel$/],
    },
    {
      gesture: 'the sheet is left by its main button',
      isLeftOut: !isMobile,
      how: async () => {
        await sheet.getByRole('button', { name: / Artikel zeigen$/ }).click();
        await expect(page).toHaveURL(/filter=/);
      },
      focus: () => list.results,
      spoken: [/^\d+ Artikel$/],
    },
    {
      gesture: 'the sheet is opened and closed again',
      isLeftOut: !isMobile,
      how: async () => {
        await opener.click();
        await expect(sheet).toBeFocused();
        await page.keyboard.press('Escape');
      },
      focus: () => opener,
      spoken: [],
    },
    {
      gesture: 'the filter is taken away above the list',
      how: () => list.chips.getByRole('link', { name: /Kopierpapier/ }).click(),
      focus: () => list.results,
      spoken: [/^\d+ Artikel$/],
    },
    {
      gesture: 'the arrow keys go through the orders and send nothing',
      how: async () => {
        await list.sortBy.focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(list.sortBy).not.toHaveValue('relevance');
        expect(page.url()).not.toContain('sortBy');
      },
      focus: () => list.sortBy,
      spoken: [],
    },
    {
      gesture: 'Enter sends the order',
      how: async () => {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/sortBy=/);
      },
      focus: () => list.sortBy,
      spoken: [],
    },
    {
      gesture: 'the next page',
      how: () => list.pages.getByRole('link', { name: 'Nächste Seite' }).click(),
      focus: () => list.results,
      spoken: ['Seite 2'],
    },
  ]);
});

test('the filters are a landmark beside the list, and a chosen one is a checked box to everybody', async ({
  page,
}) => {
  await visit(page, '/shop/catalog/papier?filter=%7B%22category%22%3A%5B%22kopierpapier%22%5D%7D');
  const filters = page.getByRole('main').getByRole('region', { name: 'Filter', exact: true });
  const chosen = filters.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveAccessibleName(/^Kopierpapier/);
  await page.emulateMedia({ forcedColors: 'active' });
  const mark = await chosen.evaluate((box) => getComputedStyle(box, '::before').content);
  expect(mark).toContain('✓');
});

test('putting articles into the basket is told once @phone', async ({ page }) => {
  const list = articleList(page);
  const offer = articleOffer(page);
  await page.goto('/page/impressum');
  const { displayName, path } = await findArticle(page, 'kopierpapier');
  const inBasket = new RegExp(
    `In den Warenkorb gelegt.*${displayName.replaceAll(/[^\w ]/g, '.')} liegt im Warenkorb\\.`,
  );
  await visit(page, '/shop?search=kopierpapier');
  const tile = list.tiles.filter({ hasText: displayName }).first();
  await expectEach(page, [
    {
      gesture: 'an article of a list is added',
      how: () => list.addButton(tile).click(),
      focus: () => list.addButton(tile),
      spoken: [inBasket],
    },
  ]);
  await visit(page, path);
  await expectEach(page, [
    {
      gesture: 'the article of the page is added',
      how: () => offer.add.click(),
      focus: () => offer.add,
      spoken: [inBasket],
    },
  ]);
});

test('the basket: after changing, removing, undoing and emptying the focus stands where work goes on @phone', async ({
  page,
}) => {
  const basket = basketPage(page);
  const [first = '', second = '', third = ''] = await fillBasketWithMany(page, 3);
  const rows = () => basket.lines;
  const row = (name: string) => rows().filter({ has: page.getByRole('heading', { name, exact: true }) });
  await visit(page, '/shop/basket');
  let sent = 0;
  page.on('request', (request) => {
    if (/\/rest\/shop\/basket\//.test(request.url()) && request.method() === 'POST') sent += 1;
  });
  await expectEach(page, [
    {
      gesture: 'the stepper is pressed three times',
      how: async () => {
        // In one breath: who rests between two presses hears each sum.
        await basket.line(first).more.click({ clickCount: 3 });
        await expect(basket.line(first).quantity).toHaveValue('4');
        await expect.poll(() => sent).toBe(1);
      },
      focus: () => basket.line(first).more,
      spoken: [/^Gesamtsumme /],
    },
    {
      gesture: 'arrow keys in the field of the amount',
      how: async () => {
        await basket.line(first).quantity.focus();
        await Promise.all([page.keyboard.press('ArrowDown'), page.keyboard.press('ArrowDown')]);
        await expect(basket.line(first).quantity).toHaveValue('2');
        await expect.poll(() => sent).toBe(2);
      },
      focus: () => basket.line(first).quantity,
      spoken: [/^Gesamtsumme /],
    },
    {
      gesture: 'a note is opened',
      how: async () => {
        await basket.line(second).noteSummary.focus();
        await page.keyboard.press('Enter');
      },
      focus: () => basket.line(second).note,
      spoken: [],
    },
    {
      gesture: 'a note is kept by Enter',
      how: async () => {
        await basket.line(second).note.fill('Raum 2.14');
        await page.keyboard.press('Enter');
        await expect(row(second)).toContainText('Notiz: Raum 2.14');
      },
      focus: () => basket.line(second).noteSummary,
      spoken: [],
    },
    {
      gesture: 'a position is removed',
      how: () => basket.line(first).remove.click(),
      focus: () => row(second),
      spoken: [new RegExp(`${first.replaceAll(/[^\w ]/g, '.')} wurde entfernt\\.`), /^Gesamtsumme /],
    },
    {
      gesture: 'the last position is removed',
      how: () => basket.line(third).remove.click(),
      focus: () => row(second),
      spoken: [new RegExp(`${third.replaceAll(/[^\w ]/g, '.')} wurde entfernt\\.`), /^Gesamtsumme /],
    },
    {
      gesture: 'a removal is undone',
      how: () => basket.undo.click(),
      focus: () => row(third),
      spoken: [/liegt wieder im Warenkorb\./, /^Gesamtsumme /],
    },
    {
      gesture: 'emptying is asked for',
      how: () => basket.removeAll.click(),
      focus: () => basket.question,
      spoken: [],
    },
    {
      gesture: 'emptying is not wanted',
      how: () => basket.question.getByRole('button', { name: 'Abbrechen' }).click(),
      focus: () => basket.removeAll,
      spoken: [],
    },
    {
      gesture: 'the basket is emptied',
      how: async () => {
        await basket.removeAll.click();
        await basket.question.getByRole('button', { name: 'Alle entfernen' }).click();
      },
      focus: () => basket.empty,
      spoken: [/Der Warenkorb wurde geleert\./],
    },
    {
      gesture: 'emptying is undone',
      how: () => basket.undo.click(),
      focus: () => rows().first(),
      spoken: [/^Die Artikel liegen wieder im Warenkorb\. .* wurde entfernt\./],
    },
    {
      gesture: 'all but one position of a basket are removed',
      how: () => basket.line(third).remove.click(),
      focus: () => row(second),
      spoken: [/wurde entfernt\./, /^Gesamtsumme /],
    },
    {
      gesture: 'the only position of a basket is removed',
      how: () => basket.line(second).remove.click(),
      focus: () => basket.empty,
      spoken: [/wurde entfernt\./],
    },
  ]);
});

test('the checkout: steps, changes and a call that fails @phone', async ({ page }) => {
  const checkout = checkoutPage(page);
  const step = (number: number) =>
    checkout.main.getByRole('heading', { level: 2, name: new RegExp(`^Schritt ${number} `) });
  const toReview = checkout.main.getByRole('button', { name: 'Weiter zur Prüfung' });
  await openCheckoutAt(page, 'review');
  await expectEach(page, [
    {
      gesture: 'the address is changed from the review',
      how: () => checkout.main.getByRole('link', { name: 'Rechnungsadresse ändern' }).click(),
      focus: () => step(2),
      spoken: [],
    },
    {
      gesture: 'the address is sent while nobody answers',
      how: async () => {
        await disconnect(page);
        await toReview.click();
      },
      focus: () => checkout.main.getByRole('alert'),
      spoken: [/Der Server antwortet nicht/],
    },
    {
      gesture: 'the address is sent again',
      how: async () => {
        await connect(page);
        await toReview.click();
      },
      focus: () => step(4),
      spoken: [],
    },
    {
      gesture: 'back',
      how: () => page.goBack(),
      focus: () => step(2),
      spoken: [],
    },
    {
      gesture: 'forward',
      how: () => page.goForward(),
      focus: () => step(4),
      spoken: [],
    },
  ]);
});

test('signing in and out @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const form = loginForm(page);
  await visit(page, '/login');
  await expectEach(page, [
    {
      gesture: 'signing in with a wrong password',
      how: () => form.signIn(people.otherBuyer, 'falsch'),
      focus: () => main.getByRole('alert'),
      spoken: [/E-Mail-Adresse oder Passwort ist nicht richtig\./],
    },
    {
      gesture: 'signing in',
      how: () => form.signIn(people.otherBuyer),
      focus: () => main.getByRole('heading', { level: 1 }),
      spoken: [/ – Kontor Bürobedarf$/],
    },
  ]);
  await visit(page, '/logout');
  await expectEach(page, [
    {
      gesture: 'signing out',
      how: () => main.getByRole('button', { name: 'Abmelden' }).click(),
      focus: () => main.getByRole('heading', { level: 1, name: /Drucker/ }),
      spoken: ['Tinte, Toner und Bürobedarf – Kontor Bürobedarf'],
    },
  ]);
});

test('the bar of the cookies, kinds of prices and numbers @phone', async ({ page, context, isMobile }) => {
  // A browser with windows lets a page copy at a press; one without asks for the permission.
  await context.grantPermissions(['clipboard-write']);
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await page.goto('/page/impressum');
  const { path } = await findArticle(page, 'toner');
  await visit(page, path);
  await expect(bar).toBeVisible({ timeout: 6000 });
  await expectEach(page, [
    {
      gesture: 'cookies are declined',
      how: () => bar.getByRole('button', { name: 'Ablehnen' }).click(),
      focus: () => main.getByRole('heading', { level: 1 }),
      spoken: [],
    },
    {
      gesture: 'private customers are chosen',
      isLeftOut: isMobile,
      how: () => page.getByRole('button', { name: 'Privatkunden' }).click(),
      focus: () => page.getByRole('button', { name: 'Privatkunden', pressed: true }),
      spoken: [],
    },
    {
      gesture: 'a number is copied',
      how: () =>
        main
          .getByRole('button', { name: /kopieren$/ })
          .first()
          .click(),
      focus: () => main.getByRole('button', { name: /kopiert$/ }).first(),
      spoken: [/kopiert$/],
    },
  ]);
});
