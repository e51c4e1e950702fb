import type { QueryResult, QueryResultRow } from 'pg';
import type { Database, Executor } from './pool.ts';

export interface PreparedRunner {
  query<Row extends QueryResultRow>(statement: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<QueryResult<Row>>;
}

/**
 * The driver behind drizzle. Statements that run with every call are named, so that the database plans them once a
 * connection, and are not built anew each time.
 */
export function preparedOn(executor: Executor): PreparedRunner {
  return (executor as Database).$client as unknown as PreparedRunner;
}
