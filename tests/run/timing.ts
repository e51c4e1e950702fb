import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionEndpoints } from '#contract/session.ts';
import { connectBeside, freePort, startProduct, stopProduct, untilReady } from '#tests/faults/product.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import { buildIfNeeded } from '#tests/support/build.ts';

/**
 * Can the time of a refused login tell whether an account exists (case R3)? `npm run timing -- [pairs]` asks for a known,
 * an unknown and a locked account by turns and prints how well the times tell them apart: 0.5 = not at all.
 */
const pairs = Number(process.argv[2] ?? '300');
const warmUpPairs = 20;
const target = [0.45, 0.55] as const;

const accounts = {
  known: { email: 'privat@kontor.example', password: 'falsch-falsch-falsch' },
  unknown: { email: 'niemand@kontor.example', password: 'falsch-falsch-falsch' },
  // Locked, and the password is right: the answer must hide that, too.
  locked: { email: 'einkauf@andere-gmbh.example', password: 'Druckerpapier-2026!' },
} as const;
type Account = keyof typeof accounts;
const names = Object.keys(accounts) as Account[];

const median = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;

/** Area under the ROC curve: how often a time of `left` is longer than one of `right`. */
function separability(left: readonly number[], right: readonly number[]): number {
  let longer = 0;
  for (const mine of left) for (const other of right) longer += mine > other ? 1 : mine === other ? 0.5 : 0;
  return longer / (left.length * right.length);
}

async function measure(url: string): Promise<Record<Account, number[]>> {
  const browser = createBrowser(url);
  await browser.open('/login');
  const times: Record<Account, number[]> = { known: [], unknown: [], locked: [] };
  for (let round = 0; round < pairs + warmUpPairs; round += 1) {
    // Each is first, second and last equally often, so that a drift of the machine falls on all alike.
    const order = names.map((_, place) => names[(place + round) % names.length]!);
    for (const name of order) {
      const startedAt = performance.now();
      const answer = await browser.call(sessionEndpoints.login, { body: accounts[name] });
      const tookMs = performance.now() - startedAt;
      if (answer.outcome !== 'refused' || answer.refusal.code !== 'login.failed')
        throw new Error(`${name} was not refused as a wrong password`);
      if (round >= warmUpPairs) times[name].push(tookMs);
    }
  }
  return times;
}

buildIfNeeded();
const folder = mkdtempSync(join(tmpdir(), 'shop-timing-'));
chmodSync(folder, 0o755);
const dataDirectory = join(folder, 'data');
const port = await freePort();
const baseUrl = `http://127.0.0.1:${port}`;
Object.assign(process.env, { LOGIN_ATTEMPTS: '1000000', LOGIN_ATTEMPTS_ADDRESS: '1000000' });
const product = startProduct(dataDirectory, port);
try {
  await untilReady(baseUrl);
  const database = await connectBeside(dataDirectory);
  await database.query('update person set is_active = false where email_normalised = $1', [
    accounts.locked.email,
  ]);
  await database.end();
  const times = await measure(baseUrl);
  for (const name of names) console.log(`${name}: median ${median(times[name]).toFixed(1)} ms of ${pairs}`);
  for (const other of ['unknown', 'locked'] as const) {
    const area = separability(times.known, times[other]);
    const isMet = area >= target[0] && area <= target[1];
    console.log(
      `known against ${other}: AUC ${area.toFixed(3)}, medians ${Math.abs(median(times.known) - median(times[other])).toFixed(1)} ms apart; ` +
        `target ${target.join('–')} and < 5 ms: ${isMet ? 'met' : 'MISSED'}`,
    );
  }
  console.log(`load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'}`);
} finally {
  await stopProduct(product);
  rmSync(folder, { recursive: true, force: true });
}
