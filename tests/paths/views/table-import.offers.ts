import type { TableImportContext } from '#machines/table-import/table-import.types.ts';
import { areToWrite } from '#domain/import-outcomes.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** The button that takes rows over stands there only where there are some. */
export const tableImportOffers: Reality<true> = {
  start: () => true,
  after: (known, step, { context }) => {
    if (!step.startsWith('import.confirm:')) return known;
    const { report } = context as TableImportContext;
    return report === null || areToWrite(report.rows) ? known : null;
  },
};
