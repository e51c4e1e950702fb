import { expect, test } from '#tests/support/shop-test.ts';
import { articleList, searchBox } from './models/shop-front.ts';
import { visit, waitUntilLive } from './models/visit.ts';
import { texts } from '#texts/de.ts';
import type { Page } from '@playwright/test';

const query = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

/** An article of the catalogue with the wanted facts, found by the same call the list makes. */
async function articleWith(
  page: Page,
  isWanted: (article: ListedArticle) => boolean,
): Promise<ListedArticle> {
  for (let number = 1; number <= 40; number += 1) {
    const answer = await page.request.get(`/rest/shop?limit=100&page=${number}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { items } = (await answer.json()) as { items: ListedArticle[] };
    const found = items.find(isWanted);
    if (found !== undefined) return found;
    if (items.length === 0) break;
  }
  throw new Error('No such article in the catalogue');
}

interface ListedArticle {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly slug: string;
  readonly manufacturerNumber: string;
  readonly displayName: string;
  readonly stock: number;
  readonly sap_delivery_state: number;
  readonly price: { readonly net_price: number | null };
}

const pathOf = ({ articleNumber, shopDepotId, slug }: ListedArticle): string =>
  `/shop/article/${articleNumber}-${shopDepotId}/${slug}`;

test('[S4.2-08] suggestions: told, arrows, all hits, Escape, and nothing left when the term is emptied', async ({
  page,
}) => {
  const search = searchBox(page);
  await visit(page, '/');
  await search.field.fill('tinte');
  await expect(search.suggestions.first()).toBeVisible();
  const count = await search.suggestions.count();
  await expect(search.told).toHaveText(texts.search.found({ count }));
  await search.field.press('ArrowDown');
  await expect(search.highlighted).toHaveCount(1);
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    (await search.highlighted.getAttribute('id')) ?? '',
  );
  await expect(search.field).toBeFocused();
  await search.field.press('Escape');
  await expect(search.panel).toBeHidden();
  await expect(search.told).toHaveText('');
  await expect(search.field).toHaveValue('tinte');
  await search.field.press('ArrowDown');
  await expect(search.suggestions).toHaveCount(count);
  await expect(search.told).toHaveText(texts.search.found({ count }));
  await search.field.fill('');
  await expect(search.panel).toBeHidden();
  await search.field.fill('tinte');
  await expect(search.suggestions).toHaveCount(count);
  const hits = ((await search.showAll.textContent()) ?? '').replace(/\D/g, '');
  await search.showAll.click();
  await expect(page).toHaveURL(/\/shop\?search=tinte$/);
  await expect(articleList(page).count).toHaveText(`${hits} Artikel`);
  await expect(search.panel).toBeHidden();
});

test('Escape ends suggestions that are on their way and leaves the term; only the next one empties the box', async ({
  page,
}) => {
  const search = searchBox(page);
  await visit(page, '/');
  await search.field.pressSequentially('tin');
  // Within the pause after the last key, before anything was asked.
  await search.field.press('Escape');
  await expect(search.field).toHaveValue('tin');
  let asked = 0;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/systems/search?*', async (route) => {
    asked += 1;
    await answered;
    await route.continue().catch(() => undefined);
  });
  await search.field.pressSequentially('te');
  await expect.poll(() => asked).toBe(1);
  await search.field.press('Escape');
  await expect(search.field).toHaveValue('tinte');
  answer();
  await page.unroute('**/rest/systems/search?*');
  await expect(search.panel).toBeHidden();
  await search.field.press('Escape');
  await expect(search.field).toHaveValue('');
});

test('[S7.1-08] suggestions stand under headings, with picture, price and the typed letters marked @phone', async ({
  page,
}) => {
  const search = searchBox(page);
  await visit(page, '/');
  await search.field.fill('cf259');
  const numbers = search.panel.getByRole('group', { name: 'Nummern' });
  const first = numbers.getByRole('option').first();
  await expect(first.locator('mark').first()).toHaveText('CF259');
  await expect(first.locator('img')).toBeVisible();
  await expect(first).toContainText('€');
  await search.field.fill('tn2420');
  await expect(numbers.getByRole('option').first().locator('mark').first()).toHaveText('TN-2420');
  await search.field.fill('rückgabe');
  await search.panel.getByRole('group', { name: 'Seiten' }).getByRole('option', { name: 'Widerruf' }).click();
  await expect(page).toHaveURL(/\/page\/widerruf$/);
});

test('[S7.1-08] a search for a printer says so, links its page, and each part can be taken away', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop?search=kompatibler+toner+schwarz+f%C3%BCr+hp+m404dn');
  const parts = page.getByRole('group', { name: texts.listing.understood });
  await expect(parts.getByRole('link')).toHaveText([
    /passend für HP LaserJet Pro M404dn$/,
    /Ausführung: Kompatibel$/,
    /Farbe: Schwarz$/,
  ]);
  await expect(list.filters.getByRole('checkbox', { name: /^Kompatibel/ })).toBeChecked();
  const before = await list.tiles.count();
  await parts.getByRole('link', { name: /Kompatibel/ }).click();
  await expect.poll(() => query(page)['search']).toBe('toner schwarz für hp m404dn');
  await expect.poll(() => list.tiles.count()).toBeGreaterThan(before);
  await page.getByRole('main').getByRole('link', { name: 'HP LaserJet Pro M404dn', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/hp\/device\/hp-laserjet-pro-m404dn$/);
});

test('[S7.1-08] a search for a page of the shop leads to the page, and to no article that merely sounds like it', async ({
  page,
}) => {
  await visit(page, '/shop?search=versandkosten');
  await expect(page.getByRole('main')).not.toContainText('Verbandkasten');
  await page.getByRole('main').getByRole('link', { name: 'Versand & Zahlung', exact: true }).first().click();
  await expect(page).toHaveURL(/\/page\/versand$/);
});

test('[S2.11-04] two numbers lead to a list of what each of them means', async ({ page }) => {
  await visit(page, '/');
  await searchBox(page).field.fill('PG545XL CL546XL');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  for (const name of [/PG-545XL/, /CL-546XL/])
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  await expect(main).not.toContainText('ohne „');
});

test('[S7.1-08] a printer the shop does not know names the models next to it', async ({ page }) => {
  await visit(page, '/shop?search=hp+laserjet+9999');
  const main = page.getByRole('main');
  await expect(main).toContainText('Den HP LaserJet 9999 führen wir nicht. Ähnlich:');
  await main
    .getByRole('link', { name: /^HP .*LaserJet/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/hp\/device\//);
});

test('[S7.1-08] a search for the set of a printer leads to all its colours at one press', async ({
  page,
}) => {
  await visit(page, '/shop?search=brother+dcp-l3550+toner+set');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Alle Farben für Brother DCP-L3550CDW im Set' }).click();
  await expect(page).toHaveURL(/\/device\/brother-dcp-l3550cdw#alle-farben$/);
  const sets = main.getByRole('list', { name: 'Alle Farben auf einmal' });
  await expect(sets).toBeInViewport();
  await expect(sets.getByRole('button', { name: /^Alle Farben in den Warenkorb/ }).first()).toBeVisible();
});

test('[S2.11-05] XL in a search is a filter that can be taken away', async ({ page }) => {
  await visit(page, '/shop?search=druckerpatrone+schwarz+xl+brother+mfc');
  const { filters } = articleList(page);
  await expect(filters.getByRole('checkbox', { name: /^XL/ })).toBeChecked();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Füllmenge: XL/ })
    .click();
  await expect(page).toHaveURL(/search=druckerpatrone\+schwarz\+brother\+mfc$/);
  await expect(filters.getByRole('checkbox', { name: /^XL/ })).not.toBeChecked();
});

test('a suggestion with long words keeps both of them legible on a phone @phone @phone-only', async ({
  page,
}) => {
  await visit(page, '/page/agb');
  const box = searchBox(page);
  await box.field.fill('cf 259 x');
  await expect(box.suggestions).not.toHaveCount(0);
  const panel = (await box.panel.boundingBox())?.width ?? 0;
  const widths = await box.suggestions.evaluateAll((options) =>
    options.map((option) => ({
      label: option.querySelector('span')?.clientWidth ?? 0,
      whole: option.scrollWidth,
    })),
  );
  for (const { label, whole } of widths) {
    expect(label).toBeGreaterThan(panel / 4);
    expect(whole).toBeLessThanOrEqual(panel);
  }
});

test('[S7.1-08] without a suggestion Enter searches the whole shop', async ({ page }) => {
  const search = searchBox(page);
  await visit(page, '/');
  await search.field.fill('qqqqzzzz');
  await expect(search.told).toContainText('Kein Vorschlag zu diesem Begriff.');
  await search.field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=qqqqzzzz$/);
  await expect(page.getByRole('heading', { name: 'Keine Artikel gefunden' })).toBeVisible();
});

test('a search that names a page of the shop leads to it before anything else @phone', async ({ page }) => {
  await visit(page, '/shop?search=versandkosten');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Hier geht es weiter']);
  await main.getByRole('link', { name: 'Versand & Zahlung' }).click();
  await expect(page).toHaveURL(/\/page\/versand$/);
});

test('[S2.11-04] an exact number leads straight to its article', async ({ page }) => {
  await visit(page, '/');
  const { manufacturerNumber, displayName } = await articleWith(
    page,
    (article) => article.articleNumber.startsWith('T') && article.manufacturerNumber.length > 5,
  );
  await searchBox(page).field.fill(manufacturerNumber);
  await searchBox(page).field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/article\/T\d+-1\//);
});

test('[S2.11-05][S2.11-08] filters: what they say is what the list holds; any change drops the page', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/papier?page=2');
  await expect(list.count).toHaveText('50 Artikel');
  await list.filters.getByRole('checkbox', { name: /^Kopierpapier\s*9$/ }).click();
  await expect(list.count).toHaveText('9 Artikel');
  await expect(list.tiles).toHaveCount(9);
  expect(query(page)).toEqual({ filter: '{"category":["kopierpapier"]}' });
  await list.filters.getByRole('checkbox', { name: /^Recyclingpapier\s*5$/ }).click();
  await expect(list.count).toHaveText('14 Artikel');
  expect(query(page)['filter']).toBe('{"category":["kopierpapier","recyclingpapier"]}');
  await list.chips.getByRole('link', { name: /Kopierpapier/ }).click();
  await expect(list.count).toHaveText('5 Artikel');
  await list.chips.getByRole('link', { name: 'Alle Filter entfernen' }).click();
  await expect(list.count).toHaveText('50 Artikel');
  expect(query(page)).toEqual({});
});

test('[S2.11-05] a chosen filter that leaves nothing can still be taken away', async ({ page }) => {
  const list = articleList(page);
  const filter = JSON.stringify({ brand: ['kontor'], deliveryState: ['5'] });
  await visit(page, `/shop/catalog/kopierpapier?filter=${encodeURIComponent(filter)}`);
  await expect(page.getByRole('heading', { name: 'Keine Artikel gefunden' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mit diesen Filtern bleibt kein Artikel übrig.');
  await list.chips.getByRole('link').filter({ hasNotText: 'Alle Filter' }).last().click();
  await expect(list.count).toHaveText('8 Artikel');
});

test('[S2.11-03][S2.11-08] order: ascending stands for nothing in the address, descending is written', async ({
  page,
}) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier?page=1&sortDirection=asc');
  await list.sortBy.selectOption('price');
  await expect(page).toHaveURL(/sortBy=price$/);
  const reverse = page.getByRole('link', { name: 'Aufsteigend sortiert, umkehren' });
  // The address may change a moment before the list does.
  await expect(reverse).toHaveAttribute('href', /sortBy=price&sortDirection=desc$/);
  const rising = await list.tiles.getByRole('heading').allInnerTexts();
  await reverse.click();
  await expect(page).toHaveURL(/sortBy=price&sortDirection=desc$/);
  await expect(list.tiles.first().getByRole('heading')).toHaveText(rising.at(-1) ?? '');
  await page.getByRole('link', { name: 'Absteigend sortiert, umkehren' }).click();
  await expect(page).toHaveURL(/sortBy=price$/);
});

test('[S2.11-02] page and page size stand in the address and survive a reload', async ({ page }) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/papier');
  await expect(list.tiles).toHaveCount(24);
  await list.pages.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await waitUntilLive(page);
  await expect(list.pages.locator('[aria-current="page"]')).toHaveText('2');
  await list.pageSize.selectOption('12');
  await expect(page).toHaveURL(/\?limit=12$/);
  await expect(list.tiles).toHaveCount(12);
});

test('[S2.11-01] a step in the address stays with the list, whatever is changed of it', async ({ page }) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/papier?step=2');
  await list.pages.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect.poll(() => query(page)).toEqual({ step: '2', page: '2' });
  await list.pageSize.selectOption('12');
  await expect.poll(() => query(page)).toEqual({ step: '2', limit: '12' });
  await expect(list.tiles).toHaveCount(12);
  await page.reload();
  await expect.poll(() => query(page)).toEqual({ step: '2', limit: '12' });
});

test('[R32] what the shop does not know leaves the address of a list, on arrival and inside the shop', async ({
  page,
}) => {
  const list = articleList(page);
  const filter = encodeURIComponent(JSON.stringify({ brand: ['kontor', 'niemand'], category: ['nirgends'] }));
  await visit(page, `/shop/catalog/papier?filter=${filter}&limit=7&page=99`);
  await expect.poll(() => query(page)).toEqual({ filter: '{"brand":["kontor"]}' });
  await expect(list.chips.getByRole('link')).toHaveCount(2);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Weiter' });
    document.querySelector('main')?.append(link);
    link.click();
  }, `/shop/catalog/papier?filter=${filter}&sortBy=price`);
  await expect.poll(() => query(page)).toEqual({ filter: '{"brand":["kontor"]}', sortBy: 'price' });
  await expect(list.chips.getByRole('link')).toHaveCount(2);
  await visit(page, '/shop/catalog/papier?sortBy=pageCost&sortDirection=desc&page=2');
  await expect.poll(() => query(page)).toEqual({ page: '2' });
  await visit(page, '/shop/catalog/papier?utm_source=brief&page=2&limit=24');
  await expect(list.pages.locator('[aria-current="page"]')).toHaveText('2');
  expect(query(page)).toEqual({ utm_source: 'brief', page: '2', limit: '24' });
});

test('[S2-02] back from an article returns to the same place of the list', async ({ page }) => {
  const list = articleList(page);
  await visit(page, '/shop?search=toner');
  const tile = list.tiles.nth(15);
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  const name = await tile.getByRole('heading').innerText();
  await tile.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(list.tiles.nth(15)).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(150);
});

test('[S4.3-08][S4.3-07] without a price the tile says so and offers a request instead of the basket', async ({
  page,
}) => {
  await visit(page, '/');
  const priceless = await articleWith(page, ({ price }) => price.net_price === null);
  const filter = encodeURIComponent(JSON.stringify({ category: [] }));
  await visit(page, `/shop?search=${encodeURIComponent(priceless.manufacturerNumber)}&filter=${filter}`);
  const tile = articleList(page).tiles.filter({ hasText: priceless.manufacturerNumber }).first();
  await expect(tile).toContainText('Preis auf Anfrage');
  await expect(tile.getByRole('link', { name: /^Angebot anfragen: / })).toBeVisible();
  await expect(articleList(page).addButton(tile)).toHaveCount(0);
  await visit(page, pathOf(priceless));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Angebot anfragen: / })
      .first(),
  ).toBeVisible();
  // A guest learns what is needed for it before going there.
  await expect(page.getByText(texts.articlePage.offerNeedsAccount)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Angebot anfragen: / })
    .first()
    .click();
  await expect(page.getByText(texts.registration.forOffer)).toBeVisible();
});

test('[S4.3-05] sold out, discontinued and out of stock cannot be put into the basket, and it says why once', async ({
  page,
}) => {
  await visit(page, '/');
  const cases = [
    [2, 'Dieser Artikel ist zurzeit ausverkauft.'],
    [5, 'Dieser Artikel ist nicht mehr lieferbar.'],
    [1, 'Dieser Artikel ist zurzeit ausverkauft.'],
  ] as const;
  for (const [state, sentence] of cases) {
    const blocked = await articleWith(
      page,
      ({ stock, sap_delivery_state, price }) =>
        sap_delivery_state === state && stock <= 0 && price.net_price !== null,
    );
    await visit(page, pathOf(blocked));
    const own = page.getByRole('heading', { level: 1 }).locator('xpath=../..');
    await expect(own.getByText(sentence)).toBeVisible();
    await expect(own.getByText(/ausverkauft|nicht mehr lieferbar|Lager/i)).toHaveCount(1);
    await expect(own.getByRole('button', { name: / in den Warenkorb$/ })).toHaveCount(0);
    await expect(own.getByText(/Versand (heute|am )/)).toHaveCount(0);
  }
});

test('[S4.3-06] the stock is told for warehouse goods and hidden for states 2, 5, 6 and 7', async ({
  page,
}) => {
  await visit(page, '/');
  const offer = page.getByRole('main');
  for (const state of [2, 5, 6, 7]) {
    const hidden = await articleWith(page, ({ sap_delivery_state }) => sap_delivery_state === state);
    await visit(page, pathOf(hidden));
    await expect(offer.getByRole('heading', { level: 1 })).toHaveText(hidden.displayName);
    const own = offer.getByRole('heading', { level: 1 }).locator('xpath=../..');
    await expect(own.getByText(/auf Lager/)).toHaveCount(0);
  }
  const shown = await articleWith(
    page,
    ({ sap_delivery_state, stock }) => sap_delivery_state === 1 && stock > 0,
  );
  await visit(page, pathOf(shown));
  await expect(offer.getByText(/auf Lager/).first()).toBeVisible();
});
