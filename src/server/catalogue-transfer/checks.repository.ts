import * as z from 'zod/mini';
import { command, question } from '#server/database/statement.ts';
import type { Command, Runner } from '#server/database/statement.ts';
import { catalogueFiles, fileOf } from './catalogue-files.ts';
import type { FaultKey, Rejection } from './faults.ts';
import type { FileShape } from './file-shape.ts';
import { gone, incoming, ready, sameIdentity, spokenKey } from './file.sql.ts';

/** A command that notes rows of a file; what it is called says where they come from. */
function noting(
  name: string,
  file: FileShape,
  fault: FaultKey,
  head: string,
  rows: string,
): Command<[file: string]> {
  return command({
    name: `transfer_${name}_${file.table}`,
    text: `insert into transfer_rejection (place, file, line, fault, head, value, detail)
      select ${catalogueFiles.indexOf(file)}, $1::text, found.line, '${fault}', '${head}', left(found.value, 200), found.detail
      from (${rows}) as found (line, value, detail)`,
    values: (source: string) => [source],
  });
}

function doubled(file: FileShape) {
  const keys = file.keys.join(', ');
  const heads = file.columns.filter(({ column }) => file.keys.includes(column)).map(({ head }) => head);
  const seen = `select place, line, ${keys}, min(place) over same as first, first_value(line) over (same order by place) as first_line
    from ${incoming(file)} window same as (partition by ${keys})`;
  const rows = `select line, ${spokenKey(file, 'd')}, first_line::text from (${seen}) d where place > first`;
  const away = `delete from ${incoming(file)} i using (${seen}) d where d.place = i.place and d.place > d.first`;
  return {
    note: noting('doubled', file, 'doubled', heads.join(' + '), rows),
    drop: command({ name: `transfer_drop_doubled_${file.table}`, text: away, values: () => [] }),
  };
}

const doubles = new Map(catalogueFiles.map((file) => [file.table, doubled(file)]));

/** Notes rows whose key stands in the file before, and leaves only the first of each; gives how many. */
export async function checkDoubled(runner: Runner, file: FileShape, source: string): Promise<number> {
  const { note, drop } = doubles.get(file.table)!;
  const count = await note.run(runner, source);
  if (count > 0) await drop.run(runner);
  return count;
}

/** Rows that name something there is not. */
const unknown = (file: FileShape) =>
  file.references.map((reference, place) => {
    const { column, to, by, head } = reference;
    const target = fileOf(to);
    const value = `concat_ws(' ', ${by.map((one) => `i.${one}`).join(', ')})`;
    const missing =
      column === null
        ? `not exists (select from ${ready(target)} x where x.id = r.${by[0]}) and not exists (select from ${to} x
            where x.id = r.${by[0]} and not exists (select from ${gone(target)} g where g.id = x.id))`
        : `i.${by[0]} is not null and r.${column} is null`;
    const rows = `select r.line, ${value}, '${target.name}.csv' from ${ready(file)} r join ${incoming(file)} i on i.place = r.place
      where ${missing}`;
    return { to, note: noting(`unknown_${place}`, file, 'unknown', head, rows) };
  });

/** Rows whose value of a column another row has, in the file or in the shop. */
const taken = (file: FileShape): Command<[string]>[] =>
  file.uniques.map((column) => {
    const { head } = file.columns.find((one) => one.column === column)!;
    const rows = `
      select line, value, by from (
        select r.line, r.${column} as value, first_value(${spokenKey(file, 'r')}) over same as by,
          row_number() over same as place
        from ${ready(file)} r where r.${column} is not null window same as (partition by r.${column} order by r.place)) d where d.place > 1
      union all
      select r.line, r.${column}, ${spokenKey(file, 't')} from ${ready(file)} r join ${file.table} t on t.${column} = r.${column}
      where not (${sameIdentity(file, 't', 'r')})
        and not exists (select from ${ready(file)} o where ${sameIdentity(file, 'o', 't')} and o.${column} <> t.${column})
        and not exists (select from ${gone(file)} g where ${sameIdentity(file, 'g', 't')})`;
    return noting(`taken_${column}`, file, 'taken', head, rows);
  });

