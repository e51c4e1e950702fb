import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '#contract/endpoint.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import type { ShownPasskey } from '#contract/passkey.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { connectBeside, freePort, startProduct, stopProduct, untilReady } from '#tests/faults/product.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';
import { withPasskey } from '#tests/server/support/passkeys.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';

/**
 * Can the time of a refused login tell whether an account exists (case R3)? `npm run timing -- [pairs]` asks for a known,
 * an unknown and a locked account by turns, by password and by passkey, and prints how well the times tell them apart: 0.5 = not at
 * all.
 */
const pairs = Number(process.argv[2] ?? '300');
const warmUpPairs = 20;
const target = [0.45, 0.55] as const;

const rightPassword = 'Druckerpapier-2026!';
const accounts = {
  known: { email: 'privat@kontor.example', password: 'falsch-falsch-falsch' },
  unknown: { email: 'niemand@kontor.example', password: 'falsch-falsch-falsch' },
  // Locked, and what is shown is right: the answer must hide that, too.
  locked: { email: 'einkauf@andere-gmbh.example', password: rightPassword },
} as const;
type Account = keyof typeof accounts;
const names = Object.keys(accounts) as Account[];

/** Prepares a try and gives what sends it: only that is measured. */
type Try = (
  browser: Browser,
  name: Account,
) => Promise<() => Promise<Answer<typeof sessionEndpoints.login> | Answer<typeof passkeyEndpoints.signIn>>>;

const median = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;

/** Area under the ROC curve: how often a time of `left` is longer than one of `right`. */
function separability(left: readonly number[], right: readonly number[]): number {
  let longer = 0;
  for (const mine of left) for (const other of right) longer += mine > other ? 1 : mine === other ? 0.5 : 0;
  return longer / (left.length * right.length);
}

const byPassword: Try = async (browser, name) => () =>
  browser.call(sessionEndpoints.login, { body: accounts[name] });

/** A passkey of somebody known with a wrong signature, one nobody has set up, and the right one of somebody locked. */
async function byPasskey(url: string): Promise<Try> {
  const origin = url.replace('127.0.0.1', 'localhost');
  const held = async (email: string) => {
    const browser = createBrowser(url);
    await browser.open('/login');
    await browser.ask(sessionEndpoints.login, { body: { email, password: rightPassword } });
    return withPasskey(browser, { origin });
  };
  const [known, locked] = [await held(accounts.known.email), await held(accounts.locked.email)];
  const stranger = softwareAuthenticator(origin);
  return async (browser, name) => {
    const { options } = await browser.ask(passkeyEndpoints.beginSignIn, {});
    const shown: Readonly<Record<Account, () => ShownPasskey>> = {
      known: () => ({ ...stranger.show(options), id: known.id }),
      unknown: () => stranger.show(options),
      locked: () => locked.show(options),
    };
    const passkey = shown[name]();
    return () => browser.call(passkeyEndpoints.signIn, { body: { passkey } });
  };
}

async function measure(url: string, prepare: Try): Promise<Record<Account, number[]>> {
  const browser = createBrowser(url);
  await browser.open('/login');
  const times: Record<Account, number[]> = { known: [], unknown: [], locked: [] };
  for (let round = 0; round < pairs + warmUpPairs; round += 1) {
    // Each is first, second and last equally often, so that a drift of the machine falls on all alike.
    const order = names.map((_, place) => names[(place + round) % names.length]!);
    for (const name of order) {
      const send = await prepare(browser, name);
      const startedAt = performance.now();
      const answer = await send();
      const tookMs = performance.now() - startedAt;
      if (answer.outcome !== 'refused' || answer.refusal.code !== 'login.failed')
        throw new Error(`${name} was not refused as a sign-in that failed`);
      if (round >= warmUpPairs) times[name].push(tookMs);
    }
  }
  return times;
}

function tell(way: string, times: Record<Account, number[]>): void {
  for (const name of names)
    console.log(`${way}, ${name}: median ${median(times[name]).toFixed(1)} ms of ${pairs}`);
  for (const other of ['unknown', 'locked'] as const) {
    const area = separability(times.known, times[other]);
    const isMet = area >= target[0] && area <= target[1];
    console.log(
      `${way}, known against ${other}: AUC ${area.toFixed(3)}, medians ${Math.abs(median(times.known) - median(times[other])).toFixed(1)} ms apart; ` +
        `target ${target.join('–')} and < 5 ms: ${isMet ? 'met' : 'MISSED'}`,
    );
  }
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
  const showPasskey = await byPasskey(baseUrl);
  const database = await connectBeside(dataDirectory);
  await database.query('update person set is_active = false where email_normalised = $1', [
    accounts.locked.email,
  ]);
  await database.end();
  tell('password', await measure(baseUrl, byPassword));
  tell('passkey', await measure(baseUrl, showPasskey));
  console.log(`load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'}`);
} finally {
  await stopProduct(product);
  rmSync(folder, { recursive: true, force: true });
}
