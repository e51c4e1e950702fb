import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listingEndpoints } from '#contract/listing.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import { createChoice } from './choice.ts';
import { Connection, percentile } from './closed-loop.ts';
import { firstTerms } from './first-terms.ts';
import type { FirstTerm } from './first-terms.ts';
import { dataFolderOf, fillCatalogue, startMeasuredShop } from './measured-shop.ts';
import type { MeasuredShop } from './measured-shop.ts';
import { processorTimeOfTree } from './process-memory.ts';

const usage = `npm run first-searches -- [--articles 100000] [--count 800] [--runs 1] [--slowest 10] [--profile folder] [--program main.js]

Asks one after another for searches nobody asked for before, of every kind, and prints what the slow ones cost: what is kept
of earlier searches helps none of them. Each run starts the shop anew; a search's time is the median of its runs. --program measures another build than this folder's, for comparisons by turns.`;

const port = 24_690;
/** Searches before the measured ones, until the compiler has seen the code. */
const warmCount = 150;

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

interface Timed extends FirstTerm {
  readonly ms: number;
}

function report(name: string, timed: readonly Timed[]): void {
  const sorted = timed.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const at = (share: number): string => percentile(sorted, share).toFixed(1).padStart(6);
  say(
    `${name.padEnd(14)} ${String(sorted.length).padStart(4)}  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)} ms`,
  );
}

async function askAll(shop: MeasuredShop, count: number): Promise<Timed[]> {
  const facts = await readCatalogueFacts(shop.database);
  const terms = firstTerms(facts, createChoice(20_262), warmCount + count);
  const connection = new Connection(shop.port);
  const timed: Timed[] = [];
  for (const term of terms) {
    const path = `/rest${addressOf(listingEndpoints.list, {}, { search: term.typed })}`;
    const { ms, status, text } = await connection.send({ path });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    timed.push({ ...term, ms });
  }
  connection.close();
  const { shopMs, databaseMs } = processorTimeOfTree(shop.processId);
  say(
    `processor time from the start on: shop ${Math.round(shopMs)} ms, database ${Math.round(databaseMs)} ms`,
  );
  return timed.slice(warmCount);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '100000' },
      count: { type: 'string', default: '800' },
      runs: { type: 'string', default: '1' },
      slowest: { type: 'string', default: '10' },
      profile: { type: 'string' },
      program: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(usage);
    return;
  }
  buildIfNeeded();
  const size = values.articles === 'demo' ? 'demo' : Number(values.articles);
  const dataDirectory = dataFolderOf(size);
  if (!existsSync(dataDirectory)) mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o755);
  fillCatalogue(size, dataDirectory);
  const nodeArguments =
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const program = values.program === undefined ? {} : { program: [resolve(values.program)] };
  const runs: Timed[][] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const shop = await startMeasuredShop({ port, dataDirectory, firstPath: '/', nodeArguments, ...program });
    try {
      runs.push(await askAll(shop, Number(values.count)));
    } finally {
      await shop.stop();
    }
  }
  const measured = runs[0]!.map((term, place) => ({
    ...term,
    ms: percentile(
      runs.map((run) => run[place]!.ms).toSorted((left, right) => left - right),
      0.5,
    ),
  }));
  for (const kind of new Set(measured.map((one) => one.kind)))
    report(
      kind,
      measured.filter((one) => one.kind === kind),
    );
  report('all', measured);
  const slowest = measured.toSorted((left, right) => right.ms - left.ms).slice(0, Number(values.slowest));
  for (const { kind, typed, ms } of slowest) say(`${ms.toFixed(1).padStart(7)} ms  ${kind}: ${typed}`);
}

await main();
