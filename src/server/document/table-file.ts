import type { TableFormat } from '#contract/table-formats.ts';
import { csvOf } from '#domain/csv.ts';
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

/** A table as a file for spreadsheets. */
export async function tableFileOf(
  table: Table,
  { name, format, language, workbookOf = xlsxOf }: Wanted,
): Promise<TableFile> {
  const isText = format === 'csv';
  const content = isText
    ? Buffer.from(csvOf([table.head, ...table.rows], language))
    : await workbookOf(table);
  return {
    fileName: `${name}.${format}`,
    contentType: isText ? 'text/csv;charset=utf-8' : xlsxType,
    base64: content.toString('base64'),
  };
}
