import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  isReady,
  startProgram,
  until,
} from '#tests/server/support/built-shop.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const folder = createDataFolder();
/** Longer than any statement a visitor waits for may take. */
const slowMs = 3_500;

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

it('[R75] the start waits for a catalogue that is read slowly', async () => {
  const cluster = await createTestDatabase();
  const client = new pg.Client(cluster.administrationString);
  try {
    const start = () =>
      startProgram({
        DATA_DIR: folder,
        PORT: '0',
        DATABASE_URL: cluster.connectionString,
        DATABASE_MIGRATION_URL: cluster.migrationString,
      });
    const first = start();
    await isReady(first);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    await client.connect();
    await client.query('begin');
    await client.query('lock table article_device in access exclusive mode');
    const second = start();
    await until('the catalogue is being read', async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_locks where relation = 'article_device'::regclass and not granted`,
      );
      return (rows[0]?.count ?? 0) > 0;
    });
    await pause(slowMs);
    await client.query('rollback');
    await isReady(second);
    second.process.kill('SIGTERM');
    expect(await second.ended, second.errors()).toBe(0);
  } finally {
    await client.end();
    await cluster.remove();
  }
}, 120_000);
