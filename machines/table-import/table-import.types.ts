import type { ImportReport, ReadFile } from '#contract/admin-import.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import type { Problem } from '#machines/call-problem.ts';

/** A file as somebody has chosen it; only the browser that has it knows its content. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a file is no table that can be read in. */
export interface FileFault {
  readonly kind:
    'tooLarge' | 'noText' | 'malformed' | 'empty' | 'tooManyRows' | 'tooManyColumns' | 'unreadable';
  /** Line of the file; null where no single one is to blame. */
  readonly line: number | null;
}

/** What a browser makes of a file. */
export type FileContent = { readonly rows: ReadFile } | { readonly fault: FileFault };

export interface TableImportInput {
  readonly table: ImportedTable;
}

export interface CompareRequest extends TableImportInput {
  readonly rows: ReadFile;
}

export interface WriteRequest extends CompareRequest {
  /** Of the preview that was read. */
  readonly version: string;
}

export interface TableImportContext extends TableImportInput {
  /** Name of the file; null before one is chosen. */
  readonly fileName: string | null;
  readonly fault: FileFault | null;
  /** What the file holds; null where it could not be read. */
  readonly rows: ReadFile | null;
  /** What its rows would do, or have done; null before they are compared. */
  readonly report: ImportReport | null;
  /** Why the last call did not work. */
  readonly problem: Problem | null;
}

export type TableImportCommand =
  | { readonly type: 'file.choose'; readonly file: ChosenFile }
  /** What the preview says is to be done. */
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.retry' };

/** What the page shows beside it is older than what the firm has now. */
export interface TableImportEmitted {
  readonly type: 'import.written';
}
