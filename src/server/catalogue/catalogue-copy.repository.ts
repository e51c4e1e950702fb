import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const noteCopy = command({
  name: 'catalogue_copy_note',
  // What is that old cannot be brought up to date any more.
  text: `with old as (
      delete from catalogue_copy c using catalogue_state s where c.version < s.version - 1000
    ) insert into catalogue_copy (mark, version) values ($1, $2)`,
  values: (mark: string, version: number) => [mark, version],
});

/** Notes in the database that a copy of a version of its catalogue stands in a file with this mark. */
export async function noteCatalogueCopy(database: Database, mark: string, version: number): Promise<void> {
  await noteCopy.run(database, mark, version);
}

const isNoted = question({
  name: 'catalogue_copy_noted',
  text: `select exists (select from catalogue_copy c join catalogue_state s on c.version <= s.version
      where c.mark = $1 and c.version = $2
        and c.server = current_setting('server_version_num')::integer / 10000) as "isNoted"`,
  values: (mark: string, version: number) => [mark, version],
  row: z.object({ isNoted: z.boolean() }),
});

/** Whether the catalogue of this database was once what the copy with this mark holds. */
export async function isCatalogueCopyNoted(
  database: Database,
  mark: string,
  version: number,
): Promise<boolean> {
  return (await isNoted.one(database, mark, version)).isNoted;
}
