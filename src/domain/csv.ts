import type { Language } from '#contract/system.ts';

/** A cell: text, or a number with the decimals it is written with. */
export type CsvCell = string | { readonly value: number; readonly decimals: number };

/** What a spreadsheet takes for a formula is text here, whoever typed it. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const signs = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Readonly<Record<Language, unknown>>;

function written(cell: CsvCell, decimal: string): string {
  if (typeof cell !== 'string') return cell.value.toFixed(cell.decimals).replace('.', decimal);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** A text as it was before {@link csvOf} wrote it: without the sign that keeps spreadsheets from taking it for a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (text: string, separator: string): string =>
  [separator, '"', '\r', '\n'].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A table as spreadsheets of a language open it by a double click: with a byte order mark, German ones with semicolons and decimal
 * commas.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { separator, decimal } = signs[language];
  const lines = rows.map((row) =>
    row.map((cell) => quoted(written(cell, decimal), separator)).join(separator),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}
