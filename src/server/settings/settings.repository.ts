import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { setting } from '#server/database/schema/setting.ts';
import { settingsRow } from './settings.sql.ts';

async function readSetting(executor: Executor, key: string): Promise<unknown> {
  const [row] = await executor.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value;
}

/** Stores the value unless the key exists already; returns what is stored, so that all processes agree. */
export async function keepFirstSetting(executor: Executor, key: string, value: unknown): Promise<unknown> {
  await executor.insert(setting).values({ key, value }).onConflictDoNothing();
  return readSetting(executor, key);
}

/** The settings of the shop as they are stored; undefined when none were ever changed. */
export const readSettings = (executor: Executor): Promise<unknown> => readSetting(executor, settingsRow);

export async function writeSettings(executor: Executor, value: unknown): Promise<void> {
  await executor
    .insert(setting)
    .values({ key: settingsRow, value })
    .onConflictDoUpdate({ target: setting.key, set: { value, changedAt: new Date() } });
}
