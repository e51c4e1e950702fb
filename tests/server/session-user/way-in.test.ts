import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import {
  loginAttempt,
  loginDevice,
  loginKnown,
  loginSlowed,
  loginWayIn,
} from '#tests/support/tables/session.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { deviceCookieName } from '#server/session/device-cookie.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { startWayInMailWorker } from '#server/sign-in/way-in-mail-worker.ts';
import type { NamedMailWorker } from '#server/sign-in/named-mail-worker.ts';
import { twentyAtOnce } from '#tests/server/support/key-tries.ts';
import { mailedKey, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let worker: NamedMailWorker;
const logged: string[] = [];
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const unknown = 'niemand@kontor.example';

beforeAll(async () => {
  shop = await startTestShop({
    seed: 'small',
    clock: () => now,
    environment: { TRUST_PROXY: '127.0.0.1' },
    onLog: (line) => logged.push(line),
  });
  worker = startWayInMailWorker(mailWorkerOptions(shop, { clock: () => now }));
});
afterAll(async () => {
  await worker.stop();
  await shop.stop();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3 * 24 * 3_600_000);
  await worker.drain();
  await shop.tables.delete(outboxMail);
  await shop.tables.delete(loginKnown);
});

const minuteMs = 60_000;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

/** A browser that also keeps the cookie of its own name. */
interface Browser {
  readonly visitor: TestVisitor;
  readonly address: string;
  device: string | null;
}
const browserAt = (address: string): Browser => ({ visitor: shop.visitor(), address, device: null });

async function post(browser: Browser, url: string, body: object) {
  const { visitor, address, device } = browser;
  const token = await visitor.token();
  const cookies = [
    ...(visitor.cookie === null ? [] : [`__Host-session=${visitor.cookie}`]),
    ...(device === null ? [] : [`${deviceCookieName}=${device}`]),
  ];
  const answer = await visitor.raw({
    method: 'POST',
    url: `/rest${url}`,
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': token,
      'x-forwarded-for': address,
      cookie: cookies.join('; '),
    },
    payload: JSON.stringify(body),
  });
  const given = answer.cookies.find(({ name }) => name === deviceCookieName);
  if (given !== undefined) browser.device = given.value;
  return answer;
}

async function signIn(browser: Browser, password: string = demoPassword, account = email): Promise<string> {
  const answer = await post(browser, '/login', { email: account, password });
  const { success, code } = answer.json<{ success: boolean; code?: string }>();
  return success ? 'in' : (code ?? '');
}

/** Strangers have just used up what all of them may try within a day. */
async function exhaust(account = email): Promise<void> {
  const row = (index: number) => ({
    account: shop.keys.blind('login-account', account),
    address: `address ${index}`,
    network: `network ${index}`,
    isLookedAt: true,
    triedAt: now,
  });
  await shop.tables.insert(loginAttempt).values(Array.from({ length: 100 }, (_value, index) => row(index)));
}

const mails = () => shop.tables.select().from(outboxMail);

async function mailedWayIn(): Promise<string> {
  await worker.drain();
  return mailedKey(shop, '/login?wayIn=');
}

describe('a browser the account trusts', () => {
  it('[R4] is never slowed by strangers, also after signing out and from another address', async () => {
    const home = browserAt('198.51.100.1');
    expect(await signIn(home)).toBe('in');
    await post(home, '/logout', {});
    await exhaust();
    const elsewhere: Browser = { ...home, address: '192.0.2.99' };
    expect(await signIn(elsewhere, 'falsch')).toBe('login.failed');
    expect(await signIn(elsewhere)).toBe('in');
    expect(await signIn(browserAt('192.0.2.99'), 'falsch')).toBe('login.failed');
  }, 60_000);

  it('[R4] has a counter of its own, which ends after five wrong ones', async () => {
    const home = browserAt('198.51.100.1');
    await signIn(home);
    const codes = [];
    for (let count = 0; count < 6; count += 1) codes.push(await signIn(home, 'falsch'));
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'login.failed'), 'login.tooManyAttempts']);
    later(15 * minuteMs);
    expect(await signIn(home)).toBe('in');
  });

  it('[R14] is named by a necessary cookie that says nothing about a person and is issued by this shop', async () => {
    const home = browserAt('198.51.100.1');
    const answer = await post(home, '/login', { email, password: demoPassword });
    const lines = [answer.headers['set-cookie']].flat().map(String);
    // Clients that keep one cookie only keep the last: it has to be the session.
    expect(lines.map((line) => line.split('=')[0])).toEqual([deviceCookieName, '__Host-session']);
    expect(lines[0]).toMatch(
      /^__Host-device=d\.[\w-]{32}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { items } = await shop.visitor().ask(systemEndpoints.cookies);
    expect(items.find(({ name }) => name === deviceCookieName)?.isNecessary).toBe(true);
    await exhaust();
    const forger = browserAt('192.0.2.4');
    forger.device = `${home.device?.slice(0, -43)}${'B'.repeat(43)}`;
    expect(await signIn(forger)).toBe('login.tooManyAttempts');
  }, 60_000);

  it('[R13][R4] gets a new name with each sign-in, so that a planted one is worth nothing', async () => {
    const attacker = browserAt('203.0.113.9');
    await signIn(attacker, demoPassword, 'einkauf@andere-gmbh.example');
    const victim = browserAt('198.51.100.5');
    victim.device = attacker.device;
    expect(await signIn(victim)).toBe('in');
    expect(victim.device).not.toBe(attacker.device);
    await exhaust();
    expect(await signIn(attacker, 'falsch')).toBe('login.tooManyAttempts');
    expect(await signIn(victim)).toBe('in');
  }, 60_000);

  it('[R4] keeps its counter for an account when it gets a new name by signing in to another one', async () => {
    const shared = browserAt('198.51.100.6');
    expect(await signIn(shared)).toBe('in');
    await post(shared, '/logout', {});
    await exhaust();
    const elsewhere: Browser = { ...shared, visitor: shop.visitor(), address: '203.0.113.11' };
    const codes = [];
    for (let round = 0; round < 4; round += 1) {
      expect(await signIn(elsewhere, demoPassword, 'einkauf@andere-gmbh.example')).toBe('in');
      await post(elsewhere, '/logout', {});
      for (let count = 0; count < 3; count += 1) codes.push(await signIn(elsewhere, 'falsch'));
    }
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5);
    later(15 * minuteMs);
    expect(await signIn(elsewhere)).toBe('in');
    expect(await signIn(elsewhere, 'falsch')).toBe('login.failed');
  }, 60_000);

  it('[R9] is a stranger as soon as its row is gone or half a year has passed, and no account keeps more than 20', async () => {
    for (let count = 0; count < 22; count += 1) await signIn(browserAt('198.51.100.1'));
    expect(await shop.tables.$count(loginDevice)).toBeLessThanOrEqual(22);
    const home = browserAt('198.51.100.1');
    await signIn(home);
    later(181 * 24 * 60 * minuteMs);
    await tidyUp(shop.modules, now);
    expect(await shop.tables.$count(loginDevice)).toBe(0);
    await exhaust();
    expect(await signIn(home)).toBe('login.tooManyAttempts');
  }, 60_000);
});

