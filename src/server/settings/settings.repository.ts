import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { settingsRow } from './settings.sql.ts';

const read = question({
  name: 'setting-read',
  text: 'select value from setting where key = $1',
  values: (key: string) => [key],
  row: z.object({ value: z.unknown() }),
});

const readSetting = async (executor: Executor, key: string): Promise<unknown> =>
  (await read.first(executor, key))?.value;

const keepFirst = command({
  name: 'setting-keep-first',
  text: 'insert into setting (key, value) values ($1, $2) on conflict do nothing',
  values: (key: string, value: unknown) => [key, JSON.stringify(value)],
});

/** Stores the value unless the key exists already; returns what is stored, so that all processes agree. */
export async function keepFirstSetting(executor: Executor, key: string, value: unknown): Promise<unknown> {
  await keepFirst.run(executor, key, value);
  return readSetting(executor, key);
}

/** The settings of the shop as they are stored; undefined when none were ever changed. */
export const readSettings = (executor: Executor): Promise<unknown> => readSetting(executor, settingsRow);

const change = command({
  name: 'setting-change',
  text: `insert into setting (key, value) values ($1, $2)
    on conflict (key) do update set value = setting.value || excluded.value, changed_at = now()`,
  values: (key: string, changes: object) => [key, JSON.stringify(changes)],
});

/** Changes some of the settings of the shop; of two changes at once both hold. */
export async function changeSettings(executor: Executor, changes: object): Promise<void> {
  await change.run(executor, settingsRow, changes);
}
