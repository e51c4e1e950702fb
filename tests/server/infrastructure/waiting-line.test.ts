import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import { Unavailable } from '#server/calls/failures.ts';
import { createLog } from '#server/log/log.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

const mayWait = 256;
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  database = openDatabase({ connectionString, connections: 1, log: createLog('silent') });
});
afterAll(async () => {
  await database.end();
  await testDatabase.remove();
});

it('[R75] the line before a database that is busy is bounded: who comes later is refused at once', async () => {
  const pool = database;
  const busy = await pool.connect();
  const waiting = Array.from({ length: mayWait }, () => pool.query('select 1 as one'));
  // Refused while all the others still wait.
  const tooLate = await Promise.allSettled(Array.from({ length: 40 }, () => pool.query('select 1')));
  for (const outcome of tooLate) {
    expect(outcome.status).toBe('rejected');
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Unavailable);
  }
  expect(pool.waitingCount).toBe(mayWait);
  busy.release();
  for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }]);
});
