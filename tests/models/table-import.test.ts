import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ImportReport } from '#contract/admin-import.ts';
import { tableImportCatalog } from '#machines/table-import/table-import.catalog.ts';
import { tableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { selectTableImport } from '#machines/table-import/table-import.selectors.ts';
import type {
  ChosenFile,
  CompareRequest,
  FileContent,
  WriteRequest,
} from '#machines/table-import/table-import.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(tableImportMachine, tableImportCatalog);

it('[S2.4-03] writes what was previewed once, asks again with the same preview, and with the fresh one where the firm has changed', async () => {
  const { readFile, compareRows, writeRows } = tableImportCatalog.calls;
  const ends = [writeRows.noAnswer, writeRows.changed, writeRows.ok];
  const written: WriteRequest[] = [];
  const actor = createActor(
    tableImportMachine.provide({
      actors: {
        readFile: fromPromise<FileContent, { readonly file: ChosenFile }>(async () => readFile.ok.output),
        compareRows: fromPromise<ImportReport, CompareRequest>(async () => compareRows.ok.output),
        writeRows: fromPromise<ImportReport, WriteRequest>(async ({ input }) => {
          written.push(input);
          const end = ends[written.length - 1];
          if (end === undefined || 'error' in end) throw end?.error;
          return end.output;
        }),
      },
    }),
    { input: { table: 'costCenters' } },
  );
  const view = () => selectTableImport(actor.getSnapshot());
  const rest = (tag: 'ready' | 'blocked' | 'done') => waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const told: unknown[] = [];
  actor.on('import.written', (fact) => told.push(fact));
  actor.start();
  actor.send({ type: 'import.confirm' });
  expect(view().state).toBe('choosing');
  actor.send({ type: 'file.choose', file: { name: 'a.csv', size: 60 } });
  await waitFor(actor, () => view().state === 'previewed');
  expect(written).toEqual([]);
  actor.send({ type: 'import.confirm' });
  actor.send({ type: 'import.confirm' });
  await rest('blocked');
  actor.send({ type: 'import.retry' });
  await rest('ready');
  expect([view().state, view().report?.version, told]).toEqual(['changed', 'jetzt', []]);
  actor.send({ type: 'import.confirm' });
  await rest('done');
  expect(written.map(({ table, version }) => [table, version])).toEqual([
    ['costCenters', 'gelesen'],
    ['costCenters', 'gelesen'],
    ['costCenters', 'jetzt'],
  ]);
  expect(told).toEqual([{ type: 'import.written' }]);
  expect(view()).toMatchObject({ state: 'imported', isOver: true, problem: null });
});
