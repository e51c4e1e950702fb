import type { Language } from '#contract/system.ts';

/** A cell: text, a number with the decimals it is written with, or a day as `2026-11-26`. */
export type CsvCell =
  string | { readonly value: number; readonly decimals: number } | { readonly day: string };

/** An amount in cents as a cell in euros; empty where there is none. */
export const moneyCell = (cents: number | null): CsvCell =>
  cents === null ? '' : { value: cents / 100, decimals: 2 };

/** A count as a cell. */
export const countCell = (value: number): CsvCell => ({ value, decimals: 0 });

/** What a spreadsheet takes for a formula is text here, whoever typed it. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const signs = {
  de: { separator: ';', decimal: ',', dayOf: (iso: string) => iso.split('-').toReversed().join('.') },
  en: { separator: ',', decimal: '.', dayOf: (iso: string) => iso },
} as const satisfies Readonly<Record<Language, unknown>>;

function written(cell: CsvCell, language: Language): string {
  const { decimal, dayOf } = signs[language];
  if (typeof cell !== 'string')
    return 'day' in cell ? dayOf(cell.day) : cell.value.toFixed(cell.decimals).replace('.', decimal);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** A text as it was before {@link csvOf} wrote it: without the sign that keeps spreadsheets from taking it for a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (text: string, separator: string): string =>
  [separator, '"', '\r', '\n'].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A table as spreadsheets of a language open it by a double click: with a byte order mark, German ones with semicolons, decimal
 * commas and days as `26.11.2026`.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { separator } = signs[language];
  const lines = rows.map((row) =>
    row.map((cell) => quoted(written(cell, language), separator)).join(separator),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}
