import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/pool.ts';
import { createFirmService } from '#server/firm/firm.service.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { createSettingsService } from '#server/settings/settings.service.ts';

/** A process that ends the times of orders beside the shop, on the same database, until it is killed. */
const dataDirectory = process.argv[2] ?? '';
const password = readFileSync(join(dataDirectory, 'postgres-password'), 'utf8').trim();
const host = encodeURIComponent(join(dataDirectory, 'postgres-socket'));
const log = createLog('silent');
const database = openDatabase({
  connectionString: `postgres://postgres:${password}@/shop?host=${host}`,
  connections: 2,
  log,
});
const clock = () => new Date();
const worker = startOrderTimeWorker({
  database,
  settings: createSettingsService(database),
  firms: createFirmService(database, clock),
  log,
  clock,
});
process.stdout.write('at work\n');
for (;;) {
  await worker.drain().catch(() => undefined);
  await pause(5);
}
