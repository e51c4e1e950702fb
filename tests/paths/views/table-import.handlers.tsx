import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AdminImportScreen } from '#app/routes/admin-import.page.ts';
import { adminImportPath, adminImportRoute, largestImportedFileBytes } from '#contract/imported-tables.ts';
import { countOutcomes } from '#domain/import-outcomes.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import type { ChosenFile, TableImportContext } from '#machines/table-import/table-import.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import type { AdminImportData } from '#ui/screens/admin-import/admin-import-data.ts';
import { answer, closeShop, openShop, press, settle, shopOf, user, type ShopView } from './open-shop.tsx';

const { tableImport: words } = texts;

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="table-import"]') as HTMLElement;
const field = (): HTMLInputElement =>
  screen.queryByLabelText<HTMLInputElement>(words.file) ??
  screen.getByLabelText<HTMLInputElement>(words.otherFile);

/** A file as big as the sample says. */
const fileOf = ({ name, size }: ChosenFile): File => new File(['x'.repeat(size)], name, { type: 'text/csv' });

/** What is said of the file, of its rows and of what went wrong. */
function see(state: string, { report, problem, fault }: TableImportContext): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe('false');
  const told = problem === null ? [] : problem.messages;
  expect(screen.queryAllByRole('alert')).toHaveLength(problem === null && fault === null ? 0 : 1);
  for (const sentence of told) expect(screen.getByRole('alert').textContent).toContain(sentence);
  for (const { name } of report?.rows ?? []) expect(root().textContent).toContain(name);
  const confirm = report === null ? null : words.confirm(countOutcomes(report.rows));
  const offered = confirm === null ? null : screen.queryByRole('button', { name: confirm });
  const isAsked = state === 'previewed' || state === 'changed';
  const isToWrite = report?.rows.some(({ outcome }) => outcome === 'new' || outcome === 'changed') ?? false;
  expect(offered !== null).toBe(isAsked && isToWrite);
}

function seeBusy(state: string, sentence: string): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe(sentence);
  expect(field().disabled).toBe(true);
}

const seeAlert = (title: string): void => {
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain(title);
};

const nameOf = ({ fileName }: TableImportContext): string => fileName ?? '';

/** The page that reads a file of cost centers in. */
export const tableImportViewHandlers: Handlers<TableImportMachine, ShopView> = {
  open: async (world, { table }) => {
    const data: AdminImportData = { table, count: 2, most: 500, invitationsLeft: null };
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: adminImportRoute, Component: AdminImportScreen, loader: () => data }],
      address: adminImportPath(table),
      data,
    });
    await settle();
  },
  events: {
    'file.choose': async (world, { file }) => {
      await user.upload(field(), fileOf(file));
      await settle();
      if (!shopOf(world).calls.isUnderWay('readFile')) return;
      const given = shopOf(world).calls.given('readFile') as { readonly file: File };
      expect([given.file.name, given.file.size]).toEqual([file.name, file.size]);
      expect(file.size).toBeLessThan(largestImportedFileBytes);
    },
    'import.confirm': () => press(/übernehmen/),
    'import.retry': () => press(words.retry),
  },
  calls: {
    readFile: answer('readFile'),
    compareRows: answer('compareRows'),
    writeRows: answer('writeRows'),
  },
  delays: {},
  states: {
    'open.choosing': (_world, context) => {
      see('choosing', context);
      expect(field()).toBe(screen.getByLabelText(words.file));
    },
    reading: (_world, context) => seeBusy('reading', words.reading({ file: nameOf(context) })),
    'open.unreadable': (_world, context) => {
      see('unreadable', context);
      seeAlert(words.unreadableTitle({ file: nameOf(context) }));
      if (context.fault?.kind === 'malformed') seeAlert(words.inLine({ line: 3 }));
    },
    previewing: (_world, context) => seeBusy('previewing', words.previewing({ file: nameOf(context) })),
    'open.unusable': (_world, context) => {
      see('unusable', context);
      seeAlert(words.unusableTitle({ file: nameOf(context) }));
    },
    'open.notCompared': (_world, context) => {
      see('notCompared', context);
      seeAlert(words.failed);
    },
    'open.previewed': (_world, context) => {
      see('previewed', context);
      const heading = screen.getByRole('heading', { name: words.previewTitle({ file: nameOf(context) }) });
      expect(document.activeElement).toBe(heading);
      const isToWrite = context.report?.rows.some(({ outcome }) => outcome === 'changed') ?? false;
      expect(root().textContent?.includes(words.nothing)).toBe(!isToWrite);
    },
    importing: () => seeBusy('importing', words.importing),
    'open.changed': (_world, context) => {
      see('changed', context);
      seeAlert(words.changedTitle);
    },
    'open.refused': (_world, context) => {
      see('refused', context);
      seeAlert(words.refusedTitle);
    },
    'open.unanswered': (_world, context) => {
      see('unanswered', context);
      seeAlert(words.unanswered);
    },
    'open.imported': (_world, context) => {
      see('imported', context);
      const heading = screen.getByRole('heading', { name: words.doneTitle({ file: nameOf(context) }) });
      expect(document.activeElement).toBe(heading);
      expect(screen.getByRole('link', { name: words.toList.costCenters }).isConnected).toBe(true);
    },
  },
  close: closeShop,
};
