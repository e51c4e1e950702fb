import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '#tests/support/build.ts';
import { freePort } from '#tests/faults/product.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { checkOut, createJournal } from './checkout-flow.ts';
import { Connection, percentile } from './closed-loop.ts';
import type { LoadAnswer, LoadRequest } from './closed-loop.ts';
import type { FloodOrder, FloodOutcome } from './flood-client.ts';
import { floodRequests } from './flood-requests.ts';
import { startMeasuredShop } from './measured-shop.ts';
import type { MeasuredShop } from './measured-shop.ts';
import { memoryOfTree, processorTimeOfTree } from './process-memory.ts';

const usage = `npm run flood -- [--secs 60] [--connections 200] [--customers 4] [--request "login"] [--open]

One address floods the built product with its dearest request while customers at other addresses order.
--open lifts the limits a minute, so that only the gate stands between the flood and the customers.`;

const floodAddress = '127.0.0.2';
const probeCount = 20;
const thinkMs = 200;
const targets = { wholeOrderP95Ms: 2000, saveOrderP95Ms: 500 } as const;
const wholeOrder = 'whole order';
const saveOrder = '/rest/shop/checkout/save-order';

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

/** Remembers how long each call took and what it was answered with. */
class TimedConnection extends Connection {
  readonly times: Map<string, number[]>;
  readonly statuses: Map<number, number>;

  constructor(port: number, localAddress: string, told: Pick<TimedConnection, 'times' | 'statuses'>) {
    super(port, localAddress);
    ({ times: this.times, statuses: this.statuses } = told);
  }

  override async send(request: LoadRequest): Promise<LoadAnswer> {
    const answer = await super.send(request);
    const path = request.path.split('?')[0] ?? '';
    this.times.set(path, [...(this.times.get(path) ?? []), answer.ms]);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    return answer;
  }
}

/** The request that costs the shop and its database most processor time, each asked from an address of its own. */
async function dearest(shop: MeasuredShop, facts: CatalogueFacts): Promise<string> {
  let worst = { name: '', ms: 0 };
  for (const [index, { name, prepare }] of floodRequests(facts).entries()) {
    const connection = new Connection(shop.port, `127.0.1.${index + 1}`);
    const nextRequest = await prepare(connection);
    const before = processorTimeOfTree(shop.processId);
    const statuses = new Set<number>();
    for (let count = 0; count < probeCount; count += 1)
      statuses.add((await connection.send(nextRequest())).status);
    const after = processorTimeOfTree(shop.processId);
    connection.close();
    const ms = (after.shopMs - before.shopMs + after.databaseMs - before.databaseMs) / probeCount;
    say(`  ${name}: ${ms.toFixed(1)} ms of processor time, answered ${[...statuses].join(', ')}`);
    if (ms > worst.ms) worst = { name, ms };
  }
  return worst.name;
}

function flood(order: FloodOrder): Promise<FloodOutcome> {
  const program = join(projectRoot, 'tests/bench/flood-client.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1) ?? '') as FloodOutcome);
      else reject(new Error(`The flood ended with ${code}.`));
    });
  });
}

interface Ordered {
  readonly times: Map<string, number[]>;
  readonly statuses: Map<number, number>;
  readonly faults: string[];
}

/** Customers at addresses of their own who order until told to stop. */
async function orderUntil(
  shop: MeasuredShop,
  customers: number,
  articleNumber: string,
  isOver: () => boolean,
): Promise<Ordered> {
  const ordered: Ordered = { times: new Map([[wholeOrder, []]]), statuses: new Map(), faults: [] };
  const journal = createJournal();
  await Promise.all(
    Array.from({ length: customers }, async (_, place) => {
      const connection = new TimedConnection(shop.port, `127.0.0.${place + 3}`, ordered);
      while (!isOver()) {
        const startedAt = performance.now();
        try {
          const { fault } = await checkOut(connection, articleNumber, `kunde-${place}.example`, journal);
          if (fault === null) ordered.times.get(wholeOrder)?.push(performance.now() - startedAt);
          else ordered.faults.push(fault);
        } catch (error) {
          ordered.faults.push(String(error));
        }
        await pause(thinkMs);
      }
      connection.close();
    }),
  );
  return ordered;
}

