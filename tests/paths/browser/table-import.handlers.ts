import { expect, type Locator, type Page } from '@playwright/test';
import { adminImportPath } from '#contract/imported-tables.ts';
import { areToWrite, countOutcomes } from '#domain/import-outcomes.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import type { TableImportContext } from '#machines/table-import/table-import.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { ownFirm } from '#tests/e2e/models/firm.ts';
import { changeInShop, readInShop } from '#tests/e2e/models/shop-database.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';
import { fileContents, type FileSample } from './table-import.catalog.ts';

const { tableImport: words } = texts;
const compareCall = 'adminImport.preview';
const writeCall = 'adminImport.write';

/** An admin of a firm with two cost centers, whose comparing and writing waits for the path. */
export interface ImportBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  admin?: string;
}

const ofFirm = '(select account_id from person where email = $1)';

const root = (page: Page): Locator => page.locator('[data-machine="table-import"]');
const confirmOf = (page: Page): Locator => root(page).getByRole('button', { name: /übernehmen/ });

/** What the firm calls its second cost center. */
async function nameInFirm({ admin, shopFolder }: ImportBrowser): Promise<unknown> {
  const [found] = await readInShop(
    `select name from cost_center where number = '200' and account_id = ${ofFirm}`,
    [admin],
    shopFolder,
  );
  return found?.['name'];
}

/** The page at rest: each row of the file is told, and what can be done with them. */
async function see(
  { page }: ImportBrowser,
  state: string,
  { report, problem, fault }: TableImportContext,
): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-state', state);
  await expect(root(page)).toHaveAttribute('aria-busy', 'false');
  await expect(root(page).getByRole('alert')).toHaveCount(problem === null && fault === null ? 0 : 1);
  for (const { name } of report?.rows ?? []) await expect(root(page)).toContainText(name);
  const isOffered =
    report !== null && areToWrite(report.rows) && (state === 'previewed' || state === 'changed');
  await expect(confirmOf(page)).toHaveCount(isOffered ? 1 : 0);
  if (isOffered) await expect(confirmOf(page)).toHaveText(words.confirm(countOutcomes(report.rows)));
}

async function seeBusy({ page }: ImportBrowser, state: string, sentence: string): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-state', state);
  await expect(root(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar', { name: sentence })).toBeVisible();
  await expect(root(page).getByLabel(words.otherFile, { exact: true })).toBeDisabled();
}

/** Why it did not work stands where the reader of the page is led to. */
async function seeAlert({ page }: ImportBrowser, ...sentences: readonly string[]): Promise<void> {
  const told = root(page).getByRole('alert');
  await expect(told).toBeFocused();
  for (const sentence of sentences) await expect(told).toContainText(sentence);
}

const nameOf = ({ fileName }: TableImportContext): string => fileName ?? '';

/** Reading cost centers in, in a browser on a built shop. */
export const tableImportBrowserHandlers: Handlers<TableImportMachine, ImportBrowser> = {
  open: async (world, { table }) => {
    const { page, shopFolder } = world;
    const { admin } = await ownFirm(0, shopFolder);
    world.admin = admin;
    await changeInShop(
      `insert into cost_center (account_id, number, name)
       select account_id, number, name from person,
         (values ('100', 'Einkauf'), ('200', 'Vertrieb')) as made (number, name) where email = $1`,
      [admin],
      shopFolder,
    );
    await enter(page, admin, adminImportPath(table));
    world.calls = await holdCalls(page, [compareCall, writeCall]);
  },
  events: {
    'file.choose': async ({ page }, { file: { name } }, sample) => {
      const field = root(page).locator('input[type="file"]');
      await field.setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(fileContents[sample as FileSample]),
      });
    },
    'import.confirm': ({ page }) => confirmOf(page).click(),
    'import.retry': ({ page }) => root(page).getByRole('button', { name: words.retry }).click(),
  },
  calls: {
    // The browser reads it by itself, at once.
    readFile: () => undefined,
    compareRows: answerOf(compareCall),
    writeRows: async (world, given, sample) => {
      const before = await nameInFirm(world);
      if (sample === 'changed')
        await changeInShop(
          `update cost_center set name = 'Vertrieb West' where number = '200' and account_id = ${ofFirm}`,
          [world.admin],
          world.shopFolder,
        );
      await answerOf(writeCall)(world, given, sample);
      const isWritten = sample === 'ok' || sample === 'cut';
      const after = isWritten ? 'Vertrieb Nord' : sample === 'changed' ? 'Vertrieb West' : before;
      await expect.poll(() => nameInFirm(world)).toBe(after);
    },
  },
  delays: {},
  states: {
    'open.choosing': async (world, context) => {
      await see(world, 'choosing', context);
      await expect(root(world.page).getByLabel(words.file, { exact: true })).toBeEnabled();
    },
    reading: () => undefined,
    'open.unreadable': async (world, context) => {
      await see(world, 'unreadable', context);
      await seeAlert(world, words.unreadableTitle({ file: nameOf(context) }), words.faults.malformed);
    },
    previewing: (world, context) => seeBusy(world, 'previewing', words.previewing({ file: nameOf(context) })),
    'open.unusable': async (world, context) => {
      await see(world, 'unusable', context);
      await seeAlert(
        world,
        words.unusableTitle({ file: nameOf(context) }),
        ...(context.problem?.messages ?? []),
      );
    },
    'open.notCompared': async (world, context) => {
      await see(world, 'notCompared', context);
      await seeAlert(world, words.notComparedTitle, words.failed);
    },
    'open.previewed': async (world, context) => {
      await see(world, 'previewed', context);
      const title = words.previewTitle({ file: nameOf(context) });
      await expect(root(world.page).getByRole('heading', { name: title })).toBeFocused();
      await expect(root(world.page)).toContainText(words.counts(countOutcomes(context.report?.rows ?? [])));
    },
    importing: (world) => seeBusy(world, 'importing', words.importing),
    'open.changed': async (world, context) => {
      await see(world, 'changed', context);
      await seeAlert(world, words.changedTitle);
    },
    'open.refused': () => {
      throw new Error('Cost centers that were compared are refused for nothing but a change in the firm.');
    },
    'open.unanswered': async (world, context) => {
      await see(world, 'unanswered', context);
      await seeAlert(world, words.unansweredTitle, words.unanswered);
    },
    'open.imported': async (world, context) => {
      await see(world, 'imported', context);
      const title = words.doneTitle({ file: nameOf(context) });
      await expect(root(world.page).getByRole('heading', { name: title })).toBeFocused();
      await expect(root(world.page)).toContainText(words.done(countOutcomes(context.report?.rows ?? [])));
    },
  },
};
