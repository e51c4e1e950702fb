/**
 * JSON in which lists of like records stand as tables: every key once, and a value that all rows share once. A list of
 * articles takes half the characters that way (docs/decisions/0008); what is read back equals what was written.
 */
type Json = unknown;

/** Keys no record of the contract has. */
const rowsKey = '#rows';
const columnsKey = '#columns';
const sharedKey = '#shared';
const fewestRows = 3;

interface Table {
  readonly [rowsKey]: number;
  /** What is the same in every row. */
  readonly [sharedKey]: Readonly<Record<string, Json>>;
  readonly [columnsKey]: Readonly<Record<string, Json>>;
}

type JsonRecord = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTable = (value: JsonRecord): value is JsonRecord & Table => rowsKey in value;

/** JSON leaves out what is undefined. */
const keysOf = (record: JsonRecord): readonly string[] =>
  Object.keys(record).filter((key) => record[key] !== undefined);

/** Keys of every record when all have the same ones in the same order; null otherwise. */
function commonKeys(values: readonly Json[]): readonly string[] | null {
  const [first] = values;
  if (values.length < fewestRows || !isRecord(first)) return null;
  const keys = keysOf(first);
  const sample = keys.join();
  return values.every((value) => isRecord(value) && keysOf(value).join() === sample) ? keys : null;
}

/** Writes a value with its lists of records as tables. */
export function toTables(value: Json): Json {
  if (Array.isArray(value)) {
    const keys = commonKeys(value);
    return keys === null ? value.map(toTables) : tableOf(value as readonly JsonRecord[], keys);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toTables(part)]));
}

function tableOf(rows: readonly JsonRecord[], keys: readonly string[]): Table {
  const shared: Record<string, Json> = {};
  const columns: Record<string, Json> = {};
  for (const key of keys) {
    const column = rows.map((row) => row[key]);
    const isShared = typeof column[0] !== 'object' || column[0] === null;
    if (isShared && column.every((cell) => cell === column[0])) shared[key] = column[0];
    else columns[key] = toTables(column);
  }
  return { [rowsKey]: rows.length, [sharedKey]: shared, [columnsKey]: columns };
}

/** Reads what {@link toTables} has written. */
export function fromTables(value: Json): Json {
  if (Array.isArray(value)) return value.map(fromTables);
  if (!isRecord(value)) return value;
  if (!isTable(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromTables(part)]));
  const columns = Object.entries(value[columnsKey]).map(
    ([key, column]) => [key, fromTables(column) as Json[]] as const,
  );
  return Array.from({ length: value[rowsKey] }, (_, row) => ({
    ...value[sharedKey],
    ...Object.fromEntries(columns.map(([key, column]) => [key, column[row]])),
  }));
}
