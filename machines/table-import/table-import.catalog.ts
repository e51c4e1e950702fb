import type { ImportedRow, ImportRefusal, ImportReport, ReadFile } from '#contract/admin-import.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { TableImportMachine } from './table-import.machine.ts';
import { tableImportWords } from './table-import.words.ts';

const rows: ReadFile = {
  heads: ['Nummer', 'Bezeichnung'],
  rows: [
    { line: 2, cells: ['100', 'Einkauf'] },
    { line: 3, cells: ['200', 'Vertrieb Nord'] },
    { line: 4, cells: ['300', ''] },
  ],
};

const unchanged: ImportedRow = {
  line: 2,
  name: '100',
  outcome: 'unchanged',
  changes: [],
  faults: [],
  effects: [],
};
const changedRow: ImportedRow = {
  line: 3,
  name: '200',
  outcome: 'changed',
  changes: [{ column: 'Bezeichnung', from: 'Vertrieb', to: 'Vertrieb Nord' }],
  faults: [],
  effects: [],
};
const newRow: ImportedRow = {
  line: 3,
  name: '200',
  outcome: 'new',
  changes: [{ column: 'Bezeichnung', from: '', to: 'Vertrieb Nord' }],
  faults: [],
  effects: [],
};
const refusedRow: ImportedRow = {
  line: 4,
  name: '300',
  outcome: 'refused',
  changes: [],
  faults: [{ column: 'Bezeichnung', sentence: 'Bezeichnung fehlt.' }],
  effects: [],
};

const report = (version: string, ...of: ImportedRow[]): ImportReport => ({
  version,
  ignored: ['Bemerkung'],
  rows: of,
});

const changedMeanwhile: ImportRefusal = {
  success: false,
  code: 'import.changed',
  errorMessages: [
    'In Ihrer Firma hat sich inzwischen etwas geändert. Bitte prüfen Sie die Vorschau noch einmal.',
  ],
  report: report('jetzt', unchanged, newRow, refusedRow),
};

const writtenMeanwhile: ImportRefusal = {
  ...changedMeanwhile,
  report: report('geschrieben', unchanged, { ...unchanged, line: 3, name: '200' }, refusedRow),
};

const failures = { ...failureSamples, httpError: httpErrorSample };

/** What may happen while a table is read in, and what must stay true. */
export const tableImportCatalog: Catalog<TableImportMachine> = {
  words: tableImportWords,
  inputs: {
    costCenters: {
      input: { table: 'costCenters' },
      ...inWords('Bei den Kostenstellen auf „Importieren“ drücken.', 'Press "Import" at the cost centers.'),
    },
  },
  events: {
    'file.choose': {
      first: {
        event: { type: 'file.choose', file: { name: 'kostenstellen.csv', size: 60 } },
        ...inWords('Die Datei „kostenstellen.csv“ wählen.', 'Choose the file "kostenstellen.csv".', 2),
      },
      other: {
        event: { type: 'file.choose', file: { name: 'neue-stellen.csv', size: 90 } },
        ...inWords('Die Datei „neue-stellen.csv“ wählen.', 'Choose the file "neue-stellen.csv".', 0.5),
      },
    },
    'import.confirm': {
      confirm: {
        event: { type: 'import.confirm' },
        ...inWords('Die Zeilen übernehmen.', 'Take the rows over.', 2),
      },
    },
    'import.retry': {
      retry: {
        event: { type: 'import.retry' },
        ...inWords('Es noch einmal versuchen.', 'Try again.', 0.5),
      },
    },
  },
  calls: {
    readFile: {
      ok: {
        output: { rows },
        ...inWords('Der Browser hat die Datei gelesen.', 'The browser has read the file.', 3),
      },
      malformed: {
        output: { fault: { kind: 'malformed', line: 3 } },
        ...inWords('Die Datei ist keine Tabelle.', 'The file is no table.', 0.5),
      },
      ...failureSamples,
    },
    compareRows: {
      ok: {
        output: report('gelesen', unchanged, changedRow, refusedRow),
        ...inWords(
          'Eine Zeile ist unverändert, eine geändert, eine fehlerhaft.',
          'One row is unchanged, one changed, one faulty.',
          3,
        ),
      },
      nothing: {
        output: report('nichts', unchanged, refusedRow),
        ...inWords('Es gibt nichts zu schreiben.', 'There is nothing to write.', 0.5),
      },
      ...failures,
    },
    writeRows: {
      ok: {
        output: report('gelesen', unchanged, changedRow, refusedRow),
        ...inWords('Die Zeilen sind geschrieben.', 'The rows are written.', 3),
      },
      changed: {
        error: { kind: 'refused', refusal: changedMeanwhile },
        ...inWords(
          'In der Firma ist inzwischen etwas anders.',
          'Something is different in the firm meanwhile.',
          0.5,
        ),
      },
      written: {
        error: { kind: 'refused', refusal: writtenMeanwhile },
        ...inWords(
          'Was ohne Antwort blieb, war geschrieben.',
          'What was not answered had been written.',
          0.3,
        ),
      },
      ...failures,
    },
  },
  delays: {},
  abstract: ({ fileName, fault, rows: read, report: told, problem }) => ({
    file: fileName,
    fault: fault?.kind ?? null,
    isRead: read !== null,
    version: told?.version ?? null,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'what is compared was read': ({ context }) => context.report === null || context.rows !== null,
    'nothing is written that was not compared': ({ value, context }) =>
      value !== 'importing' || context.report !== null,
    'a fault stands only where a file cannot be read': ({ value, context }) =>
      (context.fault !== null) === JSON.stringify(value).includes('unreadable'),
    'a problem stands only where a call has failed': ({ value, context }) =>
      (context.problem !== null) ===
      /unusable|notCompared|changed|refused|unanswered/.test(JSON.stringify(value)),
  },
};
