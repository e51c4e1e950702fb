import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import type { Answer, Endpoint } from '#contract/endpoint.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import type { ShownPasskey } from '#contract/passkey.ts';
import { passwordEndpoints } from '#contract/password.ts';
import type { Refusal } from '#contract/refusal.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { connectBeside, freePort, startProduct, stopProduct, untilReady } from '#tests/faults/product.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';
import { withPasskey } from '#tests/server/support/passkeys.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { findingsPage } from '#tests/support/findings-page.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';

/**
 * Can the time of an answer tell whether an account exists (case R3)? `npm run timing -- [--pairs 1000] [--write]` signs in as a
 * known, an unknown, a locked and an account that nobody has let in yet by turns, by password and by passkey, registers known
 * and unknown names, asks for new passwords of such, sets them by false tokens and asks for such as the own mail address. It
 * prints how well the times tell them apart: 0.5 = not at all; ends with 1 where they do; `--write` keeps it in docs/timing.md.
 */
const { values: given } = parseArgs({
  options: { pairs: { type: 'string', default: '1000' }, write: { type: 'boolean', default: false } },
});
const pairs = Number(given.pairs);
const warmUpPairs = 20;
const target = [0.45, 0.55] as const;
const mostMsApart = 5;

const writeFindings = findingsPage('timing.md', 'timing', {
  introduction: [
    '# Timing',
    '',
    'How well the time of an answer tells whether an account exists (R3): the area under the ROC curve (AUC), 0.5 = not at all.',
    'Written by `npm run timing -- --write`.',
  ].join('\n'),
  sections: ['Known accounts against others'],
});
const found: string[] = [];
let misses = 0;
const conclude = (sentence: string): void => {
  found.push(sentence);
  console.log(sentence);
};

const rightPassword = 'Druckerpapier-2026!';
const accounts = {
  known: { email: 'privat@kontor.example', password: 'falsch-falsch-falsch' },
  unknown: { email: 'niemand@kontor.example', password: 'falsch-falsch-falsch' },
  // Locked, and what is shown is right: the answer must hide that, too.
  locked: { email: 'einkauf@andere-gmbh.example', password: rightPassword },
  // Waits for the staff, and what is shown is right, too.
  unapproved: { email: 'admin@andere-gmbh.example', password: rightPassword },
} as const;
type Account = keyof typeof accounts;

/** Prepares a try and gives what sends it: only that is measured. */
type Try = (browser: Browser, name: Account) => Promise<() => Promise<Answer<Endpoint>>>;

/** What somebody who looks for accounts may try. */
interface Way {
  readonly names: readonly Account[];
  /** Whether an answer is the one that all of them get. */
  readonly isExpected: (answer: Answer<Endpoint>) => boolean;
  readonly prepare: Try;
  /** Who asks, where nobody asks who is not signed in. */
  readonly signsInAs?: string;
}

const median = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;

/** Area under the ROC curve: how often a time of `left` is longer than one of `right`. */
function separability(left: readonly number[], right: readonly number[]): number {
  let longer = 0;
  for (const mine of left) for (const other of right) longer += mine > other ? 1 : mine === other ? 0.5 : 0;
  return longer / (left.length * right.length);
}

const signInFailed: Way['isExpected'] = (answer) =>
  answer.outcome === 'refused' && (answer.refusal as Refusal).code === 'login.failed';
const isTaken: Way['isExpected'] = ({ outcome }) => outcome === 'ok';
const tokenFailed: Way['isExpected'] = (answer) =>
  answer.outcome === 'refused' && (answer.refusal as Refusal).code === 'password.tokenInvalid';

const byPassword: Try = async (browser, name) => () =>
  browser.call(sessionEndpoints.login, { body: accounts[name] });

/** A mail address, each asked about once: some belong to people, some to nobody. */
const addressOf = (name: Account, number: number): string =>
  `${name === 'known' ? 'bekannt' : 'niemand'}-${number}@kontor.example`;

/** People with the addresses of those that are known. */
const founded = `insert into person (account_id, email, email_normalised, password_hash, lastname)
  select p.account_id, a.email, a.email, p.password_hash, 'Bekannt' from person p, unnest($2::text[]) as a (email)
  where p.email_normalised = $1`;

/** Asks about the next address of a kind; how often one network may ask within an hour is counted anew for each. */
function byNextAddress(
  database: pg.Client,
  send: (browser: Browser, email: string) => Promise<Answer<Endpoint>>,
): Way {
  const asked: Record<Account, number> = { known: 0, unknown: 0, locked: 0, unapproved: 0 };
  return {
    names: ['known', 'unknown'],
    isExpected: isTaken,
    prepare: async (browser, name) => {
      await database.query('delete from login_failure');
      const email = addressOf(name, asked[name]);
      asked[name] += 1;
      return () => send(browser, email);
    },
  };
}

