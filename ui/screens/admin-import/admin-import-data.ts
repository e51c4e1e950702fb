import type { ImportRoom } from '#contract/admin-import.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';

/** What is read in, and how much of it the firm may have. */
export interface AdminImportData extends ImportRoom {
  readonly table: ImportedTable;
}
