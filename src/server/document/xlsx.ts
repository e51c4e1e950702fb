import writeExcelFile from 'write-excel-file/node';
import type { CsvCell } from '#domain/csv.ts';

const widthOf = (column: readonly CsvCell[]): number =>
  Math.min(60, Math.max(8, ...column.map((cell) => (typeof cell === 'string' ? cell.length : 10))) + 2);

/**
 * A table as a workbook of one sheet. What was typed is text, whatever it begins with; numbers are numbers.
 *
 * @param head names of the columns, which stay in sight
 */
export async function xlsxOf(
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  sheet: string,
): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? { value: cell, type: String }
        : { value: cell.value, type: Number, format: cell.decimals === 0 ? '0' : '#,##0.00' },
    ),
  );
  const columns = head.map((name, index) => ({
    width: widthOf([name, ...rows.map((row) => row[index] ?? '')]),
  }));
  return writeExcelFile(
    [head.map((name) => ({ value: name, type: String, fontWeight: 'bold' as const })), ...cells],
    { sheet, columns, stickyRowsCount: 1 },
  ).toBuffer();
}
