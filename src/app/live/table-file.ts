import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import {
  largestImportedFileBytes,
  longestImportedCell,
  mostImportedColumns,
  mostImportedRows,
} from '#contract/imported-tables.ts';
import { oneLineOf } from '#contract/storable.ts';
import { unguarded } from '#domain/csv.ts';
import type { FileContent, FileFault } from '#machines/table-import/table-import.types.ts';

const faultOf = (kind: FileFault['kind'], line: number | null = null): FileContent => ({
  fault: { kind, line },
});

/** What a workbook begins with: an archive, which somebody has taken for a table of texts. */
const archiveStart = 'PK\u0003\u0004';
const separators = [';', '\t', ','] as const;

/** The text of a file in either encoding that spreadsheets write; null for what is no text. */
export function textOf(bytes: ArrayBuffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.startsWith(archiveStart) || text.includes('\u0000') ? null : text;
}

/** Parts nothing: a table of one column has no separators. */
const noSeparator = '\u001f';

/** Names of columns hold none of the signs, so that the first one found in their line parts the whole table. */
function separatorOf(text: string): string {
  const [heads = ''] = text.split(/\r?\n/, 1);
  return separators.find((sign) => heads.includes(sign)) ?? noSeparator;
}

/**
 * Reads a table of texts (RFC 4180): its first row names the columns, rows without any text are left out. Rows are counted as
 * spreadsheets count them.
 */
export function tableOf(text: string): FileContent {
  let records: string[][];
  try {
    records = parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true });
  } catch (error) {
    return faultOf(
      'malformed',
      error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : null,
    );
  }
  const [heads = [], ...below] = records.map((record) => record.map((cell) => oneLineOf(unguarded(cell))));
  const rows = below
    .map((cells, index) => ({ line: index + 2, cells: cells.slice(0, heads.length) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return faultOf('empty');
  if (rows.length > mostImportedRows) return faultOf('tooManyRows');
  if (heads.length > mostImportedColumns) return faultOf('tooManyColumns');
  const tooLong = rows.find(({ cells }) => cells.some((cell) => cell.length > longestImportedCell));
  return tooLong === undefined ? { rows: { heads, rows } } : faultOf('tooLarge', tooLong.line);
}

/** Reads a file that somebody has chosen; nothing of it leaves the browser by that. */
export async function readTableFile(file: Blob): Promise<FileContent> {
  if (file.size > largestImportedFileBytes) return faultOf('tooLarge');
  const text = textOf(await file.arrayBuffer());
  return text === null ? faultOf('noText') : tableOf(text);
}
