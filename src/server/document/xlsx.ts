import writeExcelFile from 'write-excel-file/node';
import type { CsvCell } from '#domain/csv.ts';

/** Rows with the names of their columns, which stay in sight. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
  /** What the sheet is called; what may not stand in such a name is left out. */
  readonly sheet: string;
}

const longestSheetName = 31;
/** A sheet's name has no signs of addresses in it. */
const sheetNameOf = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, longestSheetName)
    .trim() || '1';

/** A cell as the library writes it. */
function written(cell: CsvCell) {
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  return { value: cell.value, type: Number, format: cell.decimals === 0 ? '0' : '#,##0.00' };
}

const widthOf = (column: readonly CsvCell[]): number =>
  Math.min(60, Math.max(8, ...column.map((cell) => (typeof cell === 'string' ? cell.length : 10))) + 2);

/**
 * A table as a workbook of one sheet. What was typed is text, whatever it begins with; numbers are numbers, days are
 * days.
 */
export async function xlsxOf({ head, rows, sheet }: Table): Promise<Buffer> {
  const cells = rows.map((row) => row.map(written));
  const columns = head.map((name, index) => ({
    width: widthOf([name, ...rows.map((row) => row[index] ?? '')]),
  }));
  return writeExcelFile(
    [head.map((name) => ({ value: name, type: String, fontWeight: 'bold' as const })), ...cells],
    { sheet: sheetNameOf(sheet), columns, stickyRowsCount: 1 },
  ).toBuffer();
}
