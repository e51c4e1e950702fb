import type { Page } from '@playwright/test';
import { adminImportPath } from '#contract/imported-tables.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { fillBasket, visit } from './models/visit.ts';

const {
  account,
  adminCostCenters,
  adminReleaseRules: rules,
  adminStatistics,
  adminUsers,
  tableImport,
} = texts;

test.describe.configure({ timeout: 90_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

/** Chooses a file as a person does: by the dialog of the browser. */
async function choose(page: Page, label: string, name: string, content: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('main').getByLabel(label, { exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('a table is read in from a file: refused, shown, taken over @phone', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, adminImportPath('costCenters'));
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  const counts = { new: 1, changed: 0, unchanged: 0, refused: 0 };
  const file = 'stellen.csv';
  await expectEach(page, [
    {
      gesture: 'a file without a column is chosen',
      how: () => choose(page, tableImport.file, 'ohne.csv', 'Name\nEinkauf\n'),
      focus: () => main.getByRole('alert'),
      spoken: [
        tableImport.reading({ file: 'ohne.csv' }),
        tableImport.previewing({ file: 'ohne.csv' }),
        /„Nummer“/,
      ],
    },
    {
      gesture: 'a file is chosen',
      how: () => choose(page, tableImport.otherFile, file, 'Nummer;Bezeichnung\n4711;Büro\n'),
      focus: () => heading(tableImport.previewTitle({ file })),
      spoken: [tableImport.reading({ file }), tableImport.previewing({ file })],
    },
    {
      gesture: 'it is taken over',
      how: () => main.getByRole('button', { name: tableImport.confirm(counts), exact: true }).click(),
      focus: () => heading(tableImport.doneTitle({ file })),
      spoken: [tableImport.importing],
    },
    {
      gesture: 'the list is opened',
      how: () => main.getByRole('link', { name: tableImport.toList.costCenters }).click(),
      focus: () => main.getByRole('heading', { level: 1, name: adminCostCenters.title }),
      spoken: [],
    },
  ]);
});

test('the rules of releases: a fault, and saved @phone', async ({ page }) => {
  const firm = await ownFirm(100_000);
  await enter(page, firm.admin, '/my/admin-release-rules');
  const main = page.getByRole('main');
  const above = main.getByRole('textbox', { name: rules.releaseAbove });
  const save = main.getByRole('button', { name: rules.save });
  await expectEach(page, [
    {
      gesture: 'an amount that is none is sent',
      how: async () => {
        await above.fill('viel');
        await save.click();
      },
      focus: () => main.getByRole('alert'),
      spoken: [/Betrag/],
    },
    {
      gesture: 'the rules are saved',
      how: async () => {
        await above.fill('200');
        await save.click();
      },
      focus: () => main.getByRole('status').filter({ hasText: rules.saved }),
      spoken: [],
    },
    {
      gesture: 'they are changed again',
      how: () => main.getByRole('button', { name: rules.again }).click(),
      focus: () => above,
      spoken: [],
    },
  ]);
});

test('the people of a firm: searched, and one of them changed @phone', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/admin-users');
  const main = page.getByRole('main');
  const search = main.getByRole('search', { name: adminUsers.search });
  const list = main.getByRole('region', { name: adminUsers.title });
  await expectEach(page, [
    {
      gesture: 'somebody is searched',
      how: async () => {
        await search.getByRole('searchbox').fill('Karl');
        await search.getByRole('searchbox').press('Enter');
      },
      focus: () => list,
      spoken: [account.rowsFound({ count: 1 })],
    },
    {
      gesture: 'somebody is opened',
      how: () => list.getByRole('link', { name: 'Karl Werk' }).click(),
      focus: () => main.getByRole('heading', { level: 1 }),
      spoken: [],
    },
    {
      gesture: 'somebody is saved',
      how: () => main.getByRole('button', { name: adminUsers.save }).click(),
      focus: () => main.getByRole('heading', { level: 1, name: adminUsers.title }),
      spoken: [/gespeichert/],
    },
  ]);
  await visit(page, '/my/admin-users');
  await expect(search).toBeVisible();
});

test('the statistics of a firm: other days, another group, and somebody searched @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  await fillBasket(page, 'toner', 1);
  await placeOrder(page, null);
  await enter(page, firm.admin, '/my/admin-statistics?type=month');
  const main = page.getByRole('main');
  const type = (name: string) =>
    main.getByRole('navigation', { name: adminStatistics.spanType }).getByRole('link', { name, exact: true });
  const search = main.getByRole('search', { name: adminStatistics.search });
  await expectEach(page, [
    {
      gesture: 'a whole year is chosen',
      how: () => type(adminStatistics.types.year).click(),
      focus: () => type(adminStatistics.types.year).and(page.locator('[aria-current="page"]')),
      spoken: [account.rowsFound({ count: 12 })],
    },
    {
      gesture: 'it is summed up by person',
      how: () => main.getByRole('link', { name: adminStatistics.groups.person, exact: true }).click(),
      focus: () => main.getByRole('heading', { level: 1, name: adminStatistics.titles.person }),
      spoken: [account.rowsFound({ count: 1 })],
    },
    {
      gesture: 'somebody is searched who ordered nothing',
      how: async () => {
        await search.getByRole('searchbox').fill('niemand');
        await search.getByRole('searchbox').press('Enter');
      },
      focus: () => main.getByRole('region', { name: adminStatistics.titles.person }),
      spoken: [adminStatistics.notFoundTitle],
    },
  ]);
});
