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
import { adminTablePaths } from '#contract/admin-table-paths.ts';
import { adminTableEndpoints } from '#contract/admin-tables.ts';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import { adminImportPath, importedTables } from '#contract/imported-tables.ts';
import { tableFormats } from '#contract/table-formats.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { adminOrderPath, adminOrdersPath } from '#contract/admin-orders-path.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { findingsPage } from '#tests/support/findings-page.ts';
import { Connection, percentile } from './closed-loop.ts';
import type { LoadRequest } from './closed-loop.ts';
import { openSession, post } from './guest.ts';
import type { Guest } from './guest.ts';
import { foundLargeFirm, largeFirm, largeFirmAdmin } from './large-firm-data.ts';
import { dataFolderOf, startMeasuredShop } from './measured-shop.ts';
import { processorTimeOfTree } from './process-memory.ts';

const usage = `npm run large-firm -- [--times 60] [--write]

Founds a firm of ${largeFirm.people} people, ${largeFirm.costCenters} cost centers and ${largeFirm.orders} orders beside the demo catalogue, and asks one after another for
the pages of its admin, for its tables as files, and for what a file would do. Prints how long each took beside the target, and what
it cost Node and PostgreSQL; ends with 1 where a target is missed; --write keeps it in docs/large-firm.md.`;

const port = 24_691;
const warmTimes = 10;
const targetMs = 50;
/** A file of a whole table, and what one with so many rows would do: done rarely, and with a sign that it is under way. */
const fileTargetMs = 1000;
const importedRows = 200;

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

const writeFindings = findingsPage('large-firm.md', 'large-firm', {
  introduction: [
    '# A large firm',
    '',
    `How long the pages of the admin of a firm of ${largeFirm.people} people and ${largeFirm.orders} orders take, with the steps each order went. Written`,
    'by `npm run large-firm -- --write`.',
  ].join('\n'),
  sections: ['Pages and files'],
});

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

/** One thing an admin asks for. */
interface Asked {
  readonly name: string;
  readonly targetMs: number;
  readonly request: LoadRequest;
}

const page = (admin: Guest, name: string, path: string): Asked => ({
  name,
  targetMs,
  request: { path, headers: { cookie: admin.cookie, accept: 'text/html' } },
});

const call = (admin: Guest, name: string, path: string, body: object): Asked => ({
  name,
  targetMs: fileTargetMs,
  request: {
    method: 'POST',
    path: `/rest${path}`,
    body,
    headers: { cookie: admin.cookie, 'x-csrf-token': admin.token },
  },
});

/** A file that sets up so many cost centers. */
const costCenterFile = {
  table: 'costCenters',
  heads: ['Nummer', 'Bezeichnung'],
  rows: Array.from({ length: importedRows }, (_, row) => ({
    line: row + 2,
    cells: [`N-${row}`, `Neue Abteilung ${row}`],
  })),
};

const askedBy = (admin: Guest): readonly Asked[] => [
  ...Object.entries(pages).map(([name, path]) => page(admin, name, path)),
  ...importedTables.map((table) => page(admin, `reading in ${table}`, adminImportPath(table))),
  call(admin, `what ${importedRows} rows would do`, adminImportEndpoints.preview.path, costCenterFile),
  ...adminTablePaths.flatMap((path) =>
    tableFormats.map((format) =>
      call(admin, `${path.replace('/my/admin-', '')} as ${format}`, adminTableEndpoints.export.path, {
        path,
        query: path === adminOrdersPath ? 'state=all' : '',
        format,
      }),
    ),
  ),
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '60' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
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
  const found: string[] = [];
  let misses = 0;
  try {
    await foundLargeFirm(shop.database);
    const connection = new Connection(port);
    const guest = await openSession(connection);
    const { status, text } = await post(connection, guest, '/login', {
      email: largeFirmAdmin,
      password: demoPassword,
    });
    if (status !== 200 || !text.includes('"success":true')) throw new Error(`No sign-in: ${status} ${text}`);
    const admin = { ...guest, token: (JSON.parse(text) as { token: string }).token };
    for (const { name, targetMs: target, request } of askedBy(admin)) {
      const ask = async (): Promise<number> => {
        const answer = await connection.send(request);
        if (answer.status !== 200 || answer.text.startsWith('{"success":false'))
          throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
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
      const isMet = percentile(sorted, 0.95) <= target;
      if (!isMet) misses += 1;
      const line = `${name.padEnd(26)} p50 ${at(0.5)}  p95 ${at(0.95)} ms (target ${target}: ${isMet ? 'met' : 'MISSED'})  processor ${each(after.shopMs - before.shopMs)} + ${each(after.databaseMs - before.databaseMs)} ms`;
      found.push(line.replace(/ +/g, ' '));
      say(line);
    }
    connection.close();
  } finally {
    await shop.stop();
  }
  if (values.write) writeFindings('Pages and files', found);
  process.exitCode = misses === 0 ? 0 : 1;
}

await main();