const wrong = (file: FileShape): Command<[string]>[] =>
  file.checks.map(({ fault, head, wrong: condition }, place) =>
    noting(
      `wrong_${place}`,
      file,
      fault,
      head,
      `select r.line, '', '' from ${ready(file)} r where ${condition}`,
    ),
  );

/** Things that stand below themselves. */
const circles = (file: FileShape): Command<[string]>[] => {
  if (file.places !== 'tree') return [];
  const rows = `with recursive above as (
      select r.id, r.line, r.slug, r.parent_id as up, 1 as depth from ${ready(file)} r
      union all
      select a.id, a.line, a.slug, coalesce(r.parent_id, case when r.id is null then t.parent_id end), a.depth + 1
      from above a left join ${ready(file)} r on r.id = a.up left join ${file.table} t on t.id = a.up
      where a.up is not null and a.up <> a.id and a.depth < 100)
    select line, slug, '' from above where up = id or depth = 100`;
  return [noting('circle', file, 'circle', file.references[0]!.head, rows)];
};

const unknowns = new Map(catalogueFiles.map((file) => [file.table, unknown(file)]));
const checks = new Map(
  catalogueFiles.map((file) => [file.table, [...taken(file), ...wrong(file), ...circles(file)]]),
);

/**
 * Notes rows of a file that cannot stand beside the others, or in the shop; gives how many.
 *
 * @param broken tables of files that are not read to their end: what rows name of them may stand there
 */
export async function checkFile(
  runner: Runner,
  file: FileShape,
  source: string,
  broken: ReadonlySet<string>,
): Promise<number> {
  let count = 0;
  for (const { to, note } of unknowns.get(file.table)!)
    if (!broken.has(to)) count += await note.run(runner, source);
  for (const one of checks.get(file.table)!) count += await one.run(runner, source);
  return count;
}

const unsaid = new Map(
  catalogueFiles.map((file) => [
    file.table,
    command({
      name: `transfer_unsaid_${file.table}`,
      text: `insert into transfer_rejection (place, file, line, fault, head, value, detail)
        select ${catalogueFiles.indexOf(file)}, $1::text, i.line, 'unsaid', $2::text, ${spokenKey(file, 'i')}, ''
        from ${ready(file)} r join ${incoming(file)} i on i.place = r.place where not r.is_known`,
      values: (source: string, head: string) => [source, head],
    }),
  ]),
);

/** Notes new rows that lack what every row must have, since the file has no such column; gives how many. */
export async function checkUnsaid(
  runner: Runner,
  file: FileShape,
  source: string,
  absent: readonly string[],
): Promise<number> {
  const missed = file.columns.filter(
    ({ column, need, fallback }) => need === 'needed' && fallback === undefined && absent.includes(column),
  );
  let count = 0;
  for (const { head } of missed) count += await unsaid.get(file.table)!.run(runner, source, head);
  return count;
}

const unsorted = command({
  name: 'transfer_unsorted',
  text: `insert into transfer_rejection (place, file, line, fault, head, value, detail)
    select ${catalogueFiles.findIndex(({ table }) => table === 'article')}, $1::text, i.line, 'empty', 'Kategorie', i.article_number, ''
    from ${incoming(fileOf('article'))} i where i.category_key is null`,
  values: (source: string) => [source],
});

/** Notes articles a supplier's list sorts into no category. */
export const checkSorted = (runner: Runner, source: string): Promise<number> => unsorted.run(runner, source);

const told = question({
  name: 'transfer_told',
  text: `select file, line::float8 as line, fault, head, value, detail from transfer_rejection
    order by place, file, line, head, fault offset $1 limit $2`,
  values: (offset: number, count: number) => [offset, count],
  row: z.object({
    file: z.string(),
    line: z.number(),
    fault: z.string(),
    head: z.string(),
    value: z.string(),
    detail: z.string(),
  }),
});

const rejectionsPerPart = 1000;

/** Everything that cannot be taken, by file and line. */
export async function* tellRejections(runner: Runner): AsyncGenerator<Rejection> {
  for (let offset = 0; ; offset += rejectionsPerPart) {
    const part = await told.all(runner, offset, rejectionsPerPart);
    yield* part as Rejection[];
    if (part.length < rejectionsPerPart) return;
  }
}
