import { chmodSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  adminAddressesPath,
  adminBudgetsPath,
  adminCostCenterOrdersPath,
  adminCostCentersPath,
  adminOverviewPath,
  adminReleaseRulesPath,
  adminStatisticsPath,
  adminUserAddressesPath,
  adminUserOrdersPath,
} from '#contract/admin-firm-paths.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { adminOrderPath, adminOrdersPath } from '#contract/admin-orders-path.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { Connection, percentile } from './closed-loop.ts';
import { openSession, post } from './guest.ts';
import { foundLargeFirm, largeFirm, largeFirmAdmin } from './large-firm-data.ts';
import { dataFolderOf, startMeasuredShop } from './measured-shop.ts';
import { processorTimeOfTree } from './process-memory.ts';

const usage = `npm run large-firm -- [--times 60]

Founds a firm of ${largeFirm.people} people, ${largeFirm.costCenters} cost centers and ${largeFirm.orders} orders beside the demo catalogue, and asks one after another for
the pages of its admin. Prints how long each took beside the target, and what it cost Node and PostgreSQL.`;

const port = 24_691;
const warmTimes = 10;
const targetMs = 50;

const year = new Date().getFullYear();
const pages = {
  overview: adminOverviewPath,
  releases: adminOrdersPath,
  'all orders': `${adminOrdersPath}?state=all`,
  'orders by value': `${adminOrdersPath}?state=all&sort=total`,
  'orders searched': `${adminOrdersPath}?state=all&search=Abteilung`,
  'one order that waits': adminOrderPath('G-1'),
  'one order of long ago': adminOrderPath(`G-${largeFirm.orders - 1}`),
  'rules of releases': adminReleaseRulesPath,
  people: adminUsersPath,
  'people searched': `${adminUsersPath}?search=Eva&role=member`,
  'addresses of the firm': adminAddressesPath,
  'addresses of people': adminUserAddressesPath,
  'cost centers': adminCostCentersPath,
  budgets: adminBudgetsPath,
  'statistics of a year': `${adminStatisticsPath}?type=year&year=${year}`,
  'article groups of a year': `${adminStatisticsPath}?by=articleGroup&type=year&year=${year}`,
  'people of a year': `${adminUserOrdersPath}?type=year&year=${year}`,
  'cost centers of a year': `${adminCostCenterOrdersPath}?type=year&year=${year}`,
} as const;

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: '60' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    say(usage);
    return;
  }
  buildIfNeeded();
  const dataDirectory = dataFolderOf('large-firm');
  mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o755);
  const shop = await startMeasuredShop({ port, dataDirectory, nodeArguments: [], firstPath: '/' });
  try {
    await foundLargeFirm(shop.database);
    const connection = new Connection(port);
    const admin = await openSession(connection);
    const { status, text } = await post(connection, admin, '/login', {
      email: largeFirmAdmin,
      password: demoPassword,
    });
    if (status !== 200 || !text.includes('"success":true')) throw new Error(`No sign-in: ${status} ${text}`);
    for (const [name, path] of Object.entries(pages)) {
      const ask = async (): Promise<number> => {
        const answer = await connection.send({
          path,
          headers: { cookie: admin.cookie, accept: 'text/html' },
        });
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        return answer.ms;
      };
      for (let time = 0; time < warmTimes; time += 1) await ask();
      const before = processorTimeOfTree(shop.processId);
      const taken: number[] = [];
      for (let time = 0; time < Number(values.times); time += 1) taken.push(await ask());
      const after = processorTimeOfTree(shop.processId);
      const sorted = taken.toSorted((one, other) => one - other);
      const at = (share: number): string => percentile(sorted, share).toFixed(1).padStart(6);
      const each = (spentMs: number): string => (spentMs / taken.length).toFixed(1).padStart(5);
      say(
        `${name.padEnd(26)} p50 ${at(0.5)}  p95 ${at(0.95)} ms (target ${targetMs})  processor ${each(after.shopMs - before.shopMs)} + ${each(after.databaseMs - before.databaseMs)} ms`,
      );
    }
    connection.close();
  } finally {
    await shop.stop();
  }
}

await main();
