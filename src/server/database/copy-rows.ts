import type { ClientBase, Connection, Submittable } from 'pg';
import type { Runner } from './statement.ts';

/** What the driver's connection can do during a COPY; its types leave this out. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const rowsPerChunk = 500;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign]!) : text;

/** A text array as PostgreSQL reads it. */
const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escaped(Array.isArray(value) ? arrayText(value) : JSON.stringify(value));
}

/** One COPY as the driver runs a statement: it calls these as the server answers. */
class CopyIn implements Submittable {
  readonly #text: string;
  readonly #rows: readonly object[];
  readonly #columns: readonly string[];
  readonly #settle: (error: Error | null) => void;
  #error: Error | null = null;

  constructor(
    text: string,
    rows: readonly object[],
    columns: readonly string[],
    settle: (error: Error | null) => void,
  ) {
    this.#text = text;
    this.#rows = rows;
    this.#columns = columns;
    this.#settle = settle;
  }

  submit(connection: Connection): void {
    (connection as unknown as CopyConnection).query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (let start = 0; start < this.#rows.length; start += rowsPerChunk) {
      const lines = this.#rows
        .slice(start, start + rowsPerChunk)
        .map((row) =>
          this.#columns.map((column) => fieldText((row as Record<string, unknown>)[column])).join('\t'),
        );
      connection.sendCopyFromChunk(Buffer.from(`${lines.join('\n')}\n`));
    }
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#error = error;
    this.#settle(error);
  }

  handleReadyForQuery(): void {
    if (this.#error === null) this.#settle(null);
  }
}

/** Writes rows with COPY, the fastest way in; all rows have the keys of the first. Nothing happens without rows. */
export async function copyRows(
  runner: Runner,
  table: string,
  rows: readonly object[],
  jsonColumns: readonly string[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const written =
    jsonColumns.length === 0
      ? rows
      : rows.map((row) => ({
          ...row,
          ...Object.fromEntries(
            jsonColumns.map((column) => [column, JSON.stringify((row as Record<string, unknown>)[column])]),
          ),
        }));
  await new Promise<void>((resolve, reject) => {
    (runner as ClientBase).query(
      new CopyIn(`copy ${table} (${columns.join(', ')}) from stdin`, written, columns, (error) =>
        error === null ? resolve() : reject(error),
      ),
    );
  });
}
