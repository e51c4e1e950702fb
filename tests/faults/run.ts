import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '#tests/support/build.ts';
import type { JournalEntry } from './client.ts';
import { findViolations } from './invariants.ts';
import type { Finding } from './invariants.ts';
import { raceForLock } from './lock-race.ts';
import { acknowledgedIn, openOrderingShop, percentile } from './ordering-shop.ts';
import type { OrderingShop } from './ordering-shop.ts';
import { runRaces } from './races.ts';
import { runOtherShops } from './other-shops.ts';
import { writeFindings } from './page.ts';
import type { Section } from './page.ts';
import { flushedPlace, restoreAsOf, takeSnapshot } from './power-loss.ts';
import {
  computingMsOf,
  connectBeside,
  kill,
  killPostmaster,
  startProduct,
  untilReady,
  withDatabase,
} from './product.ts';

/**
 * Cuts the power of the shop and kills it while clients order, and checks afterwards that nothing was lost, doubled or
 * half done (cases R76 and R78). `npm run faults` = 20 rounds × 8 clients and 5 power cuts;
 * `npm run faults -- --rounds 200 --orders 10000 --cuts 20 --write` is the long run, kept in docs/faults.md.
 *
 * `npm run faults -- --namespaces 20` starts a second shop on the same folder in other namespaces instead, in so many rounds,
 * and lets eight processes take one lock in 500 (case R79).
 *
 * `npm run faults -- --races 50` lets many do at once what only one may do: use up a coupon, exceed a budget, decide about an
 * order in so many rounds, end its times (cases R45 and R48).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '8' },
    /** Acknowledged orders at least, over all rounds. */
    orders: { type: 'string', default: '0' },
    cuts: { type: 'string', default: '5' },
    namespaces: { type: 'string', default: '0' },
    races: { type: 'string', default: '0' },
    'lock-rounds': { type: 'string', default: '500' },
    keep: { type: 'boolean', default: false },
    /** Writes what was found into docs/faults.md. */
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const clientCount = Number(values.clients);
const cutCount = Number(values.cuts);
const namespaceRounds = Number(values.namespaces);
const ordersPerRound = Math.max(5, Math.ceil(Number(values.orders) / rounds));
/** Target of reliability.md section 6. */
const targetReadyMs = 3000;

type Victim = 'node' | 'postmaster' | 'both';
const victims: readonly Victim[] = ['node', 'postmaster', 'both'];

/** A moment at which the power was cut: what was forced to disk, and what the clients knew before. */
interface PowerCut {
  readonly place: string;
  readonly knownEntries: number;
}

interface Recovery {
  readonly victim: Victim;
  readonly readyMs: number;
  /** Computing time of the new process until then; null when the process was not killed. */
  readonly computingMs: number | null;
}

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const found: string[] = [];
/** Says what belongs on the page of findings, too. */
const conclude = (sentence: string): void => {
  found.push(sentence);
  say(sentence);
};

async function killAndRestart(shop: OrderingShop, victim: Victim): Promise<Recovery> {
  if (victim !== 'node') killPostmaster(shop.dataDirectory);
  if (victim === 'postmaster') return { victim, readyMs: await untilReady(shop.baseUrl), computingMs: null };
  const ended = new Promise<void>((resolve) => shop.product.once('exit', () => resolve()));
  if (shop.product.pid !== undefined) kill(shop.product.pid);
  await ended;
  shop.product = startProduct(shop.dataDirectory, shop.port);
  const readyMs = await untilReady(shop.baseUrl);
  return { victim, readyMs, computingMs: computingMsOf(shop.product) };
}

/** Notes moments of a power cut while the clients order, and keeps what was written since the snapshot. */
async function notePowerCuts(shop: OrderingShop): Promise<readonly PowerCut[]> {
  const client = await connectBeside(shop.dataDirectory);
  await takeSnapshot(client, shop.dataDirectory, join(shop.folder, 'snapshot'));
  const cuts: PowerCut[] = [];
  while (cuts.length < cutCount) {
    await shop.untilOrders(1 + randomInt(3));
    const knownEntries = shop.entries.length;
    cuts.push({ place: await flushedPlace(client), knownEntries });
  }
  await client.end();
  const written = join(shop.folder, 'written', 'postgres');
  mkdirSync(written, { recursive: true });
  execFileSync('cp', ['-a', join(shop.dataDirectory, 'postgres', 'pg_wal'), written]);
  return cuts;
}

/** Restores the shop's data as each cut left it and compares it with what the clients knew by then. */
async function checkPowerCuts(shop: OrderingShop, cuts: readonly PowerCut[]): Promise<readonly Finding[]> {
  const { entries, stockBefore } = shop;
  const findings: Finding[] = [];
  for (const [index, { place, knownEntries }] of cuts.entries()) {
    const restored = join(shop.folder, 'restored');
    restoreAsOf(place, join(shop.folder, 'snapshot'), join(shop.folder, 'written'), restored);
    // What was asked later may stand there, too: its answer was on the way when the power went.
    const known = entries.filter((entry, position) => position < knownEntries || entry.kind === 'asked');
    const found = await withDatabase(restored, (client) => findViolations(client, known, stockBefore));
    findings.push(...found);
    say(
      `power cut ${index + 1}/${cuts.length}: ${acknowledgedIn(known)} acknowledged orders, ${found.length} findings`,
    );
    rmSync(restored, { recursive: true });
  }
  return findings;
}

