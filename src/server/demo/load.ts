import type { ClientBase } from 'pg';
import { copyRows } from '#server/database/copy-rows.ts';
import { articlesPerRound, deriveRounds } from './derive.ts';
import type { DeriveOptions } from './derive.ts';
import type { CatalogueRound } from './rows.ts';
import { readFacts } from './facts.ts';
import { deriveKinds } from './kinds.ts';

/** Reports how many articles are in, for a line of progress. */
export type Progress = (loaded: number, wanted: number) => void;

/** Says in a line what begins. */
export type Say = (sentence: string) => void;

/** From this many articles on a load counts as large. */
export const largeLoad = 20_000;
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

/** Tables of the catalogue, children before parents. */
const tables = [
  'article_assortment',
  'article_tag',
  'article_attribute',
  'article_property',
  'article_device',
  'article_alias',
  'article_price',
  'article_price_history',
  'article_stock',
  'article',
  'device',
  'property_value',
  'property',
  'attribute',
  'tag',
  'assortment',
  'assortment_type',
  'product_type',
  'product_type_group',
  'article_type',
  'article_type_group',
  'category',
  'depot',
  'brand',
  'manufacturer',
] as const;

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Constraints of the catalogue's tables, foreign keys last, as they are made: a key must exist before it is named. */
const constraintsStatement = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where conrelid = any($1::regclass[]) and contype in ('p', 'u', 'f') and (contype = 'f' or not exists (
    select from pg_constraint outside where outside.confrelid = pg_constraint.conrelid
      and outside.contype = 'f' and not outside.conrelid = any($1::regclass[])))
  order by contype = 'f', conrelid, conname`;

const indexesStatement = `
  select i.indrelid::regclass::text as table, c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))
  order by c.relname`;

/**
 * Takes keys, indexes and triggers off the tables, does the work and makes them anew: checking and filling them row by row takes
 * several times as long. All of it belongs to the caller's transaction, so a load that fails leaves them untouched.
 */
export async function withoutIndexes(client: ClientBase, work: () => Promise<void>, say: Say): Promise<void> {
  const read = async (text: string): Promise<Definition[]> =>
    (await client.query<Definition>(text, [[...tables]])).rows;
  const constraints = await read(constraintsStatement);
  const indexes = await read(indexesStatement);
  for (const { table, name } of constraints.toReversed())
    await client.query(slow(`alter table ${table} drop constraint "${name}"`));
  for (const { name } of indexes) await client.query(slow(`drop index "${name}"`));
  // Their triggers would note each round; the load as a whole is noted at its end.
  for (const table of tables) await client.query(slow(`alter table ${table} disable trigger user`));
  await work();
  for (const table of tables) await client.query(slow(`alter table ${table} enable trigger user`));
  await client.query('select note_catalogue_change(array[null::integer])');
  say('Keys and indexes are being made');
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { table, name, definition } of constraints.filter((one) => !isForeignKey(one)))
    await client.query(slow(`alter table ${table} add constraint "${name}" ${definition}`));
  for (const { definition } of indexes) await client.query(slow(definition));
  for (const { table, name, definition } of constraints.filter(isForeignKey))
    await client.query(slow(`alter table ${table} add constraint "${name}" ${definition}`));
}

const isForeignKey = ({ definition }: Definition): boolean => definition.startsWith('FOREIGN KEY');

/** True when the database holds no article yet. */
export async function isCatalogueEmpty(client: ClientBase): Promise<boolean> {
  const answer = await client.query<{ is_empty: boolean }>(
    'select not exists (select from article) as is_empty',
  );
  return answer.rows[0]?.is_empty ?? true;
}

/** Removes every row of the catalogue; orders and baskets that name an article keep their own copies. */
export async function emptyCatalogue(client: ClientBase): Promise<void> {
  await client.query(slow(`truncate ${tables.join(', ')}`));
}

/** Writes what a round's articles are grouped by, with the tags and values that are new. */
export async function copyMembers(client: ClientBase, round: CatalogueRound): Promise<void> {
  await copyRows(client, 'tag', round.tags);
  await copyRows(client, 'property_value', round.propertyValues);
  for (const [table, rows] of Object.entries(round.members)) await copyRows(client, table, rows);
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
  say: Say = () => undefined,
): Promise<number> {
  const facts = readFacts();
  const kinds = deriveKinds(facts);
  const wanted = options.articleCount ?? articlesPerRound(facts);
  await client.query(`set local statement_timeout = 0`);
  await client.query(`set local idle_in_transaction_session_timeout = 0`);
  let loaded = 0;
  const write = async (round: CatalogueRound): Promise<void> => {
    await copyRows(client, 'device', round.devices);
    await copyRows(client, 'article', round.articles, ['facts']);
    await copyRows(client, 'article_price', round.prices);
    await copyRows(client, 'article_price_history', round.history);
    await copyRows(client, 'article_alias', round.aliases);
    await copyRows(client, 'article_device', round.fits);
    await copyRows(client, 'article_stock', round.stock);
    await copyMembers(client, round);
    loaded += round.articles.length;
    progress(loaded, wanted);
  };
  const writeAll = async (): Promise<void> => {
    for (const [table, rows] of Object.entries(kinds)) await copyRows(client, table, rows);
    // One round is derived while the database takes in the one before; never more than two are held.
    let writing: Promise<void> = Promise.resolve();
    for (const round of deriveRounds(facts, kinds, options)) {
      await writing;
      writing = write(round);
      writing.catch(() => undefined);
    }
    await writing;
  };
  await (wanted > largeLoad ? withoutIndexes(client, writeAll, say) : writeAll());
  return loaded;
}

/** Statistics and visibility map for the planner; runs outside of a transaction (docs/decisions/0011). */
export async function settleCatalogue(client: ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0');
  try {
    await client.query(slow(`vacuum (analyze) ${tables.join(', ')}`));
  } finally {
    await client.query('reset statement_timeout');
  }
}
