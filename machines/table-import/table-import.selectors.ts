import type { SnapshotFrom } from 'xstate';
import type { TableImportMachine } from './table-import.machine.ts';
import type { TableImportContext } from './table-import.types.ts';

export interface TableImportView extends Pick<
  TableImportContext,
  'fileName' | 'fault' | 'rows' | 'report' | 'problem'
> {
  readonly state: string;
  readonly isBusy: boolean;
  /** The rows stand as the firm has them now. */
  readonly isOver: boolean;
}

/** What the page of an import shows. */
export function selectTableImport(snapshot: SnapshotFrom<TableImportMachine>): TableImportView {
  const { value, context } = snapshot;
  const { fileName, fault, rows, report, problem } = context;
  return {
    fileName,
    fault,
    rows,
    report,
    problem,
    state: typeof value === 'string' ? value : value.open,
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('done'),
  };
}
