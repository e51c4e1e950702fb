import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement on the shop's own database, as another process would. */
async function runInShop(
  statement: string,
  values: readonly unknown[],
  folder: string | undefined,
): Promise<pg.QueryResult<Record<string, unknown>>> {
  if (folder === undefined || folder === '')
    throw new Error('Set E2E_DATA_DIR to the data folder of the shop named by E2E_BASE_URL.');
  const client = new pg.Client({
    user: 'postgres',
    database: 'shop',
    host: join(folder, 'postgres-socket'),
    password: readFileSync(join(folder, 'postgres-password'), 'utf8').trim(),
  });
  await client.connect();
  try {
    return await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** Changes something behind the page's back, as a merchant would; fails where nothing was changed. */
export async function changeInShop(
  statement: string,
  values: readonly unknown[],
  folder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<void> {
  const { rowCount } = await runInShop(statement, values, folder);
  if (rowCount === 0) throw new Error(`Nothing was changed by: ${statement}`);
}

/** Removes something behind the page's back, which may be gone already. */
export async function removeInShop(
  table: string,
  condition: string,
  values: readonly unknown[],
  folder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<void> {
  await runInShop(`delete from ${table} where ${condition}`, values, folder);
}

/** Reads what no page shows. */
export async function readInShop(
  statement: string,
  values: readonly unknown[] = [],
  folder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<readonly Record<string, unknown>[]> {
  return (await runInShop(statement, values, folder)).rows;
}
