import path from 'node:path';
import pg from 'pg';
import { keepPassword } from './password-file.ts';
import { handOverDatabase, ownerRole, provideRoles, shopRole } from './roles.ts';
import type { DatabaseAddresses } from './roles.ts';

export const databaseName = 'shop';
const timeoutMs = 60_000;

/** Address of a database of the packaged server; without a role that of its superuser. */
type AddressOf = (database: string, role?: string, password?: string) => string;

async function asSuperuser(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, query_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the roles and the shop's database on the running packaged server where they are missing; what an earlier release
 * has left to the superuser is handed over. The roles' passwords stand in the data folder; lost ones are replaced.
 */
export async function provideShopDatabase(
  dataDirectory: string,
  addressOf: AddressOf,
): Promise<DatabaseAddresses> {
  const passwords = {
    owner: keepPassword(path.join(dataDirectory, 'postgres-owner-password')),
    shop: keepPassword(path.join(dataDirectory, 'postgres-shop-password')),
  };
  await asSuperuser(addressOf('postgres'), async (client) => {
    await provideRoles(client, passwords);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`);
  });
  await asSuperuser(addressOf(databaseName), handOverDatabase);
  return {
    connectionString: addressOf(databaseName, shopRole, passwords.shop),
    migrationString: addressOf(databaseName, ownerRole, passwords.owner),
  };
}
