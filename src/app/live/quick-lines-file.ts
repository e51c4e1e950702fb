import { parse } from 'csv-parse/browser/esm/sync';
import { mostQuickLines } from '#contract/quick-order.ts';
import { oneLineOf } from '#contract/storable.ts';
import { unguarded } from '#domain/csv.ts';
import { cellsOfLine, quickLinesOf } from '#domain/quick-lines.ts';
import type { ReadLines, SheetFault } from '#machines/quick-order/quick-order.types.ts';
import { textOf } from './table-file.ts';

/** Bytes of a file that is read; a list of numbers is far smaller. */
const largestFileBytes = 2_000_000;
/** Signs that may part columns; a table of one column holds none. */
const separators = ['\t', ';', ','] as const;
const noSeparator = '\u001f';
/** What a workbook begins with. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04] as const;

const faultOf = (kind: SheetFault['kind'], read = 0): ReadLines => ({ fault: { kind, read } });

/** The first sign that stands in most lines: the comma of a name is in few. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isInMost = (sign: string): boolean =>
    lines.filter((line) => line.includes(sign)).length * 2 > lines.length;
  return separators.find(isInMost) ?? noSeparator;
}

function linesOf(rows: readonly (readonly string[])[]): ReadLines {
  const lines = quickLinesOf(rows.map((row) => row.map((cell) => oneLineOf(unguarded(cell)))));
  if (lines.length === 0) return faultOf('empty');
  return lines.length > mostQuickLines ? faultOf('tooMany', lines.length) : { lines };
}

/** Reads lines that were pasted, from a spreadsheet or as text: columns parted by tabs, semicolons or commas, or none. */
export function linesOfText(text: string): ReadLines {
  try {
    const options = { bom: true, delimiter: separatorOf(text), relax_column_count: true, relax_quotes: true };
    const rows: string[][] = parse(text, options);
    return linesOf(rows.map((row) => (row.length === 1 ? cellsOfLine(row[0] ?? '') : row)));
  } catch {
    return faultOf('unreadable');
  }
}

/** Reads the first sheet of a workbook. */
async function linesOfWorkbook(file: Blob): Promise<ReadLines> {
  // Only who chooses a workbook fetches what reads it.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return linesOf(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
}

/** Reads a file that somebody has chosen, a table of texts or a workbook; nothing of it leaves the browser by that. */
export async function linesOfFile(file: Blob): Promise<ReadLines> {
  if (file.size > largestFileBytes) return faultOf('tooLarge');
  const bytes = await file.arrayBuffer();
  const start = new Uint8Array(bytes.slice(0, archiveStart.length));
  if (archiveStart.every((byte, place) => start[place] === byte)) return linesOfWorkbook(file);
  const text = textOf(bytes);
  return text === null ? faultOf('unreadable') : linesOfText(text);
}