const percentiles = (times: readonly number[]): readonly number[] => {
  const sorted = [...times].sort((left, right) => left - right);
  return [0.5, 0.95, 0.99].map((share) => Math.round(percentile(sorted, share)));
};

function tell({ times, statuses, faults }: Ordered): void {
  for (const [name, took] of times) {
    const [p50, p95, p99] = percentiles(took);
    say(`  ${name}: ${took.length} times, p50 ${p50}, p95 ${p95}, p99 ${p99} ms`);
  }
  say(`  answers: ${JSON.stringify(Object.fromEntries(statuses))}, orders that failed: ${faults.length}`);
  for (const fault of faults.slice(0, 3)) say(`    ${fault}`);
}

/** What was aimed at and not reached. */
function shortfalls({ times, statuses, faults }: Ordered): readonly string[] {
  const p95Of = (name: string): number => percentiles(times.get(name) ?? [])[1] ?? Number.POSITIVE_INFINITY;
  const others = [...statuses.keys()].filter((status) => status !== 200);
  return [
    ...(p95Of(wholeOrder) < targets.wholeOrderP95Ms ? [] : ['the whole order takes too long']),
    ...(p95Of(saveOrder) <= targets.saveOrderP95Ms ? [] : ['save-order takes too long']),
    ...(others.length === 0 ? [] : [`customers saw ${others.join(', ')}`]),
    ...(faults.length === 0 ? [] : ['orders failed']),
  ];
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      secs: { type: 'string', default: '60' },
      connections: { type: 'string', default: '200' },
      customers: { type: 'string', default: '4' },
      request: { type: 'string' },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(usage);
    return 0;
  }
  buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-flood-'));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  mkdirSync(dataDirectory);
  const logPath = join(folder, 'shop.log');
  const logFile = openSync(logPath, 'a');
  const logBytes = (): number => statSync(logPath).size;
  const wide = { RATE_LIMIT_PER_MINUTE: '10000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '10000000' };
  const shop = await startMeasuredShop({
    port: await freePort(),
    dataDirectory,
    nodeArguments: [],
    firstPath: '/',
    // The few customers order as often as many would.
    variables: { LOG_LEVEL: 'info', ...wideOrderLimits, ...(values.open ? wide : {}) },
    logFile,
  });
  try {
    const facts = await readCatalogueFacts(shop.database);
    const seconds = Number(values.secs);
    const customers = Number(values.customers);
    const article = facts.plentiful[0] ?? '';
    say(
      `load average before: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    say('processor time of the requests:');
    const worst = await dearest(shop, facts);
    const name = values.request ?? worst;
    const quietEnd = performance.now() + Math.min(10_000, seconds * 500);
    say(`without a flood, ${customers} customers:`);
    tell(await orderUntil(shop, customers, article, () => performance.now() > quietEnd));

    const [memoryBefore, logBefore] = [memoryOfTree(shop.processId), logBytes()];
    let isOver = false;
    let mostMemory = memoryBefore.pssMegabytes;
    const flooding = flood({
      port: shop.port,
      localAddress: floodAddress,
      connections: Number(values.connections),
      seconds,
      name,
      facts,
    }).finally(() => {
      isOver = true;
    });
    const watching = setInterval(() => {
      mostMemory = Math.max(mostMemory, memoryOfTree(shop.processId).pssMegabytes);
    }, 2000);
    const ordered = await orderUntil(shop, customers, article, () => isOver);
    const { sent, statuses } = await flooding;
    clearInterval(watching);
    say(`while one address floods with '${name}' on ${values.connections} connections for ${seconds} s:`);
    tell(ordered);
    say(`the flood: ${sent} requests, answered ${JSON.stringify(statuses)}`);
    say(
      `log: ${logBytes() - logBefore} bytes; memory: ${memoryBefore.pssMegabytes} MB before, ${mostMemory} MB at most`,
    );
    say(
      `load average after: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    const short = shortfalls(ordered);
    say(short.length === 0 ? 'all targets reached' : `short: ${short.join('; ')}`);
    return short.length === 0 ? 0 : 1;
  } finally {
    await shop.stop();
    closeSync(logFile);
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
