import type { TableFormat } from '#contract/table-formats.ts';
import { csvOf } from '#domain/csv.ts';
import type { CsvCell } from '#domain/csv.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Language } from '#server/session/visitor.ts';
import { xlsxOf } from './xlsx.ts';
import type { Table } from './xlsx.ts';

/** A file as an answer carries it. */
export interface TableFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

interface Wanted {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly format: TableFormat;
  readonly language: Language;
  /** Who writes a workbook; here and now where nobody is named. */
  readonly workbookOf?: (table: Table) => Promise<Buffer>;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters a cell of a workbook holds; with more the whole file counts as broken (ECMA-376, Excel's limits). */
const longestCell = 32_767;

/** A table whose texts fit into a workbook: one that is too long says at its end that it was shortened. */
function fitting(table: Table, shortened: string): Table {
  const fit = (cell: CsvCell): CsvCell =>
    typeof cell === 'string' && cell.length > longestCell
      ? `${cell.slice(0, longestCell - shortened.length).toWellFormed()}${shortened}`
      : cell;
  return { ...table, rows: table.rows.map((row) => row.map(fit)) };
}

/** A table as a file for spreadsheets. */
export async function tableFileOf(
  table: Table,
  { name, format, language, workbookOf = xlsxOf }: Wanted,
): Promise<TableFile> {
  const isText = format === 'csv';
  const content = isText
    ? Buffer.from(csvOf([table.head, ...table.rows], language))
    : await workbookOf(fitting(table, serverTexts(language).tableExport.shortened));
  return {
    fileName: `${name}.${format}`,
    contentType: isText ? 'text/csv;charset=utf-8' : xlsxType,
    base64: content.toString('base64'),
  };
}