function report(recoveries: readonly Recovery[], entries: readonly JournalEntry[]): void {
  const count = (isMeant: (entry: JournalEntry) => boolean): number => entries.filter(isMeant).length;
  conclude(
    `${rounds} rounds × ${clientCount} clients: ${acknowledgedIn(entries)} acknowledged orders ` +
      `(${count((entry) => entry.kind === 'acknowledged' && entry.isRepetition)} by repetition), ` +
      `${count((entry) => entry.kind === 'refused')} refused`,
  );
  for (const victim of victims) {
    const times = recoveries.filter((recovery) => recovery.victim === victim);
    if (times.length === 0) continue;
    const ready = times.map(({ readyMs }) => readyMs);
    const computing = times.flatMap(({ computingMs }) => computingMs ?? []);
    conclude(
      `ready again after killing ${victim}: p50 ${percentile(ready, 0.5)} ms, p95 ${percentile(ready, 0.95)} ms` +
        (computing.length === 0 ? '' : `, of it computing p50 ${percentile(computing, 0.5)} ms`),
    );
  }
  const all = percentile(
    recoveries.map(({ readyMs }) => readyMs),
    0.95,
  );
  conclude(
    `ready again p95 ${all} ms; target ${targetReadyMs} ms: ${all <= targetReadyMs ? 'met' : 'MISSED'} ` +
      `(load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'})`,
  );
}

async function runKills(shop: OrderingShop): Promise<readonly Finding[]> {
  const { entries, stockBefore } = shop;
  const cuts = await notePowerCuts(shop);
  const recoveries: Recovery[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await shop.untilOrders(ordersPerRound + randomInt(ordersPerRound));
    const recovery = await killAndRestart(shop, victims[round % victims.length] ?? 'node');
    recoveries.push(recovery);
    say(
      `round ${round + 1}/${rounds}: killed ${recovery.victim}, back after ${Math.round(recovery.readyMs)} ms, ` +
        `${acknowledgedIn(entries)} orders`,
    );
  }
  await shop.finish();
  const findings = [
    ...(await withDatabase(shop.dataDirectory, (client) => findViolations(client, entries, stockBefore))),
    ...(await checkPowerCuts(shop, cuts)),
  ];
  report(recoveries, entries);
  conclude(`${cuts.length} power cuts: the data as each of them left it was restored and compared, too`);
  return findings;
}

async function runNamespaces(shop: OrderingShop): Promise<readonly Finding[]> {
  const findings = [...(await runOtherShops(shop, namespaceRounds, { say, conclude }))];
  await shop.finish();
  const { entries, stockBefore } = shop;
  findings.push(
    ...(await withDatabase(shop.dataDirectory, (client) => findViolations(client, entries, stockBefore))),
  );
  const race = await raceForLock(Number(values['lock-rounds']));
  conclude(
    `${race.rounds} rounds of ${race.racers} processes (${race.racersElsewhere} in other namespaces) at one lock, ` +
      `${race.killedHolders} holders killed: two holders ${race.roundsWithTwoHolders} times, none ${race.roundsWithoutHolder} times`,
  );
  if (race.roundsWithTwoHolders + race.roundsWithoutHolder > 0)
    findings.push({ invariant: 'R79', problem: 'the lock did not have exactly one holder' });
  return findings;
}

/** Says what was violated, and keeps what was found where that is asked for. */
function end(findings: readonly Finding[], holds: string, section: Section): number {
  for (const { invariant, problem } of findings) conclude(`VIOLATED ${invariant}: ${problem}`);
  if (findings.length === 0) conclude(holds);
  if (values.write) writeFindings(section, found);
  return findings.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  buildIfNeeded();
  const raceRounds = Number(values.races);
  if (raceRounds > 0)
    return end(
      await runRaces(raceRounds, conclude),
      'Exactly one outcome each, and nothing overdrawn: I2 and I3 hold.',
      'Many at once',
    );
  const shop = await openOrderingShop(clientCount, say);
  const findings = namespaceRounds > 0 ? await runNamespaces(shop) : await runKills(shop);
  if (values.keep) say(`data and journal: ${shop.folder}`);
  else rmSync(shop.folder, { recursive: true, force: true });
  return end(
    findings,
    '0 orders lost, doubled or half: I1, I4, I5, I6, I7, one mail an order and empty baskets hold.',
    namespaceRounds > 0 ? 'Two shops on one folder' : 'Killed while clients order',
  );
}

process.exit(await main());
