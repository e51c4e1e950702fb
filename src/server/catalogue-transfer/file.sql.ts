import { valueOf } from './file-shape.ts';
import type { FileShape } from './file-shape.ts';

/** Rows of a file as they were read: texts of references, nothing looked up. */
export const incoming = ({ table }: FileShape): string => `incoming_${table}`;
/** The same with everything they name, the way they will stand in the table. */
export const ready = ({ table }: FileShape): string => `ready_${table}`;
/** Keys of the table's rows that a replacing file no longer names. */
export const gone = ({ table }: FileShape): string => `gone_${table}`;

/** Whether rows get their number from the shop. */
export const isNumbered = ({ identity, columns }: FileShape): boolean =>
  identity[0] === 'id' && !columns.some(({ column }) => column === 'id');

const isLookedUp = ({ references }: FileShape, column: string): boolean =>
  references.some(({ column: target, by }) => target !== null && by.includes(column));

/** Columns of the file that stand in the table as they are. */
export const storedColumns = (file: FileShape) =>
  file.columns.filter(({ column }) => !isLookedUp(file, column));

/** References that stand in the table as a number. */
export const storedReferences = (file: FileShape) =>
  file.references.flatMap((one) => (one.column === null ? [] : [{ ...one, column: one.column }]));

/** Columns of the table a file writes, but for a number given by the shop. */
export const writtenColumns = (file: FileShape): string[] => [
  ...storedReferences(file).map(({ column }) => column),
  ...storedColumns(file).map(({ column }) => column),
];

/** Written columns that do not say which row it is. */
export const comparedColumns = (file: FileShape): string[] =>
  writtenColumns(file).filter((column) => !file.identity.includes(column));

/** Key columns that are only looked up by, kept beside a row so that others find it by them. */
export const keptKeys = (file: FileShape) =>
  file.columns.filter(({ column }) => file.keys.includes(column) && isLookedUp(file, column));

/** Every key column of the table on both sides is the same. */
export const sameIdentity = ({ identity }: FileShape, one: string, other: string): string =>
  identity.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');

/** Numbers of the table's rows by their keys `k0`, `k1` …. */
export function knownRows(file: FileShape): string {
  const values = file.keys.map((key) => valueOf(file.columns.find(({ column }) => column === key)!));
  const rows = values.every((value) => value.startsWith('t.')) ? `${file.table} t` : file.rows;
  return `select t.id, ${values.map((value, place) => `${value} as k${place}`).join(', ')} from ${rows}`;
}

/** Whether an order names an article, by its number as well: one that went and came back has another id. */
export const isNamedByOrder = (alias: string): string =>
  `(exists (select from shop_order_position p where p.article_id = ${alias}.id)
     or exists (select from shop_order_position p where p.article_number = ${alias}.article_number))`;

/** Rows of the file by the same keys. */
export const readyRows = (file: FileShape): string =>
  `select r.id, ${file.keys.map((key, place) => `r.${key} as k${place}`).join(', ')} from ${ready(file)} r`;

/** What a row is called by in a sentence. */
export const spokenKey = ({ keys }: FileShape, alias: string): string =>
  `concat_ws(' ', ${keys.map((key) => `${alias}.${key}`).join(', ')})`;
