import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { killNamespaces, ownNamespaces } from '#tests/support/own-namespaces.ts';
import type { Finding } from './invariants.ts';
import { acknowledgedIn, percentile } from './ordering-shop.ts';
import type { OrderingShop } from './ordering-shop.ts';
import { freePort, kill, killPostmaster, postmasterOf, startProduct, untilReady } from './product.ts';

/**
 * What a second shop in other namespaces finds on the folder: the first at work; the first's database alone, whose Node
 * was killed; the same, but the database goes away while the second waits for it.
 */
type Situation = 'first at work' | 'database left' | 'database goes';
const situations: readonly Situation[] = ['first at work', 'database left', 'database goes'];

const ordersPerRound = 5;
const longestRefusalMs = 60_000;
/** Less than the time a shop waits for a server it cannot see. */
const longestWaitMs = 5000;

interface Round {
  readonly situation: Situation;
  /** Until the second was refused, or was ready. */
  readonly tookMs: number;
  readonly problems: readonly string[];
}

interface Second {
  readonly product: ChildProcess;
  readonly ended: Promise<number | string>;
  readonly errors: () => string;
}

function startSecond(shop: OrderingShop, port: number, launcher: readonly string[]): Second {
  const product = startProduct(shop.dataDirectory, port, launcher);
  let errors = '';
  product.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(product, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return { product, ended, errors: () => errors };
}

async function killNode(shop: OrderingShop): Promise<void> {
  const ended = once(shop.product, 'exit');
  if (shop.product.pid !== undefined) kill(shop.product.pid);
  await ended;
}

/** Starts a second shop that has to end with 1 and to leave the database's server alone. */
async function expectRefusal(shop: OrderingShop, launcher: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const postmaster = postmasterOf(shop.dataDirectory);
  const second = startSecond(shop, await freePort(), launcher);
  const overdue = setTimeout(() => killNamespaces(second.product), longestRefusalMs);
  const outcome = await second.ended;
  clearTimeout(overdue);
  const lines = second.errors().trim().split('\n');
  if (outcome !== 1) problems.push(`the second shop ended with ${outcome}, not 1`);
  if (lines.length !== 1) problems.push(`the second shop said ${lines.length} lines: ${lines.join(' | ')}`);
  if (postmasterOf(shop.dataDirectory) !== postmaster) problems.push('the server of the database changed');
  return problems;
}

/** The second waits while the server lives, and takes the shop over once it is gone; then the container goes, too. */
async function expectTakeover(shop: OrderingShop, launcher: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const ordersBefore = acknowledgedIn(shop.entries);
  const second = startSecond(shop, shop.port, launcher);
  await pause(randomInt(longestWaitMs));
  if (acknowledgedIn(shop.entries) > ordersBefore)
    problems.push('the second shop took orders beside a server');
  killPostmaster(shop.dataDirectory);
  await untilReady(shop.baseUrl);
  await shop.untilOrders(ordersPerRound);
  if (second.product.exitCode !== null) problems.push(`the second shop ended: ${second.errors().trim()}`);
  killNamespaces(second.product);
  await second.ended;
  return problems;
}

async function playRound(
  shop: OrderingShop,
  situation: Situation,
  launcher: readonly string[],
): Promise<Round> {
  await shop.untilOrders(ordersPerRound + randomInt(ordersPerRound));
  if (situation !== 'first at work') await killNode(shop);
  const begin = performance.now();
  const play = situation === 'database goes' ? expectTakeover : expectRefusal;
  const problems = await play(shop, launcher);
  const tookMs = performance.now() - begin;
  if (situation !== 'first at work') {
    shop.product = startProduct(shop.dataDirectory, shop.port);
    await untilReady(shop.baseUrl);
  } else if (shop.product.exitCode !== null) problems.push('the first shop ended');
  return { situation, tookMs, problems };
}

/** Plays rounds of a second shop on the folder of one that clients order in; gives what went wrong. */
export async function runOtherShops(
  shop: OrderingShop,
  rounds: number,
  { say, conclude }: Readonly<Record<'say' | 'conclude', (sentence: string) => void>>,
): Promise<readonly Finding[]> {
  const launcher = ownNamespaces();
  if (launcher === null) throw new Error('Nobody may make namespaces here: run this as root.');
  const played: Round[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const situation = situations[index % situations.length] ?? 'first at work';
    const round = await playRound(shop, situation, launcher);
    played.push(round);
    say(
      `round ${index + 1}/${rounds}: ${situation}, ${Math.round(round.tookMs)} ms, ` +
        `${acknowledgedIn(shop.entries)} orders, ${round.problems.length} findings`,
    );
  }
  for (const situation of situations) {
    const times = played.filter((round) => round.situation === situation).map(({ tookMs }) => tookMs);
    if (times.length > 0)
      conclude(
        `${situation}: ${times.length} rounds, p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`,
      );
  }
  conclude(
    `${acknowledgedIn(shop.entries)} acknowledged orders, load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'}`,
  );
  return played.flatMap(({ situation, problems }) =>
    problems.map((problem) => ({ invariant: 'R79', problem: `${situation}: ${problem}` })),
  );
}
