import { expect, test } from '#tests/support/shop-test.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { visit } from './models/visit.ts';
import { texts } from '#texts/de.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const monoPrinter = 'HP LaserJet Pro M404dn';
const colourPrinter = '/shop/supply/brand/hp/device/hp-color-laserjet-pro-mfp-m283fdw';

test('a printer is typed into the finder and chosen @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', { name: texts.supply.searchLabel });
  const option = main.getByRole('option', { name: monoPrinter });
  await visit(page, '/');
  await expectEach(page, [
    {
      gesture: 'a printer is typed',
      how: async () => {
        await field.fill('m404dn');
        await expect(option.first()).toBeVisible();
      },
      focus: () => field,
      spoken: [/Vorschl/],
    },
    {
      gesture: 'it is chosen by keys',
      how: async () => {
        await field.press('ArrowDown');
        await expect(main.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
          'M404dn',
        );
        await field.press('Enter');
      },
      focus: () => main.getByRole('heading', { level: 1, name: /M404dn/ }),
      spoken: [],
    },
  ]);
  await visit(page, '/');
  await expectEach(page, [
    {
      gesture: 'what nobody makes is typed',
      how: () => field.fill('zzqqxx999'),
      focus: () => field,
      spoken: [texts.printerChoice.emptyText],
    },
  ]);
});

test('brand, series and model are chosen one after the other @phone', async ({ page }) => {
  const finder = page.getByRole('region', { name: 'Druckerfinder' });
  const list = (name: string) => finder.getByRole('combobox', { name, exact: true });
  await visit(page, '/');
  await expectEach(page, [
    {
      gesture: 'a brand is chosen',
      how: async () => {
        await list('Hersteller').focus();
        await list('Hersteller').selectOption('HP');
        await expect(list('Serie')).toBeEnabled();
      },
      focus: () => list('Hersteller'),
      spoken: [],
    },
    {
      gesture: 'a series is chosen',
      how: async () => {
        await list('Serie').focus();
        await list('Serie').selectOption({ label: 'LaserJet Pro' });
        await expect(list('Modell')).toBeEnabled();
      },
      focus: () => list('Serie'),
      spoken: [],
    },
    {
      gesture: 'a model is chosen',
      how: async () => {
        await list('Modell').focus();
        await list('Modell').selectOption({ label: monoPrinter });
        await expect(finder.getByRole('button', { name: 'Zum Drucker' })).toBeVisible();
      },
      focus: () => list('Modell'),
      spoken: [],
    },
    {
      gesture: 'the printer is opened',
      how: () => finder.getByRole('button', { name: 'Zum Drucker' }).click(),
      focus: () => page.getByRole('main').getByRole('heading', { level: 1, name: /M404dn/ }),
      spoken: [],
    },
  ]);
});

test('all colours of a printer are put in at once: told once, with their number @phone', async ({ page }) => {
  const set = page
    .getByRole('list', { name: 'Alle Farben auf einmal' })
    .getByRole('button', { name: /^Alle Farben/ })
    .first();
  await visit(page, colourPrinter);
  await expectEach(page, [
    {
      gesture: 'the set of all colours is added',
      how: () => set.click(),
      focus: () => set,
      spoken: [/4 Positionen liegen im Warenkorb\.$/],
    },
  ]);
});

test('tiles and rows', async ({ page }) => {
  const main = page.getByRole('main');
  const view = (name: string) => main.getByRole('link', { name, exact: true });
  await visit(page, '/shop/catalog/papier');
  await expectEach(page, [
    {
      gesture: 'the list stands in rows',
      how: () => view(texts.listing.viewRows).click(),
      focus: () =>
        main
          .getByRole('link', { name: texts.listing.viewRows, exact: true })
          .and(page.locator('[aria-current="true"]')),
      spoken: [],
    },
    {
      gesture: 'the list stands in tiles again',
      how: () => view(texts.listing.viewTiles).click(),
      focus: () =>
        main
          .getByRole('link', { name: texts.listing.viewTiles, exact: true })
          .and(page.locator('[aria-current="true"]')),
      spoken: [],
    },
  ]);
});

test('what a search was understood to mean @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const understood = main.getByRole('group', { name: texts.listing.understood });
  await visit(page, '/shop?search=toner+schwarz+hp');
  await expectEach(page, [
    {
      gesture: 'what a search was understood to mean is taken away',
      how: () => understood.getByRole('link').first().click(),
      // Without it the search is another one, and so is its page.
      focus: () => main.getByRole('heading', { level: 1, name: /^Suche nach / }),
      spoken: [/^[\d.]+ Artikel$/],
    },
  ]);
});
