import type { ImportedRow } from '#contract/admin-import.ts';
import type { FormFault } from '#contract/form-fields.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import type { Executor } from '#server/database/pool.ts';
import { faultWords } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Language, Member } from '#server/session/visitor.ts';
import { faultSentences } from '#texts/fault-sentences.ts';
import { headsOf } from './import-columns.ts';
import type { TypedRow } from './import-columns.ts';

/** What the rows of a file would do, and what does it. */
export interface ImportPlan {
  readonly rows: readonly ImportedRow[];
  /** Writes what can be taken, by the same executor under the firm's lock. Returns the rows as they went. */
  readonly write: () => Promise<readonly ImportedRow[]>;
}

/** Compares the rows of a file with what the firm has. */
export type Planner = (executor: Executor, member: Member, rows: readonly TypedRow[]) => Promise<ImportPlan>;

/** What a row would write beside what there is; a column whose words are the same is no change. */
interface Comparison {
  /** Null = there is none yet. */
  readonly before: Readonly<Record<string, string>> | null;
  readonly after: Readonly<Record<string, string>>;
}

/** What is to be said about one row of a file. */
export interface RowReport {
  readonly line: number;
  readonly isRefused: () => boolean;
  /** Says why the row cannot be taken; a column that has been blamed already is not blamed again. */
  readonly blame: (column: string, sentence: string) => void;
  /**
   * Says what the form of a single one finds wrong.
   *
   * @param columnOf the column of a field, where it has another name
   */
  readonly blameFields: (
    faults: Readonly<Partial<Record<string, FormFault>>>,
    columnOf?: Readonly<Partial<Record<string, string>>>,
  ) => void;
  /** Says what the row would change. Returns whether it is to be written. */
  readonly compare: (comparison: Comparison) => boolean;
  /** Says what else comes of the row. */
  readonly tell: (sentence: string) => void;
  readonly row: () => ImportedRow;
}

interface ReportedRow {
  readonly table: ImportedTable;
  readonly language: Language;
  readonly line: number;
  /** What it is about. */
  readonly name: string;
}

/** Gathers what is to be said about a row, in the language of whoever reads it in. */
export function createRowReport({ table, language, line, name }: ReportedRow): RowReport {
  const labels = headsOf(table, language);
  const labelOf = (column: string): string => labels[column] ?? column;
  const faults: ImportedRow['faults'] = [];
  const effects: string[] = [];
  let outcome: ImportedRow['outcome'] = 'unchanged';
  let changes: ImportedRow['changes'] = [];
  const isRefused = (): boolean => faults.length > 0;
  const blame: RowReport['blame'] = (column, sentence) => {
    const label = labelOf(column);
    if (faults.every((fault) => fault.column !== label)) faults.push({ column: label, sentence });
  };
  return {
    line,
    isRefused,
    blame,
    blameFields(found, columnOf = {}) {
      for (const [field, sentence] of Object.entries(faultSentences(faultWords[language], found)))
        blame(columnOf[field] ?? field, sentence);
    },
    compare({ before, after }) {
      changes = Object.entries(after).flatMap(([column, to]) => {
        const from = before?.[column] ?? '';
        return from === to ? [] : [{ column: labelOf(column), from, to }];
      });
      if (before === null) outcome = 'new';
      else if (changes.length > 0) outcome = 'changed';
      return !isRefused() && outcome !== 'unchanged';
    },
    tell: (sentence) => void effects.push(sentence),
    row: () => ({
      line,
      name,
      outcome: isRefused() ? 'refused' : outcome,
      changes: isRefused() ? [] : changes,
      faults: [...faults],
      effects: isRefused() ? [] : [...effects],
    }),
  };
}

/** Blames a row whose key stands in the file already. */
export function createTwiceCheck(language: Language) {
  const lines = new Map<string, number>();
  return (report: RowReport, column: string, key: string): void => {
    const first = lines.get(key);
    if (first === undefined) lines.set(key, report.line);
    else report.blame(column, serverTexts(language).tableImport.twice({ line: first }));
  };
}
