import type { ClientBase } from 'pg';
import { articlesPerRound, deriveRounds } from './derive.ts';
import type { DeriveOptions } from './derive.ts';
import { readFacts } from './facts.ts';
import { deriveBrands, deriveCategories } from './tree.ts';

/** Reports how many articles are in, for a line of progress. */
export type Progress = (loaded: number, wanted: number) => void;

const rowsPerStatement = 1_000;
/** From this many articles on a load counts as large. */
const largeLoad = 20_000;
/** Bulk statements outlast the limits of ordinary requests. */
const bulkTimeoutMs = 600_000;

/** A statement with the client's own time limit raised, too. */
const slow = (
  text: string,
  values: unknown[] = [],
): { text: string; values: unknown[]; query_timeout: number } => ({
  text,
  values,
  query_timeout: bulkTimeoutMs,
});

async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await client.query(slow(text, [JSON.stringify(rows.slice(start, start + rowsPerStatement))]));
  }
}

/** Word indexes are made anew after a large load: filling them row by row takes several times as long. */
async function withoutWordIndexes(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('article', 'device') and indexdef like '% USING gin %'`,
  );
  for (const { name } of indexes.rows) await client.query(slow(`drop index ${name}`));
  await work();
  // Rows whose successor is checked only at the end of the transaction would keep the table in use.
  await client.query('set constraints all immediate');
  await client.query(`set local maintenance_work_mem = '128MB'`);
  for (const { definition } of indexes.rows) await client.query(slow(definition));
}

/** True when the database holds no article yet. */
export async function isCatalogueEmpty(client: ClientBase): Promise<boolean> {
  const answer = await client.query<{ is_empty: boolean }>(
    'select not exists (select from article) as is_empty',
  );
  return answer.rows[0]?.is_empty ?? true;
}

/** Removes every row of the catalogue; orders and baskets that name an article keep their own copies. */
export async function emptyCatalogue(client: ClientBase): Promise<void> {
  await client.query(
    slow(
      'truncate article_device, article_alias, article_price, article_price_history, article_stock, article, device, category, brand, search_term',
    ),
  );
}

/**
 * Writes a catalogue derived from the facts within the caller's transaction.
 *
 * @returns how many articles were written
 */
export async function loadCatalogue(
  client: ClientBase,
  options: DeriveOptions,
  progress: Progress,
): Promise<number> {
  const facts = readFacts();
  const wanted = options.articleCount ?? articlesPerRound(facts);
  await client.query(`set local statement_timeout = 0`);
  await client.query(`set local idle_in_transaction_session_timeout = 0`);
  await insertRows(client, 'brand', deriveBrands(facts));
  await insertRows(client, 'category', deriveCategories(facts));
  let loaded = 0;
  const insertAll = async (): Promise<void> => {
    for (const round of deriveRounds(facts, options)) {
      await insertRows(client, 'device', round.devices);
      await insertRows(client, 'article', round.articles);
      await insertRows(client, 'article_price', round.prices);
      await insertRows(client, 'article_price_history', round.history);
      await insertRows(client, 'article_alias', round.aliases);
      await insertRows(client, 'article_device', round.fits);
      await insertRows(client, 'article_stock', round.stock);
      loaded += round.articles.length;
      progress(loaded, wanted);
    }
  };
  await (wanted > largeLoad ? withoutWordIndexes(client, insertAll) : insertAll());
  await client.query(slow('select refresh_search_terms()'));
  return loaded;
}

/** Statistics and visibility map for the planner; runs outside of a transaction (decision 16). */
export async function settleCatalogue(client: ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0');
  try {
    await client.query(
      slow(
        'vacuum (analyze) article, article_stock, article_price, article_alias, article_device, device, category, brand, search_term',
      ),
    );
  } finally {
    await client.query('reset statement_timeout');
  }
}
