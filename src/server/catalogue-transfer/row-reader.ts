import { slugOf } from '#server/catalogue/slug.ts';
import { CellFault } from './cells.ts';
import type { CellValue } from './cells.ts';
import type { FaultKey, Rejection } from './faults.ts';
import type { ColumnShape, FileShape } from './file-shape.ts';

/** Rows of a file as they are staged, and those that cannot be taken. */
export interface ReadPart {
  readonly rows: readonly object[];
  readonly rejections: readonly Rejection[];
  /** The rest of the file is not read, so that nobody knows what it would name. */
  readonly isBroken?: boolean;
}

const longestShown = 200;

/** Says what is wrong with a line of a file. */
export const rejection = (
  file: string,
  line: number,
  fault: FaultKey,
  { head = '', value = '', detail = '' }: { head?: string; value?: string; detail?: string } = {},
): Rejection => ({
  file,
  line,
  fault,
  head,
  // What is told is shown on a screen, and stored on the way there.
  value: value
    .slice(0, longestShown)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' '),
  detail,
});

function readCell(column: ColumnShape, written: string | undefined): CellValue | CellFault {
  const { cell, need, blank, keepsWhenEmpty } = column;
  if (written === undefined) return blank ?? null;
  const isEmpty = cell.isText ? written === '' : written.trim() === '';
  if (!isEmpty) return cell.read(written);
  if (blank !== undefined) return blank;
  if (keepsWhenEmpty !== true && need !== 'open') return new CellFault('empty');
  return cell.isText && keepsWhenEmpty !== true && column.fallback !== undefined ? '' : null;
}

/** The end of an address an article has when nobody names one. */
const nameSlug = (row: Readonly<Record<string, CellValue>>): string | null =>
  typeof row['name'] === 'string' && typeof row['article_number'] === 'string'
    ? slugOf(`${row['name'].slice(0, 100)} ${row['article_number']}`)
    : null;

/**
 * Reads the cells of a row. One that is rejected is staged all the same where its key is known: what names it is not to be blamed.
 *
 * @param written cells in the order of the file's columns; undefined where the source has no such column
 * @param source name of the file that is read
 */
export function readRow(
  file: FileShape,
  written: readonly (string | undefined)[],
  line: number,
  source: string,
): { readonly row: object | null; readonly rejections: readonly Rejection[] } {
  const row: Record<string, CellValue> = { line };
  const rejections: Rejection[] = [];
  let isKnown = true;
  file.columns.forEach((column, place) => {
    const cell = written[place];
    const value = readCell(column, cell);
    row[column.column] = value instanceof CellFault ? null : value;
    if (!(value instanceof CellFault)) return;
    isKnown &&= !file.keys.includes(column.column);
    rejections.push(
      rejection(source, line, value.fault, { head: column.head, value: cell ?? '', detail: value.detail }),
    );
  });
  if (file.table === 'article') row['name_slug'] = nameSlug(row);
  return { row: isKnown ? row : null, rejections };
}
