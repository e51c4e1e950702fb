import type { ChartWords } from '#machines/path-ready.ts';
import type { TableImportMachine } from './table-import.machine.ts';

const spec = ['S2.4-03', 'S2.4-04', 'S2.4-05'] as const;

/** What people call the chart `table-import` and its parts; states stand in the order in which they are read. */
export const tableImportWords: ChartWords<TableImportMachine> = {
  title: { de: 'Tabelle einlesen', en: 'Reading in a table' },
  description: {
    de: 'Personen, Kostenstellen oder Budgets einer Firma kommen aus einer Datei: erst als Vorschau, dann auf einmal.',
    en: 'People, cost centers or budgets of a firm come from a file: as a preview first, then all at once.',
  },
  states: {
    open: {
      title: { de: 'Offen', en: 'Open' },
      description: { de: 'Eine Datei kann gewählt werden.', en: 'A file can be chosen.' },
      spec,
    },
    'open.choosing': {
      title: { de: 'Auswählen', en: 'Choosing' },
      description: { de: 'Noch ist keine Datei gewählt.', en: 'No file is chosen yet.' },
      spec,
    },
    reading: {
      title: { de: 'Wird gelesen', en: 'Reading' },
      description: { de: 'Der Browser liest die Datei.', en: 'The browser reads the file.' },
      spec,
    },
    'open.unreadable': {
      title: { de: 'Nicht lesbar', en: 'Unreadable' },
      description: {
        de: 'Die Datei ist keine Tabelle, oder sie ist zu groß; zu lesen ist, warum.',
        en: 'The file is no table, or it is too large; one can read why.',
      },
      spec,
    },
    previewing: {
      title: { de: 'Wird verglichen', en: 'Comparing' },
      description: {
        de: 'Die Zeilen werden mit dem verglichen, was die Firma hat.',
        en: 'The rows are compared with what the firm has.',
      },
      spec,
    },
    'open.unusable': {
      title: { de: 'Nicht zu gebrauchen', en: 'Unusable' },
      description: {
        de: 'Der Datei fehlt etwas, etwa eine Spalte; zu lesen ist, was.',
        en: 'The file lacks something, such as a column; one can read what.',
      },
      spec,
    },
    'open.notCompared': {
      title: { de: 'Nicht verglichen', en: 'Not compared' },
      description: {
        de: 'Der Server hat nicht geantwortet; geschrieben ist nichts, ein neuer Versuch ist möglich.',
        en: 'The server has not answered; nothing is written, one can try again.',
      },
      spec,
    },
    'open.previewed': {
      title: { de: 'Vorschau', en: 'Preview' },
      description: {
        de: 'Bei jeder Zeile steht, was sie ändert oder warum sie ausgelassen wird; geschrieben ist noch nichts.',
        en: 'Each row says what it changes or why it is left out; nothing is written yet.',
      },
      spec,
    },
    importing: {
      title: { de: 'Wird übernommen', en: 'Importing' },
      description: {
        de: 'Alle guten Zeilen werden auf einmal geschrieben.',
        en: 'All good rows are written at once.',
      },
      spec,
    },
    'open.changed': {
      title: { de: 'Inzwischen geändert', en: 'Changed meanwhile' },
      description: {
        de: 'In der Firma ist etwas anders geworden; geschrieben ist nichts, und die Vorschau zeigt, was jetzt gilt.',
        en: 'Something has changed in the firm; nothing is written, and the preview shows what holds now.',
      },
      spec,
    },
    'open.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Server hat nichts geschrieben und sagt, warum.',
        en: 'The server has written nothing, and says why.',
      },
      spec,
    },
    'open.unanswered': {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Der Server hat nicht geantwortet; noch einmal zu drücken schreibt nichts doppelt.',
        en: 'The server has not answered; pressing again writes nothing twice.',
      },
      spec,
    },
    'open.imported': {
      title: { de: 'Übernommen', en: 'Imported' },
      description: {
        de: 'Die guten Zeilen sind geschrieben; was ausgelassen wurde, steht da.',
        en: 'The good rows are written; what was left out stands there.',
      },
      spec,
    },
  },
  guards: {
    isTable: { de: 'es ist eine Tabelle', en: 'it is a table' },
    isToWrite: { de: 'es gibt etwas zu schreiben', en: 'there is something to write' },
    isRefused: { de: 'abgelehnt', en: 'refused' },
    isChanged: { de: 'inzwischen geändert', en: 'changed meanwhile' },
  },
  facts: {
    'import.written': { de: 'Zeilen einer Datei sind übernommen', en: 'rows of a file are taken over' },
  },
};
