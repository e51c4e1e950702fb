import pg from 'pg';

/** SQLSTATE of what a role may not do. */
export const notAllowed = '42501';

/** SQLSTATE a statement fails with, or `done`. */
export async function stateOf(client: pg.Client | pg.Pool, statement: string): Promise<unknown> {
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

/** Works on a connection of its own. */
export async function connected<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
