import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement on the shop's own database, as a merchant or another process would, behind the page's back. */
export async function changeInShop(
  statement: string,
  values: readonly unknown[],
  folder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<void> {
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
    const { rowCount } = await client.query(statement, [...values]);
    if (rowCount === 0) throw new Error(`Nothing was changed by: ${statement}`);
  } finally {
    await client.end();
  }
}