describe('a way in by mail', () => {
  it('[R4] lets the browser that uses it try the password, and signs nobody in', async () => {
    await exhaust();
    const victim = browserAt('198.51.100.20');
    expect(await signIn(victim)).toBe('login.tooManyAttempts');
    const token = await mailedWayIn();
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: email, subject: 'Anmeldung bestätigen' });
    // A mail scanner that opens the address uses nothing up.
    await shop.visitor().raw({ url: `/login?wayIn=${token}` });
    const answer = await post(victim, '/login/way-in', { token });
    expect(answer.json()).toEqual({ success: true });
    expect((await victim.visitor.ask(sessionEndpoints.user)).user.guest).toBe(true);
    expect(await signIn(victim, 'falsch')).toBe('login.failed');
    expect(await signIn(victim)).toBe('in');
    expect(await shop.tables.$count(loginWayIn)).toBe(0);
  }, 60_000);

  it('[R7][R4] is good once, for a quarter of an hour and for its own account only', async () => {
    await exhaust();
    const victim = browserAt('198.51.100.20');
    await signIn(victim);
    const token = await mailedWayIn();
    const open = async (value: string, browser = browserAt('198.51.100.21')) => {
      const answer = await post(browser, '/login/way-in', { token: value });
      const { code } = answer.json<{ code?: string }>();
      return code ?? (answer.statusCode === 200 ? 'ok' : `status ${answer.statusCode}`);
    };
    const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await open(wrong)).toBe('login.wayInInvalid');
    const parallel = await twentyAtOnce(() => open(token));
    expect(parallel.filter((code) => code === 'ok')).toHaveLength(1);
    expect(await open(token)).toBe('login.wayInInvalid');
    later(60 * minuteMs);
    await shop.tables.delete(outboxMail);
    await signIn(browserAt('198.51.100.22'));
    const next = await mailedWayIn();
    expect(next).not.toBe('');
    later(15 * minuteMs);
    expect(await open(next)).toBe('login.wayInInvalid');
  }, 60_000);

  it('[R4] is mailed at most once an hour, however often somebody is slowed', async () => {
    await exhaust();
    for (let quarter = 0; quarter < 12; quarter += 1) {
      for (let count = 0; count < 3; count += 1)
        await signIn(browserAt(`10.200.${quarter}.${count}`), 'falsch');
      await worker.drain();
      later(15 * minuteMs);
    }
    expect((await mails()).length).toBe(3);
  }, 60_000);

  it('[R3] leaves the answer of a slowed attempt the same for a name no account has, and mails nobody', async () => {
    await exhaust();
    await exhaust(unknown);
    await worker.drain();
    await shop.tables.delete(outboxMail);
    later(60 * minuteMs);
    const seen = [];
    for (const account of [email, unknown]) {
      const answer = await post(browserAt('10.222.1.1'), '/login', { email: account, password: 'falsch' });
      const changing = new Set([
        'date',
        'x-request-id',
        'content-security-policy',
        'connection',
        'keep-alive',
      ]);
      const headers = Object.entries(answer.headers).filter(([name]) => !changing.has(name));
      seen.push([answer.statusCode, headers, answer.body]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[2]).toContain('sehen Sie bitte in Ihr Postfach');
    const waiting = await shop.tables.select().from(loginSlowed);
    expect(waiting.filter((row) => row.email !== null)).toHaveLength(2);
    await worker.drain();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
    expect((await shop.tables.select().from(loginSlowed)).every((row) => row.email === null)).toBe(true);
  }, 60_000);

  it('[R65] tells its token to no log and to no other site', async () => {
    await exhaust();
    await signIn(browserAt('198.51.100.30'));
    const token = await mailedWayIn();
    const page = await shop.app.inject({ url: `/login?wayIn=${token}` });
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const back = encodeURIComponent(`/order?number=1&orderKey=${token}`);
    const signInPage = await shop.app.inject({ url: `/login?redirectTo=${back}` });
    expect(signInPage.headers['referrer-policy']).toBe('no-referrer');
    await post(browserAt('198.51.100.30'), '/login/way-in', { token });
    await shop.app.inject({ url: `/nirgends/${token}?wayIn=${token}` });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(token);
  }, 60_000);
});
