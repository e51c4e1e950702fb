import { areToWrite } from '#domain/import-outcomes.ts';
import type { TableImportContext } from '#machines/table-import/table-import.types.ts';
import type { Reality } from '#paths/explore/reality.ts';
import type { FileSample } from './table-import.catalog.ts';

/** What the page does not know: what stands in the file, and what the firm has by now. */
interface Known {
  readonly file: FileSample | null;
  /** The firm has what the file says. */
  readonly isWritten: boolean;
  /** Somebody else has renamed the cost center. */
  readonly isOvertaken: boolean;
}

/** Nobody answers; the page stays, and one can try again. */
const silent: readonly string[] = ['noAnswer', 'serverDown'];

function compared(known: Known, outcome: string): Known | null {
  if (silent.includes(outcome)) return known;
  const expected =
    known.file === 'renamed'
      ? known.isWritten
        ? 'again'
        : 'ok'
      : known.file === 'known'
        ? 'nothing'
        : 'foreign';
  return outcome === expected ? known : null;
}

function written(known: Known, outcome: string): Known | null {
  if (silent.includes(outcome)) return known;
  if (outcome === 'written') return known.isWritten ? known : null;
  if (known.isWritten) return null;
  if (outcome === 'ok' || outcome === 'cut') return { ...known, isWritten: true };
  return outcome === 'changed' && !known.isOvertaken ? { ...known, isOvertaken: true } : null;
}

/** How a firm of the built shop answers to a file; the button that takes rows over stands there only where there are some. */
export const tableImportReality: Reality<Known> = {
  start: () => ({ file: null, isWritten: false, isOvertaken: false }),
  after: (known, step, { context }) => {
    const [subject, sample] = step.split(':') as [string, string];
    const { report } = context as TableImportContext;
    switch (subject) {
      case 'file.choose':
        return { ...known, file: sample as FileSample };
      case 'readFile':
        return sample === (known.file === 'torn' ? 'malformed' : 'ok') ? known : null;
      case 'compareRows':
        return compared(known, sample);
      case 'writeRows':
        return written(known, sample);
      case 'import.confirm':
        return report === null || areToWrite(report.rows) ? known : null;
      default:
        return known;
    }
  },
};
