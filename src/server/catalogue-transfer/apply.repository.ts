import { command, question } from '#server/database/statement.ts';
import type { Command, Runner } from '#server/database/statement.ts';
import * as z from 'zod/mini';
import { catalogueFiles } from './catalogue-files.ts';
import type { FileShape } from './file-shape.ts';
import { comparedColumns, gone, isNamedByOrder, ready, sameIdentity, writtenColumns } from './file.sql.ts';

const plain = (name: string, text: string): Command<[]> =>
  command({ name: `transfer_${name}`, text, values: () => [] });

const listed = (alias: string, columns: readonly string[]): string =>
  columns.map((column) => `${alias}.${column}`).join(', ');

function changeStatement(file: FileShape): string | null {
  const columns = comparedColumns(file);
  if (columns.length === 0) return null;
  return `update ${file.table} t set ${columns.map((column) => `${column} = r.${column}`).join(', ')} from ${ready(file)} r
    where ${sameIdentity(file, 't', 'r')} and r.is_known and (${listed('t', columns)}) is distinct from (${listed('r', columns)})`;
}

/** Takes names off rows that give them to others, so that no two ever have the same in the middle of it. */
const freeStatements = (file: FileShape): Command<[]>[] =>
  file.uniques.map((column) =>
    plain(
      `free_${column}_${file.table}`,
      `update ${file.table} t set ${column} = gen_random_uuid()::text from ${ready(file)} r
       where ${sameIdentity(file, 't', 'r')} and r.${column} <> t.${column}
         and exists (select from ${ready(file)} o where o.${column} = t.${column})`,
    ),
  );

/** New rows come last until their places are given. */
function placeValues(file: FileShape): Record<string, string> {
  if (file.places === 'none') return {};
  const place = `(select coalesce(max(position), 0) from ${file.table}) + row_number() over (order by r.place)`;
  return { position: place, ...(file.places === 'tree' ? { last_position: place } : {}) };
}

function addStatement(file: FileShape): string {
  const places = placeValues(file);
  const own = [...new Set([...file.identity, ...writtenColumns(file)])];
  const columns = [...own, ...Object.keys(places)];
  return `insert into ${file.table} (${columns.join(', ')})
    select ${[listed('r', own), ...Object.values(places)].join(', ')} from ${ready(file)} r where not r.is_known order by r.place`;
}

const flatPlaces = (file: FileShape): string => `insert into transfer_placing
  select id, place, null from (
    select t.id, t.position, row_number() over (order by r.place nulls last, t.position)::integer as place
    from ${file.table} t left join ${ready(file)} r on r.id = t.id) placed
  where $1 and place <> position`;

/** A walk through the tree, parents first; a category and all below it are one range. */
const treePlaces = (file: FileShape): string => `insert into transfer_placing
  with recursive ranked as (
    select t.id, t.parent_id, row_number() over (order by case when $1 then r.place end nulls last, t.position) as rank
    from ${file.table} t left join ${ready(file)} r on r.id = t.id),
  walk as (
    select id, array[rank] as path, array[id] as ids from ranked where parent_id is null
    union all
    select ranked.id, path || rank, ids || ranked.id from ranked join walk on ranked.parent_id = walk.id),
  placed as (select id, row_number() over (order by path)::integer as place from walk),
  sizes as (select above as id, count(*)::integer as size from walk, unnest(ids) as above group by above)
  select p.id, p.place, p.place + s.size - 1 from placed p join sizes s on s.id = p.id join ${file.table} t on t.id = p.id
  where (t.position, t.last_position) <> (p.place, p.place + s.size - 1)`;

/** Two steps, since no two may ever have the same place. */
const places = (file: FileShape): Command<[]>[] => {
  const last = file.places === 'tree';
  return [
    plain(
      `make_room_${file.table}`,
      `update ${file.table} t set position = t.position + 1000000000 ${last ? ', last_position = t.last_position + 1000000000' : ''}
       from transfer_placing p where p.id = t.id`,
    ),
    plain(
      `place_${file.table}`,
      `update ${file.table} t set position = p.position ${last ? ', last_position = p.last_position' : ''}
       from transfer_placing p where p.id = t.id`,
    ),
  ];
};

/** Whether anything that has a number of its own still names a row. */
function isUsed(file: FileShape): string {
  const users = catalogueFiles.flatMap((user) =>
    user.identity[0] !== 'id'
      ? []
      : user.references
          .filter(({ to }) => to === file.table)
          .map(({ column, by }) => `exists (select from ${user.table} u where u.${column ?? by[0]} = t.id)`),
  );
  return users.length === 0 ? 'false' : users.join(' or ');
}

function removeStatement(file: FileShape): string {
  const used = file.identity[0] === 'id' && file.table !== 'article' ? `and not (${isUsed(file)})` : '';
  return `delete from ${file.table} t using ${gone(file)} g where ${sameIdentity(file, 't', 'g')} ${used}`;
}

