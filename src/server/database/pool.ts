import pg from 'pg';
import type { Log } from '#server/log/log.ts';
import { Unavailable } from '#server/calls/failures.ts';

/** What repositories run their statements on: the pool, or one transaction of it. */
export type Executor = pg.Pool | pg.PoolClient;
export type Database = pg.Pool;

const connectTimeoutMs = 2000;
/** The server gives up a statement before the process stops waiting for it, so that no lock outlives the answer. */
const statementTimeoutMs = 2400;
const queryTimeoutMs = 2600;
const idleInTransactionTimeoutMs = 10_000;
/**
 * A named statement is planned once a connection: left to itself PostgreSQL plans the neighbours of an article anew with
 * every page of a large catalogue, 3 ms of 3.4.
 */
const oncePlanned = '-c plan_cache_mode=force_generic_plan';
const longestQueue = 256;

const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * SQLSTATE classes: connection exceptions, insufficient resources, operator intervention, system errors; read only, a
 * transaction that stood still too long; a server that does not take the shop in, and a database that is not there.
 */
const unavailableStates = /^(08|53|57|58|25006|25P03|25P04|28|3D000)/;
/** A file that cannot grow for another reason than a full disk (a quota, a limit) has no state but the one of bugs. */
const internalError = 'XX000';
const storageSources = new Set(['md.c', 'fd.c', 'buffile.c', 'xlog.c']);

/** True when the database itself is away, full or too slow, so that the answer must be 503 (case R75). */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code, file, path } = error as { code?: unknown; file?: unknown; path?: unknown };
  // With a path it is a file that is missing, not the database's socket.
  if (typeof code === 'string' && lostConnectionCodes.has(code)) return path === undefined;
  if (typeof code === 'string' && unavailableStates.test(code)) return true;
  if (code === internalError && typeof file === 'string' && storageSources.has(file)) return true;
  if (
    /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable/.test(
      error.message,
    )
  ) {
    return true;
  }
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/** Deadlock, serialisation, lock not available: another try may succeed. */
const busyStates = new Set(['40001', '40P01', '55P03']);

/** True when others were in the way for so long that the answer must be 503. */
export const isDatabaseBusy = (error: unknown): boolean => busyStates.has(stateOf(error) ?? '');

export interface DatabaseOptions {
  readonly connectionString: string;
  readonly connections: number;
  readonly log: Log;
}

/** Opens the pool; nothing is connected before the first statement. */
export function openDatabase({ connectionString, connections, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'kontor-shop',
    options: oncePlanned,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'A connection to the database was lost');
  });
  // Whoever has taken a connection hears of its loss by the statement that fails; the event alone would end the shop.
  pool.on('connect', (client) => client.on('error', () => undefined));
  boundQueue(pool);
  return pool;
}

/** A waiting line that grows without end would turn a slow database into a dead shop. */
function boundQueue(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  const bounded = (...parameters: unknown[]): unknown => {
    if (pool.waitingCount < longestQueue) return connect(...parameters);
    const refusal = new Unavailable('Too many requests wait for the database.');
    const callback = parameters[0];
    if (typeof callback !== 'function') return Promise.reject(refusal);
    process.nextTick(() => Reflect.apply(callback, undefined, [refusal, undefined, () => undefined]));
    return undefined;
  };
  Object.assign(pool, { connect: bounded });
}

const retriedStates = new Set(['40001', '40P01']);
const mostAttempts = 3;

function stateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Deadlock or serialisation abort: the same again may succeed. */
export const isAborted = (error: unknown): boolean => retriedStates.has(stateOf(error) ?? '');

/** Name of the constraint a statement violated; null when it failed otherwise. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError ? (error.constraint ?? null) : null;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A deadlock or serialisation
 * abort is tried again from the start, so `work` must have no effect outside the database.
 */
export async function transaction<Result>(
  database: Database,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work);
    } catch (error) {
      if (attempt >= mostAttempts || !isAborted(error)) throw error;
    }
  }
}

async function runOnce<Result>(
  database: Database,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  let isBroken = false;
  const onError = (): void => {
    isBroken = true;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection whose statement timed out is still busy; given back, it would stall the next request.
    isBroken ||= isDatabaseAway(error);
    if (!isBroken) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
    }
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isBroken);
  }
}