const register = (browser: Browser, email: string): Promise<Answer<Endpoint>> =>
  browser.call(registrationEndpoints.register, {
    body: {
      kind: 'private',
      company: '',
      vatId: '',
      salutation: 'none',
      firstname: 'Nora',
      lastname: 'Neu',
      email,
      emailAgain: email,
      password: rightPassword,
      passwordAgain: rightPassword,
    },
  });

const requestPassword = (browser: Browser, email: string): Promise<Answer<Endpoint>> =>
  browser.call(passwordEndpoints.request, { body: { email } });

const setByFalseToken = (browser: Browser, email: string): Promise<Answer<Endpoint>> =>
  browser.call(passwordEndpoints.reset, {
    body: {
      resetUsername: email,
      token: 'x'.repeat(43),
      password: rightPassword,
      passwordAgain: rightPassword,
    },
  });

const askEmail = (browser: Browser, email: string): Promise<Answer<Endpoint>> =>
  browser.call(accountAccessEndpoints.askEmail, { body: { email, currentPassword: rightPassword } });

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
  const unapproved = await held(accounts.unapproved.email);
  const stranger = softwareAuthenticator(origin);
  return async (browser, name) => {
    const { options } = await browser.ask(passkeyEndpoints.beginSignIn, {});
    const shown: Readonly<Record<Account, () => ShownPasskey>> = {
      known: () => ({ ...stranger.show(options), id: known.id }),
      unknown: () => stranger.show(options),
      locked: () => locked.show(options),
      unapproved: () => unapproved.show(options),
    };
    const passkey = shown[name]();
    return () => browser.call(passkeyEndpoints.signIn, { body: { passkey } });
  };
}

async function measure(url: string, way: Way): Promise<Record<Account, number[]>> {
  const { names, isExpected, prepare, signsInAs } = way;
  const browser = createBrowser(url);
  await browser.open('/login');
  if (signsInAs !== undefined)
    await browser.ask(sessionEndpoints.login, { body: { email: signsInAs, password: rightPassword } });
  const times: Record<Account, number[]> = { known: [], unknown: [], locked: [], unapproved: [] };
  for (let round = 0; round < pairs + warmUpPairs; round += 1) {
    // Each is first, second and last equally often, so that a drift of the machine falls on all alike.
    const order = names.map((_, place) => names[(place + round) % names.length]!);
    for (const name of order) {
      const send = await prepare(browser, name);
      const startedAt = performance.now();
      const answer = await send();
      const tookMs = performance.now() - startedAt;
      if (!isExpected(answer))
        throw new Error(`${name} got another answer than all: ${JSON.stringify(answer)}`);
      if (round >= warmUpPairs) times[name].push(tookMs);
    }
  }
  return times;
}

async function tell(way: string, url: string, tried: Way): Promise<void> {
  const times = await measure(url, tried);
  for (const name of tried.names)
    conclude(`${way}, ${name}: median ${median(times[name]).toFixed(1)} ms of ${pairs}`);
  for (const other of tried.names.filter((name) => name !== 'known')) {
    const area = separability(times.known, times[other]);
    const msApart = Math.abs(median(times.known) - median(times[other]));
    const isMet = area >= target[0] && area <= target[1] && msApart < mostMsApart;
    if (!isMet) misses += 1;
    conclude(
      `${way}, known against ${other}: AUC ${area.toFixed(3)}, medians ${msApart.toFixed(1)} ms apart; ` +
        `target ${target.join('–')} and < ${mostMsApart} ms: ${isMet ? 'met' : 'MISSED'}`,
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
  await database.query('update person set is_approved = false where email_normalised = $1', [
    accounts.unapproved.email,
  ]);
  const known = Array.from({ length: pairs + warmUpPairs }, (_, number) => addressOf('known', number));
  await database.query(founded, [accounts.known.email, known]);
  const all = Object.keys(accounts) as Account[];
  await tell('password', baseUrl, { names: all, isExpected: signInFailed, prepare: byPassword });
  await tell('passkey', baseUrl, { names: all, isExpected: signInFailed, prepare: showPasskey });
  await tell('registration', baseUrl, byNextAddress(database, register));
  await tell('new password', baseUrl, byNextAddress(database, requestPassword));
  await tell('false token', baseUrl, {
    ...byNextAddress(database, setByFalseToken),
    isExpected: tokenFailed,
  });
  await tell('another mail address', baseUrl, {
    ...byNextAddress(database, askEmail),
    // Has neither passkey nor app, which would be asked for first.
    signsInAs: 'einkauf@muster-gmbh.example',
  });
  await database.end();
  console.log(`load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  if (given.write) writeFindings('Known accounts against others', found);
  process.exitCode = misses === 0 ? 0 : 1;
} finally {
  await stopProduct(product);
  rmSync(folder, { recursive: true, force: true });
}
