import * as z from 'zod/mini';
import { copyRows } from '#server/database/copy-rows.ts';
import { command, question } from '#server/database/statement.ts';
import type { Command, Runner } from '#server/database/statement.ts';
import { catalogueFiles, fileOf } from './catalogue-files.ts';
import type { Rejection } from './faults.ts';
import type { FileShape, Reference } from './file-shape.ts';
import {
  gone,
  incoming,
  isNumbered,
  isNamedByOrder,
  keptKeys,
  knownRows,
  ready,
  readyRows,
  sameIdentity,
  storedColumns,
  storedReferences,
  writtenColumns,
} from './file.sql.ts';

/** Only one import at a time. */
const transferLock = 7_421_505;

const plain = (name: string, text: string): Command<[]> => command({ name, text, values: () => [] });

/** Begins what is one transaction: an import, or an export of one moment. */
export const beginTransfer = plain('transfer_begin', 'begin');
export const beginReading = plain(
  'transfer_begin_reading',
  'begin isolation level repeatable read read only',
);
export const commitTransfer = plain('transfer_commit', 'commit');
export const undoTransfer = plain('transfer_undo', 'rollback');

const settings = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local work_mem = '64MB'`,
  'set local jit = off',
].map((text, place) => plain(`transfer_setting_${place}`, text));
const takeTurn = plain('transfer_turn', `select pg_advisory_xact_lock(${transferLock})`);

const rejections = plain(
  'transfer_rejections',
  `create temp table transfer_rejection (place integer not null, file text not null, line integer not null, fault text not null,
    head text not null, value text not null, detail text not null) on commit drop`,
);
const placements = plain(
  'transfer_placements',
  'create temp table transfer_placement (line integer not null, number text not null, category_key text not null) on commit drop',
);
const placing = plain(
  'transfer_placing',
  'create temp table transfer_placing (id integer not null, position integer not null, last_position integer) on commit drop',
);

/** Columns of a file as it is read; those of derived texts stand beside them. */
const incomingColumns = (file: FileShape): string[] => [
  'place integer generated always as identity',
  'line integer not null',
  ...file.columns.map(({ column, cell }) => `${column} ${cell.type}`),
  ...(file.table === 'article' ? ['name_slug text'] : []),
];

function readyColumns(file: FileShape): string[] {
  const references = storedReferences(file).map(({ column }) => `${column} integer`);
  const own = [...storedColumns(file), ...keptKeys(file)].map(({ column, cell }) => `${column} ${cell.type}`);
  return [
    'place integer not null',
    'line integer not null',
    'is_known boolean not null',
    ...(isNumbered(file) ? ['id integer'] : []),
    ...references,
    ...own,
  ];
}

const isSelf = (file: FileShape, { to }: Reference): boolean => to === file.table;

/** Joins that look a reference up, first among rows of its file, then among what stays of its table. */
function lookUp(reference: Reference, alias: string): string {
  const target = fileOf(reference.to);
  const on = (side: string): string =>
    reference.by.map((column, place) => `${side}.k${place} = i.${column}`).join(' and ');
  return `left join (${readyRows(target)}) ${alias}r on ${on(`${alias}r`)}
    left join (select * from (${knownRows(target)}) known where not exists (select from ${gone(target)} g where g.id = known.id))
      ${alias}e on ${on(`${alias}e`)}`;
}

/** SQL of what a row will hold in a column: what was read, what it holds already, or what new ones hold. */
function readyValue(column: FileShape['columns'][number]): string {
  const { column: name, need, fallback, keepsWhenEmpty } = column;
  const read = `i.${name}`;
  if (keepsWhenEmpty === true) return `coalesce(${read}, t.${name}, ${fallback ?? 'null'})`;
  if (need === 'key') return read;
  const given = fallback === undefined ? read : `coalesce(${read}, ${fallback})`;
  const kept = fallback === undefined ? `t.${name}` : `coalesce(t.${name}, ${fallback})`;
  return `case when '${name}' = any($1::text[]) then ${kept} else ${given} end`;
}

/** Numbers no row has had, and none that baskets and orders still name. */
const lastNumber = ({ table }: FileShape): string =>
  table === 'article'
    ? `(select greatest((select max(id) from article), (select max(article_id) from basket_position),
        (select max(article_id) from shop_order_position), 0))`
    : `(select coalesce(max(id), 0) from ${table})`;

function fillStatement(file: FileShape): string {
  const others = storedReferences(file).filter((one) => !isSelf(file, one));
  const resolved = others.map(({ column }, place) => `coalesce(f${place}r.id, f${place}e.id) as ${column}`);
  const joins = others.map((one, place) => lookUp(one, `f${place}`));
  const inner = `select ${['i.*', ...resolved].join(', ')} from ${incoming(file)} i ${joins.join('\n')}`;
  const numbered = isNumbered(file);
  const known = numbered
    ? `left join (${knownRows(file)}) k on ${file.keys.map((key, place) => `k.k${place} = i.${key}`).join(' and ')}
       left join ${file.table} t on t.id = k.id`
    : `left join ${file.table} t on ${sameIdentity(file, 't', 'i')}`;
  const isKnown = `t.${file.identity[0]} is not null`;
  const references = storedReferences(file).map((one) => {
    if (file.identity.includes(one.column)) return `i.${one.column}`;
    const given = isSelf(file, one) ? 'null::integer' : `i.${one.column}`;
    return `case when '${one.by[0]}' = any($1::text[]) then t.${one.column} else ${given} end`;
  });
  const columns = [
    'place',
    'line',
    'is_known',
    ...(numbered ? ['id'] : []),
    ...storedReferences(file).map(({ column }) => column),
    ...storedColumns(file).map(({ column }) => column),
    ...keptKeys(file).map(({ column }) => column),
  ];
  const values = [
    'i.place',
    'i.line',
    isKnown,
    ...(numbered
      ? [
          `coalesce(t.id, ${lastNumber(file)} + row_number() over (partition by t.id is null order by i.place))`,
        ]
      : []),
    ...references,
    ...storedColumns(file).map(readyValue),
    ...keptKeys(file).map(({ column }) => `i.${column}`),
  ];
  // The parameters are there for files that have no use for them, too.
  return `insert into ${ready(file)} (${columns.join(', ')}) select ${values.join(', ')} from (${inner}) i ${known}
    where $1::text[] is not null and $2::date is not null`;
}

/** What names rows of its own file is looked up when all of them are there. */
const selfStatement = (file: FileShape, one: Reference & { readonly column: string }): string =>
  `update ${ready(file)} r set ${one.column} = coalesce(sr.id, se.id) from ${incoming(file)} i ${lookUp(one, 's')}
   where i.place = r.place and i.${one.by[0]} is not null`;

function goneStatement(file: FileShape): string {
  const keys = file.identity.map((column) => `t.${column}`).join(', ');
  const isNamed = isNumbered(file)
    ? `exists (select from (${knownRows(file)}) k join ${incoming(file)} i
        on ${file.keys.map((key, place) => `i.${key} = k.k${place}`).join(' and ')} where k.id = t.id)`
    : `exists (select from ${ready(file)} r where ${sameIdentity(file, 'r', 't')})`;
  return `insert into ${gone(file)} select ${keys} from ${file.table} t where not ${isNamed} ${file.table === 'article' ? `and not ${isNamedByOrder('t')}` : ''}`;
}

function stagingOf(file: FileShape) {
  const { table } = file;
  const analysed = [incoming(file), ready(file), gone(file)].map((name) =>
    plain(`transfer_analyse_${name}`, `analyze ${name}`),
  );
  return {
    create: [
      plain(
        `transfer_incoming_${table}`,
        `create temp table ${incoming(file)} (${incomingColumns(file).join(', ')}) on commit drop`,
      ),
      plain(
        `transfer_ready_${table}`,
        `create temp table ${ready(file)} (${readyColumns(file).join(', ')}) on commit drop`,
      ),
      plain(
        `transfer_gone_${table}`,
        `create temp table ${gone(file)} on commit drop as select ${file.identity.join(', ')} from ${table} limit 0`,
      ),
    ],
    analyse: analysed,
    note: plain(`transfer_note_gone_${table}`, goneStatement(file)),
    fill: command({
      name: `transfer_fill_${table}`,
      text: fillStatement(file),
      values: (absent: readonly string[], today: string) => [absent, today],
    }),
    selves: storedReferences(file)
      .filter((one) => isSelf(file, one))
      .map((one) => plain(`transfer_self_${table}`, selfStatement(file, one))),
  };
}

const staging = new Map(catalogueFiles.map((file) => [file.table, stagingOf(file)]));

/** Makes room for an import in the transaction that has begun; waits until no other is under way. */
export async function prepareStaging(runner: Runner): Promise<void> {
  for (const one of settings) await one.run(runner);
  await takeTurn.run(runner);
  for (const one of [rejections, placements, placing]) await one.run(runner);
  for (const { create } of staging.values()) for (const one of create) await one.run(runner);
}

/** Takes in rows of a file; keys are its columns. */
export const stageRows = (runner: Runner, file: FileShape, rows: readonly object[]): Promise<void> =>
  copyRows(runner, incoming(file), rows);

/** Notes rows that cannot be taken. */
export const stageRejections = (runner: Runner, rows: readonly Rejection[]): Promise<void> =>
  copyRows(
    runner,
    'transfer_rejection',
    rows.map((row) => ({ ...row, place: placeOf(row.file) })),
  );

/** Files in the order they are told of. */
const placeOf = (name: string): number => catalogueFiles.findIndex((one) => name === `${one.name}.csv`);

/** Notes which category a supplier's list sorts articles into. */
export const stagePlacements = (runner: Runner, rows: readonly object[]): Promise<void> =>
  copyRows(runner, 'transfer_placement', rows);

const sortArticles = plain(
  'transfer_sort_articles',
  `update incoming_article i set category_key = first.category_key
   from (select distinct on (number) number, category_key from transfer_placement order by number, line) first
   where first.number = i.article_number and i.category_key is null`,
);

/** Gives articles the first category their list sorts them into. */
export const sortStagedArticles = (runner: Runner): Promise<number> => sortArticles.run(runner);

/**
 * Looks up everything the staged rows of a file name, and gives numbers to new ones.
 *
 * @param absent columns no row says anything about
 * @param how what the file does not name is to go; the day new articles count from
 */
export async function resolveFile(
  runner: Runner,
  file: FileShape,
  absent: readonly string[],
  { isReplacing, today }: { readonly isReplacing: boolean; readonly today: string },
): Promise<void> {
  const { analyse, note, fill, selves } = staging.get(file.table)!;
  const isGoneFirst = isNumbered(file);
  await analyse[0]!.run(runner);
  if (isReplacing && isGoneFirst) await note.run(runner);
  await fill.run(runner, absent, today);
  await analyse[1]!.run(runner);
  for (const one of selves) await one.run(runner);
  if (isReplacing && !isGoneFirst) await note.run(runner);
  if (isReplacing) await analyse[2]!.run(runner);
}

const Counts = z.object({ new: z.number(), changed: z.number(), same: z.number(), gone: z.number() });
export type Counts = z.output<typeof Counts>;

function countStatement(file: FileShape): string {
  const compared = writtenColumns(file);
  const row = (alias: string): string => `(${compared.map((column) => `${alias}.${column}`).join(', ')})`;
  const kept = `(select count(*) from article t where $1 and t.delivery_state <> 5
    and not exists (select from gone_article g where g.id = t.id) and not exists (select from ready_article r where r.id = t.id))`;
  return `select count(*) filter (where not r.is_known)::float8 as new,
      count(*) filter (where r.is_known and ${row('r')} is distinct from ${row('t')})::float8 as changed,
      count(*) filter (where r.is_known and ${row('r')} is not distinct from ${row('t')})::float8 as same,
      ((select count(*) from ${gone(file)}) + ${file.table === 'article' ? kept : 'case when $1 then 0 else 0 end'})::float8 as gone
    from ${ready(file)} r left join ${file.table} t on ${sameIdentity(file, 't', 'r')}`;
}

const counts = new Map(
  catalogueFiles.map((file) => [
    file.table,
    question({
      name: `transfer_count_${file.table}`,
      text: countStatement(file),
      values: (isReplacing: boolean) => [isReplacing],
      row: Counts,
    }),
  ]),
);

/** What an import of the staged rows would do. */
export const countFile = (runner: Runner, file: FileShape, isReplacing: boolean): Promise<Counts> =>
  counts.get(file.table)!.one(runner, isReplacing);
