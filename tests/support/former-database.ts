import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { grantRows, shopRole } from '#server/database/roles.ts';
import { connected } from './connections.ts';
import { createTestDatabase } from './database.ts';

const folder = path.join(rootFolder, 'src', 'server', 'database', 'migrations');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** A database as the release before an upgrade left it. */
export interface FormerDatabase {
  readonly client: pg.Client;
  readonly upgrade: () => Promise<void>;
  /** Takes every step from there to today's release; gives the address for the role the shop works as. */
  readonly upgradeToToday: () => Promise<string>;
}

/**
 * Works on a database with everything that came before an upgrade; it is removed afterwards.
 *
 * @param upgrade name of its file, e.g. `0044_order_history.sql`
 */
export async function onFormerDatabase(
  upgrade: string,
  work: (former: FormerDatabase) => Promise<void>,
): Promise<void> {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const before = all.filter((name) => name < upgrade);
  const database = await createTestDatabase({
    name: `template_before_${upgrade}`,
    async build({ migrationString }) {
      const client = new pg.Client({ connectionString: migrationString });
      await client.connect();
      for (const name of before) await client.query(read(name));
      await client.end();
    },
  });
  const client = new pg.Client({ connectionString: database.administrationString });
  await client.connect();
  try {
    await work({
      client,
      upgrade: async () => {
        await client.query(read(upgrade));
      },
      async upgradeToToday() {
        await connected(database.migrationString, async (owner) => {
          for (const name of all.filter((later) => later >= upgrade)) await owner.query(read(name));
          await grantRows(owner, shopRole);
        });
        return database.connectionString;
      },
    });
  } finally {
    await client.end();
    await database.remove();
  }
}

/** Puts an order into a database of any release that has them; gives its id. */
export async function insertFormerOrder(
  client: pg.Client,
  {
    number,
    state,
    personId,
  }: { readonly number: string; readonly state: string; readonly personId: number | null },
): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `insert into shop_order (order_number, session_id, person_id, token_hash, request_hash, basket_id, basket_version, state,
       mode, language, placed_at, email, billing_address, shipping_address, payment_slug, payment_name, shipping_slug,
       shipping_name, is_prepaid, minimum_days, maximum_days, goods_net_cents, goods_gross_cents, shipping_net_cents,
       shipping_gross_cents, fee_net_cents, fee_gross_cents, taxes, total_net_cents, total_tax_cents,
       total_gross_cents, position_count, article_count, reserved_count)
     select $1, case when $3::bigint is null then 1 end, $3, $1, '', count(*), 1, $2, 'b2b', 'de', date '2026-01-01',
       'a@b.example', '{}', '{}', '', '', '', '', false, 1, 2, 100, 119, 0, 0, 0, 0, '[]', 100, 19, 119, 1, 1, 1
     from shop_order returning id`,
    [number, state, personId],
  );
  return Number(rows[0]?.id);
}
