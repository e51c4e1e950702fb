import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import { startInvitationWorker } from '#server/firm/invitation-worker.ts';
import { createLog } from '#server/log/log.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import { startRegistrationWorker } from '#server/registration/registration-worker.ts';
import { startEmailChangeWorker } from '#server/sign-in/email-change-worker.ts';
import { startPasswordResetWorker } from '#server/sign-in/password-reset-worker.ts';
import { startWayInMailWorker } from '#server/sign-in/way-in-mail-worker.ts';
import { startStockNoticeWorker } from '#server/stock-notice/stock-notice-worker.ts';
import { mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

const log = createLog('silent');
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small' });
});
afterAll(() => shop.stop());

const optionsFor = (database: Database) => mailWorkerOptions(shop, { database });
type Options = ReturnType<typeof optionsFor>;

/** Everything a worker says to its database in one look at tables where nothing waits. */
async function saidBy(start: (options: Options) => Parameters<typeof drainOnce>[0]): Promise<string[]> {
  const { connectionString } = shop.testDatabase;
  const database = openDatabase({ connectionString, connections: 1, log });
  const said = new Set<string>();
  database.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [asked] = given;
      said.add(typeof asked === 'string' ? asked : (asked as { readonly text: string }).text);
      return query(...given);
    }) as typeof client.query;
  });
  try {
    await drainOnce(start(optionsFor(database)));
  } finally {
    await database.end();
  }
  return [...said];
}

describe('workers without work', () => {
  it.each([
    ['invitations', startInvitationWorker],
    ['steps of releases', startReleaseMailWorker],
    ['registrations', startRegistrationWorker],
    ['new mail addresses', startEmailChangeWorker],
    ['names for a new password', startPasswordResetWorker],
    ['names that are slowed', startWayInMailWorker],
    ['notices of stock', startStockNoticeWorker],
  ])('look for %s without a transaction and without locking a row', async (_what, start) => {
    const said = await saidBy(start);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => !text.startsWith('select exists ('))).toEqual([]);
    expect(said.join('\n')).not.toMatch(/for update/);
  });
});
