import type { Cell, CellValue } from './cells.ts';
import type { FaultKey } from './faults.ts';

/** A column of a file. */
export interface ColumnShape {
  /** What the head of the file calls it. */
  readonly head: string;
  /** Column of the table, or of what a reference is looked up by. */
  readonly column: string;
  readonly cell: Cell;
  /** `key`: every file has it · `needed`: a new row has a value · `open`: an empty cell is an answer, too. */
  readonly need: 'key' | 'needed' | 'open';
  /** What an empty cell of a key stands for. */
  readonly blank?: CellValue;
  /** SQL of what a new row has where nothing is said; `$2` is the day of the import. */
  readonly fallback?: string;
  /** Nothing said means: as it is, else by the fallback. */
  readonly keepsWhenEmpty?: boolean;
  /** SQL of the value in the rows of `rows`; default: the table's own column. */
  readonly from?: string;
}

/** A column of the table that names another file's row by what stands in columns of this one. */
export interface Reference {
  /** Null: the row must exist, and its number is what stands in the file. */
  readonly column: string | null;
  /** Table of the other row. */
  readonly to: string;
  readonly by: readonly string[];
  readonly head: string;
}

/** What must not hold of a row of which everything is known (`r`). */
export interface RowCheck {
  readonly fault: FaultKey;
  readonly head: string;
  readonly wrong: string;
}

/** A file of the catalogue and the table it stands for. */
export interface FileShape {
  /** Name without `.csv`. */
  readonly name: string;
  readonly table: string;
  readonly columns: readonly ColumnShape[];
  /** Columns that say which row it is. */
  readonly keys: readonly string[];
  /** Columns of the table that are its key; `id` is given by the shop. */
  readonly identity: readonly string[];
  readonly references: readonly Reference[];
  readonly checks: readonly RowCheck[];
  /** Columns no two rows share, beside the key. */
  readonly uniques: readonly string[];
  /** SQL of the table's rows as `t`, with those they name. */
  readonly rows: string;
  /** SQL of the order in which rows are written. */
  readonly order: string;
  /** The order of lines is the order in the shop; `tree`: below each parent. */
  readonly places: 'none' | 'list' | 'tree';
  /** What a file does not name stays even where all else is replaced. */
  readonly staysOnReplace: boolean;
}

type Given = Pick<FileShape, 'name' | 'table' | 'columns' | 'keys'> & Partial<FileShape>;

/** A file with what most have. */
export const fileShape = (given: Given): FileShape => ({
  identity: ['id'],
  references: [],
  checks: [],
  uniques: [],
  rows: `${given.table} t`,
  order: given.keys.map((key) => byLetters(given, key)).join(', '),
  places: 'none',
  staysOnReplace: false,
  ...given,
});

/** SQL of the value of a column in the rows of its file. */
export const valueOf = ({ column, from }: ColumnShape): string => from ?? `t.${column}`;

/** Orders texts the same on every server. */
function byLetters({ columns }: Pick<FileShape, 'columns'>, key: string): string {
  const column = columns.find((one) => one.column === key)!;
  return `${valueOf(column)}${column.cell.type === 'text' ? ' collate "C"' : ''}`;
}

type NewColumn = (
  head: string,
  column: string,
  cell: Cell,
  more?: Partial<Omit<ColumnShape, 'need'>>,
) => ColumnShape;

const columnOf =
  (need: ColumnShape['need']): NewColumn =>
  (head, column, cell, more = {}) => ({ head, column, cell, need, ...more });

/** A column that every file has and every row has a value of. */
export const key = columnOf('key');
/** A column that a new row has a value of. */
export const needed = columnOf('needed');
/** A column whose empty cell is an answer, too. */
export const open = columnOf('open');
