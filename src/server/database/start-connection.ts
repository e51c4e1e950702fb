import pg from 'pg';
import { StartFailure } from '#server/runtime/start-failure.ts';

const connectTimeoutMs = 5000;
/** Time a statement of the start may take that has nothing to wait for. */
const answerTimeoutMs = 4000;

/** Variable an address was given by, for messages. */
export type AddressVariable = 'DATABASE_URL' | 'DATABASE_MIGRATION_URL';

/** Host and database of an address, for messages: never the password. */
function nameOf(connectionString: string): string {
  try {
    const { hostname, port, pathname } = new URL(connectionString);
    return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'the database';
  }
}

/** What went wrong with a database, in some words on one line. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01' || code === '28000') return 'user or password is wrong';
  if (code === '3D000') return 'the database does not exist';
  const isState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  return (isState ? message : (code ?? message)).replaceAll(/\s+/g, ' ');
}

/** A statement that fails when the server has not answered it in a few seconds. */
export const quick = (text: string, values: readonly unknown[] = []): pg.QueryConfig =>
  ({ text, values: [...values], query_timeout: answerTimeoutMs }) as pg.QueryConfig;

/** A connection to a database, and the role it works as. */
export interface StartConnection {
  readonly client: pg.Client;
  readonly role: string;
  readonly isSuperuser: boolean;
}

/**
 * Connects and makes sure that the server answers.
 *
 * @throws StartFailure when there is no server, it takes nobody in, or it does not answer within 10 seconds
 */
export async function connectAtStart(
  connectionString: string,
  variable: AddressVariable,
): Promise<StartConnection> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'kontor-shop start',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ role: string; is_superuser: boolean }>(
      quick('select rolname as role, rolsuper as is_superuser from pg_roles where rolname = current_user'),
    );
    return { client, role: rows[0]?.role ?? '', isSuperuser: rows[0]?.is_superuser ?? false };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new StartFailure(`${variable}: no connection to ${nameOf(connectionString)} (${reasonOf(error)}).`);
  }
}
