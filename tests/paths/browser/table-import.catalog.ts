import type { ImportedRow, ImportRefusal, ImportReport } from '#contract/admin-import.ts';
import { inWords, type Catalog, type FailureSample } from '#machines/path-ready.ts';
import { tableImportCatalog } from '#machines/table-import/table-import.catalog.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';

/** Files of cost centers by the name of their sample; the firm has 100 "Einkauf" and 200 "Vertrieb". */
export const fileContents = {
  renamed: 'Nummer;Bezeichnung\n100;Einkauf\n200;Vertrieb Nord\n300;\n',
  known: 'Nummer;Bezeichnung\n100;Einkauf\n300;\n',
  torn: 'Nummer;Bezeichnung\n100;Einkauf\n200;"Vertrieb\n',
  foreign: 'Artikel;Bezeichnung\n100;Einkauf\n',
} as const;
export type FileSample = keyof typeof fileContents;

const fileOf = (sample: FileSample, de: string, en: string, weight = 1) => ({
  event: {
    type: 'file.choose' as const,
    file: { name: `${sample}.csv`, size: fileContents[sample].length },
  },
  ...inWords(de, en, weight),
});

const row = (
  line: number,
  name: string,
  outcome: ImportedRow['outcome'],
  part: Partial<ImportedRow> = {},
): ImportedRow => ({ line, name, outcome, changes: [], effects: [], faults: [], ...part });
const renaming = (from: string): Partial<ImportedRow> => ({
  changes: [{ column: 'Bezeichnung', from, to: 'Vertrieb Nord' }],
});
const unchanged = row(2, '100', 'unchanged');
const faulty = (line: number): ImportedRow =>
  row(line, '300', 'refused', { faults: [{ column: 'Bezeichnung', sentence: 'Bezeichnung fehlt.' }] });
const report = (version: string, ...rows: ImportedRow[]): ImportReport => ({ version, ignored: [], rows });

const renamed = report('renamed', unchanged, row(3, '200', 'changed', renaming('Vertrieb')), faulty(4));
const overtaken = report(
  'overtaken',
  unchanged,
  row(3, '200', 'changed', renaming('Vertrieb West')),
  faulty(4),
);
const written = report('written', unchanged, row(3, '200', 'unchanged'), faulty(4));

const changedMeanwhile = (now: ImportReport, de: string, en: string): FailureSample => {
  const refusal: ImportRefusal = { success: false, code: 'import.changed', errorMessages: [], report: now };
  return { error: { kind: 'refused', refusal }, ...inWords(de, en, 0.5) };
};

const { calls } = tableImportCatalog;

/** The samples of a real file, and of what a real firm answers to it. */
export const tableImportBrowserCatalog: Catalog<TableImportMachine> = {
  ...tableImportCatalog,
  events: {
    ...tableImportCatalog.events,
    'file.choose': {
      renamed: fileOf(
        'renamed',
        'Eine Datei wählen, die eine Kostenstelle umbenennt.',
        'Choose a file that renames a cost center.',
        2,
      ),
      known: fileOf(
        'known',
        'Eine Datei wählen, in der nichts Neues steht.',
        'Choose a file with nothing new in it.',
      ),
      torn: fileOf(
        'torn',
        'Eine Datei wählen, die mitten in einer Zelle endet.',
        'Choose a file that ends amidst a cell.',
      ),
      foreign: fileOf(
        'foreign',
        'Eine Datei wählen, der die Spalte „Nummer“ fehlt.',
        'Choose a file without the column "Nummer".',
      ),
    },
  },
  calls: {
    ...calls,
    compareRows: {
      ...calls.compareRows,
      ok: {
        output: renamed,
        ...inWords(
          'Eine Zeile ist unverändert, eine geändert, eine fehlerhaft.',
          'One row is unchanged, one changed, one faulty.',
          3,
        ),
      },
      nothing: {
        output: report('known', unchanged, faulty(3)),
        ...inWords('Es gibt nichts zu schreiben.', 'There is nothing to write.'),
      },
      again: {
        output: written,
        ...inWords('Was darin steht, ist schon übernommen.', 'What it says has been taken over already.'),
      },
      foreign: {
        error: {
          kind: 'refused',
          refusal: { success: false, code: 'import.columns', errorMessages: ['„Nummer“'] },
        },
        ...inWords('Der Datei fehlt eine Spalte.', 'The file lacks a column.'),
      },
    },
    writeRows: {
      ...calls.writeRows,
      ok: { output: renamed, ...inWords('Die Zeilen sind geschrieben.', 'The rows are written.', 3) },
      changed: changedMeanwhile(
        overtaken,
        'Jemand hat die Kostenstelle inzwischen umbenannt.',
        'Somebody has renamed the cost center meanwhile.',
      ),
      written: changedMeanwhile(
        written,
        'Was ohne Antwort blieb, war geschrieben.',
        'What was not answered had been written.',
      ),
      cut: {
        error: { kind: 'noAnswer' },
        ...inWords(
          'Die Zeilen werden geschrieben, die Antwort geht verloren.',
          'The rows are written, the answer is lost.',
        ),
        server: 'answer-cut',
      },
    },
  },
};
