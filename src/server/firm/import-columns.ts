import type { ReadFile } from '#contract/admin-import.ts';
import { importedColumns } from '#contract/imported-tables.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { oneSpace } from '#domain/address-check.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Language } from '#server/session/visitor.ts';
import { firmTables as german } from '#texts/de/firm-tables.ts';
import { firmTables as english } from '#texts/en/firm-tables.ts';

/** Words of the tables, as files of either language have them. */
export const tableWords = { de: german, en: english } as const;

/** A row of a file: what stands under the columns that are taken over. */
export interface TypedRow {
  readonly line: number;
  /** By name of the column; a column that the file does not have is left out. */
  readonly cells: Readonly<Partial<Record<string, string>>>;
}

export interface TypedTable {
  readonly rows: readonly TypedRow[];
  /** Columns that are not taken over, as the file calls them. */
  readonly ignored: string[];
}

/** Words as they are compared: nobody has to mind capitals and blanks. */
const compared = (word: string): string => oneSpace(word).toLocaleLowerCase('de');

/** The heads of a table in one language, by name of the column. */
export const headsOf = (table: ImportedTable, language: Language): Readonly<Record<string, string>> =>
  tableWords[language][table];

/** The column of a table that a head of a file names, in either language; null for none. */
function columnOf(table: ImportedTable, head: string): string | null {
  const named = (['de', 'en'] as const)
    .flatMap((language) => Object.entries(headsOf(table, language)))
    .find(([, known]) => compared(known) === compared(head));
  return named?.[0] ?? null;
}

/**
 * Finds the columns of a table in a file, in any order and either language.
 *
 * @throws Refused with `import.columns` where one that is needed is missing, or one that is taken stands twice
 */
export function readTable(table: ImportedTable, { heads, rows }: ReadFile, language: Language): TypedTable {
  const words = serverTexts(language).tableImport;
  const labels = headsOf(table, language);
  const { taken, needed }: Record<'taken' | 'needed', readonly string[]> = importedColumns[table];
  const places = new Map<string, number>();
  const ignored: string[] = [];
  for (const [place, head] of heads.entries()) {
    const column = columnOf(table, head);
    if (column === null || !taken.includes(column)) {
      if (head !== '') ignored.push(head);
    } else if (places.has(column)) refuse('import.columns', words.columnTwice({ column: head }));
    else places.set(column, place);
  }
  const missing = needed.find((column) => !places.has(column));
  if (missing !== undefined) {
    const known = taken.map((column) => labels[column]).join(', ');
    refuse('import.columns', words.columnMissing({ column: labels[missing] ?? missing, known }));
  }
  return {
    ignored,
    rows: rows.map(({ line, cells }) => ({
      line,
      // What lies behind the end of a short row is not said, and takes nothing away.
      cells: Object.fromEntries(
        [...places].flatMap(([column, place]) => {
          const cell = cells[place];
          return cell === undefined ? [] : [[column, cell] as const];
        }),
      ),
    })),
  };
}

type WordsOf<Value extends string> = Readonly<Record<Value, readonly string[]>>;

const either = (pick: (words: typeof german) => string): readonly string[] => [pick(german), pick(english)];

export const yesOrNo: WordsOf<'yes' | 'no'> = {
  yes: either((words) => words.yes),
  no: either((words) => words.no),
};
export const activeOrNot: WordsOf<'active' | 'inactive'> = {
  active: either((words) => words.active),
  inactive: either((words) => words.inactive),
};
export const periodNames: WordsOf<'month' | 'quarter' | 'year'> = {
  month: either(({ periods }) => periods.month),
  quarter: either(({ periods }) => periods.quarter),
  year: either(({ periods }) => periods.year),
};

/**
 * What a cell says that has one of few words, in either language.
 *
 * @returns null for any other word
 */
export function valueOf<Value extends string>(known: WordsOf<Value>, cell: string): Value | null {
  const entries = Object.entries(known) as [Value, readonly string[]][];
  return entries.find(([, words]) => words.some((word) => compared(word) === compared(cell)))?.[0] ?? null;
}

/** The words of one language that such a cell may have. */
export const wordsIn = (known: WordsOf<string>, language: Language): string =>
  Object.values(known)
    .map(([de = '', en = '']) => (language === 'de' ? de : en))
    .join(', ');