const statements = new Map(
  catalogueFiles.map((file) => {
    const change = changeStatement(file);
    return [
      file.table,
      {
        free: freeStatements(file),
        change: change === null ? null : plain(`change_${file.table}`, change),
        add: plain(`add_${file.table}`, addStatement(file)),
        remove: plain(`remove_${file.table}`, removeStatement(file)),
        findPlaces:
          file.places === 'none'
            ? null
            : command({
                name: `transfer_find_places_${file.table}`,
                text: file.places === 'tree' ? treePlaces(file) : flatPlaces(file),
                values: (isReplacing: boolean) => [isReplacing],
              }),
        places: file.places === 'none' ? [] : places(file),
      },
    ];
  }),
);

/** Writes changed and new rows of a file; a statement without rows would tell readers of a change. */
export async function writeFile(
  runner: Runner,
  file: FileShape,
  counts: { readonly new: number; readonly changed: number },
): Promise<void> {
  const { free, change, add } = statements.get(file.table)!;
  if (counts.changed > 0) {
    for (const one of free) await one.run(runner);
    await change?.run(runner);
  }
  if (counts.new > 0) await add.run(runner);
}

/** Removes rows a replacing file no longer names and nothing needs; gives how many. */
export async function removeGone(runner: Runner, file: FileShape): Promise<number> {
  const { remove } = statements.get(file.table)!;
  let removed = 0;
  // Those below first, so that those above are free in the next turn.
  for (
    let count = await remove.run(runner);
    count > 0;
    count = file.places === 'tree' ? await remove.run(runner) : 0
  )
    removed += count;
  return removed;
}

const clearPlacing = plain('clear_placing', 'delete from transfer_placing');

/** Puts what has an order into it: that of the file where it replaces all, else new ones last. */
export async function putInOrder(runner: Runner, file: FileShape, isReplacing: boolean): Promise<void> {
  const { findPlaces, places: steps } = statements.get(file.table)!;
  if (findPlaces === null) return;
  await clearPlacing.run(runner);
  if ((await findPlaces.run(runner, isReplacing)) === 0) return;
  for (const step of steps) await step.run(runner);
}

const locked = question({
  name: 'transfer_lock_stock',
  text: `with held as (
      select s.article_id from article_stock s
      where exists (select from ready_article_stock r where r.article_id = s.article_id)
        or exists (select from gone_article g where g.id = s.article_id)
      order by s.article_id for update)
    select count(*)::float8 as count from held`,
  values: () => [],
  row: z.object({ count: z.number() }),
});

/** Takes the stock it will change before all else, in the order sales take it, so that neither waits for the other in a ring. */
export const lockStock = (runner: Runner): Promise<{ count: number }> => locked.one(runner);

const keep = plain(
  'keep_ordered',
  `delete from gone_article g using article t where t.id = g.id and ${isNamedByOrder('t')}`,
);

/**
 * Asks again which articles orders name once no order can take any more of their stock: one may have come since they were
 * noted. Gives how many stay for that.
 */
export const keepOrdered = (runner: Runner): Promise<number> => keep.run(runner);

const forget = plain(
  'forget_successors',
  'update article t set successor_id = null where exists (select from gone_article g where g.id = t.successor_id)',
);
const discontinue = plain(
  'discontinue',
  `update article t set delivery_state = 5 where delivery_state <> 5
   and not exists (select from ready_article r where r.id = t.id) and not exists (select from gone_article g where g.id = t.id)`,
);

/** Removes articles a replacing file no longer names; those that orders name stay to be read, and can no longer be had. */
export async function removeArticles(runner: Runner, file: FileShape): Promise<number> {
  await forget.run(runner);
  const removed = await removeGone(runner, file);
  return removed + (await discontinue.run(runner));
}

const stock = plain(
  'first_stock',
  `insert into article_stock (article_id, stock) select r.id, 0 from ready_article r
   where not r.is_known and not exists (select from article_stock s where s.article_id = r.id)`,
);
const words = plain(
  'search_words',
  `update article a set search_words = concat_ws(' ', b.name, c.name,
     (select string_agg(l.alias, ' ' order by l.alias) from article_alias l where l.article_id = a.id))
   from ready_article r, brand b, category c
   where r.id = a.id and a.search_words = '' and b.id = a.brand_id and c.id = a.category_id`,
);
const history = command({
  name: 'transfer_price_history',
  text: `insert into article_price_history (article_id, valid_from, net_price_cents)
    select r.id, $1::date, r.net_price_cents from ready_article r
    where r.net_price_cents is not null and (r.is_known or not $2) and r.net_price_cents is distinct from (
      select h.net_price_cents from article_price_history h where h.article_id = r.id and h.valid_from <= $1::date
      order by h.valid_from desc limit 1)
    on conflict (article_id, valid_from) do update
      set net_price_cents = least(article_price_history.net_price_cents, excluded.net_price_cents)`,
  values: (today: string, isHistoryGiven: boolean) => [today, isHistoryGiven],
});

/**
 * What follows of articles that were written: stock of new ones, words they are found by, and which price began today; of
 * several of a day the lowest counts (PAngV § 11).
 *
 * @param isHistoryGiven the import says itself since when new articles have their prices
 */
export async function completeArticles(
  runner: Runner,
  today: string,
  isHistoryGiven: boolean,
): Promise<void> {
  await stock.run(runner);
  await words.run(runner);
  await history.run(runner, today, isHistoryGiven);
}
