import type { ClientBase, QueryResult } from 'pg';
import * as z from 'zod/mini';
import { compileSchema } from '#server/calls/compiled-schema.ts';
import type { Executor } from './pool.ts';

/** What a statement runs on: the pool, a transaction of it, or a connection that is read in one consistent view. */
export type Runner = Executor | ClientBase;

interface Definition<Given extends readonly unknown[]> {
  /** The database plans a statement once a connection and name; no two statements share one. */
  readonly name: string;
  readonly text: string;
  /** The values of `$1`, `$2` … from what a caller gives. */
  readonly values: (...given: Given) => readonly unknown[];
  /** Milliseconds the process waits for the answer; default: what a visitor waits for (pool.ts). */
  readonly patienceMs?: number;
}

/** A statement that is run for what it does. */
export interface Command<Given extends readonly unknown[]> {
  /** How many rows it changed, locked or made. */
  readonly run: (runner: Runner, ...given: Given) => Promise<number>;
}

/**
 * A statement that is run for its rows; each is checked by its schema before anybody sees it.
 *
 * @throws UnreadableRow when one does not fit
 */
export interface Question<Given extends readonly unknown[], Row> {
  readonly all: (runner: Runner, ...given: Given) => Promise<Row[]>;
  /** The first row, or null when there is none. */
  readonly first: (runner: Runner, ...given: Given) => Promise<Row | null>;
  /**
   * The one row of a statement that always has one.
   *
   * @throws Error when there is none
   */
  readonly one: (runner: Runner, ...given: Given) => Promise<Row>;
}

/** A row that does not fit the schema of its statement; the message names places, since a value may be somebody's. */
export class UnreadableRow extends Error {}

const names = new Set<string>();
/** PostgreSQL cuts off what is longer, so that two statements could have one name. */
const longestName = 63;

function sender<Given extends readonly unknown[]>({ name, text, values, patienceMs }: Definition<Given>) {
  if (names.has(name)) throw new Error(`two statements are called ${name}`);
  if (name.length > longestName) throw new Error(`the name of the statement ${name} is too long`);
  names.add(name);
  const patience = patienceMs === undefined ? {} : { query_timeout: patienceMs };
  return (runner: Runner, given: Given): Promise<QueryResult<Record<string, unknown>>> =>
    (runner as ClientBase).query({ name, text, values: [...values(...given)], ...patience });
}

/** Declares a statement without rows. */
export function command<Given extends readonly unknown[]>(definition: Definition<Given>): Command<Given> {
  const send = sender(definition);
  return { run: async (runner, ...given) => (await send(runner, given)).rowCount ?? 0 };
}

/** Declares a statement with rows; ids and amounts are read as `::float8`, since a `bigint` arrives as text. */
export function question<Given extends readonly unknown[], Row extends z.ZodMiniType>(
  definition: Definition<Given> & { readonly row: Row },
): Question<Given, z.output<Row>> {
  const { name, row } = definition;
  const send = sender(definition);
  compileSchema(row);
  const check = (found: unknown): z.output<Row> => {
    const checked = z.safeParse(row, found);
    if (checked.success) return checked.data;
    const places = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
    throw new UnreadableRow(`A row of ${name} does not fit its schema (${places})`);
  };
  const first = async (runner: Runner, given: Given): Promise<z.output<Row> | null> => {
    const { rows } = await send(runner, given);
    return rows.length === 0 ? null : check(rows[0]);
  };
  return {
    all: async (runner, ...given) => (await send(runner, given)).rows.map(check),
    first: (runner, ...given) => first(runner, given),
    async one(runner, ...given) {
      const found = await first(runner, given);
      if (found === null) throw new Error(`${name} gave no row`);
      return found;
    },
  };
}
