import * as z from 'zod/mini';

/** One column of a table, under the key it goes by in the code. */
export interface Column<Value extends z.ZodMiniType = z.ZodMiniType> {
  /** Name in the table. */
  readonly name: string;
  /** Type in the table. */
  readonly type: string;
  /** What a row holds when it is read. */
  readonly value: Value;
}

export type Columns = Readonly<Record<string, Column>>;

/** A row as it is read. */
export type ValuesOf<Declared extends Columns> = {
  readonly [key in keyof Declared]: z.output<Declared[key]['value']>;
};

const of =
  <Value extends z.ZodMiniType>(type: string, value: Value) =>
  (name: string): Column<Value> => {
    // Names of columns stand in the texts of statements.
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`no name of a column: ${name}`);
    return { name, type, value };
  };

export const text = of('text', z.string());
export const smallint = of('smallint', z.number());
export const integer = of('integer', z.number());
export const bigint = of('bigint', z.number());
export const numeric = of('numeric', z.number());
export const real = of('real', z.number());
export const boolean = of('boolean', z.boolean());
/** A day of the calendar, as JSON writes it: `2026-11-28`. */
export const day = of('date', z.string());
export const moment = of('timestamp with time zone', z.date());
export const texts = of('text[]', z.array(z.string()));
export const integers = of('integer[]', z.array(z.number()));

export const oneOf = <const Names extends readonly string[]>(name: string, known: Names) =>
  of('text', z.enum(known))(name);
export const json = <Value extends z.ZodMiniType>(name: string, value: Value): Column<Value> =>
  of('jsonb', value)(name);

/** The column where it may be null. */
export const nullable = <Value extends z.ZodMiniType>(column: Column<Value>) => ({
  ...column,
  value: z.nullable(column.value),
});

const entriesOf = (columns: Columns): [key: string, column: Column][] => Object.entries(columns);
const listed = (columns: Columns, write: (key: string, column: Column) => string): string =>
  entriesOf(columns)
    .map(([key, column]) => write(key, column))
    .join(', ');

/** The driver reads these types as text, since not every value of theirs fits a number; the shop's do. */
const isReadAsText = new Set(['bigint', 'numeric']);

/** Schema of a row with these columns. */
export const rowOf = <Declared extends Columns>(columns: Declared) =>
  z.object(
    Object.fromEntries(entriesOf(columns).map(([key, { value }]) => [key, value])) as {
      [key in keyof Declared]: Declared[key]['value'];
    },
  );

/** For `select` and `returning`: each column of the table under its key. @param table name or alias */
export const selected = (columns: Columns, table: string): string =>
  listed(
    columns,
    (key, { name, type }) => `${table}.${name}${isReadAsText.has(type) ? '::float8' : ''} as "${key}"`,
  );

/** For `insert into`: names of the columns. */
export const namesOf = (columns: Columns): string => listed(columns, (_key, { name }) => name);

/** For `json_build_object`: keys with the columns of the table. @param table name or alias */
export const pairsOf = (columns: Columns, table: string): string =>
  listed(columns, (key, { name }) => `'${key}', ${table}.${name}`);

/** For `json_to_record` and `json_to_recordset`: keys with their types. */
export const fieldsOf = (columns: Columns): string => listed(columns, (key, { type }) => `"${key}" ${type}`);

/** For `select` from such a record: its fields, in the order of {@link namesOf}. */
export const readFrom = (columns: Columns, record: string): string =>
  listed(columns, (key) => `${record}."${key}"`);

/** For `values`: places of the columns, counted from `first`, in the order of {@link valuesOf}. */
export const placesOf = (columns: Columns, first = 1): string =>
  Object.keys(columns)
    .map((_key, index) => `$${first + index}`)
    .join(', ');

/** For `update … set`: each column with its place, counted from `first`, in the order of {@link valuesOf}. */
export const assigned = (columns: Columns, first: number): string =>
  entriesOf(columns)
    .map(([, { name }], index) => `${name} = $${first + index}`)
    .join(', ');

/** For `update … set … from` such a record: each column with its field. */
export const assignedFrom = (columns: Columns, record: string): string =>
  listed(columns, (key, { name }) => `${name} = ${record}."${key}"`);

/** What fills {@link placesOf} and {@link assigned}; JSON is written as text. */
export const valuesOf = <Declared extends Columns>(
  columns: Declared,
  row: Readonly<Record<keyof Declared, unknown>>,
): unknown[] =>
  entriesOf(columns).map(([key, { type }]) => {
    const value = row[key];
    return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  });
