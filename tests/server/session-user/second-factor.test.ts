import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAccessEndpoints, type KnownBrowser } from '#contract/account-access.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { secondFactorEndpoints, type SecondFactorState } from '#contract/second-factor.ts';
import { demoFactor, demoPassword, seedAccounts } from '#server/demo/accounts.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { forgetConfirmation, isAddressConfirmed } from '#tests/server/support/confirmed-address.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { loginAttempt, loginDevice, loginFailure, session } from '#tests/support/tables/session.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minuteMs = 60_000;

interface Content {
  success?: boolean;
  code?: string;
  errorMessages?: string[];
  fieldErrors?: Record<string, string>;
  redirectTo?: string;
  user?: { guest: boolean; data: { email: string } };
  secret?: string;
  drawing?: { size: number; path: string };
  recoveryCodes?: string[];
  pending?: { remainingMs: number; maskedEmail: string } | null;
  browsers?: KnownBrowser[];
}

const { pending, verify, sendCode, state, begin, confirm, renewCodes, end } = secondFactorEndpoints;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);
const signIn = (browser: KeptBrowser, more: object = { redirectTo: '/my/orders' }): Promise<Content> =>
  send(browser, '/login', { email, password: demoPassword, ...more });
const show = (browser: KeptBrowser, code: string, more: object = {}): Promise<Content> =>
  send(browser, verify.path, { way: 'app', code, isBrowserTrusted: false, ...more });
const isMember = async (browser: KeptBrowser): Promise<boolean> =>
  (await send(browser, '/systems/user')).user?.guest === false;
const stateOf = (browser: KeptBrowser): Promise<SecondFactorState> =>
  browser.send<SecondFactorState>(state.path);

let secret = '';
let recoveryCodes: readonly string[] = [];
const code = (steps = 0): string => codeOf(secret, stepOf(now) + steps);

/** Somebody signed in who has turned the second factor on. */
async function withFactor(): Promise<KeptBrowser> {
  const owner = keptBrowser(shop, undefined, firefox);
  expect(await signIn(owner)).toMatchObject({ success: true });
  const begun = await send(owner, begin.path, { currentPassword: demoPassword });
  secret = begun.secret ?? '';
  const confirmed = await send(owner, confirm.path, { code: code() });
  recoveryCodes = confirmed.recoveryCodes ?? [];
  later(minuteMs);
  return owner;
}

/** A browser whose password was right. */
async function halfway(more?: object): Promise<KeptBrowser> {
  const browser = keptBrowser(shop);
  expect(await signIn(browser, more)).toMatchObject({ code: 'login.secondFactor' });
  return browser;
}

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());

beforeEach(async () => {
  // What was counted before lies more than a day back.
  later(3 * 24 * 3_600_000);
  await shop.database.query('delete from second_factor');
  for (const table of [loginDevice, session, outboxMail, loginAttempt, loginFailure])
    await shop.tables.delete(table);
});

describe('setting the second factor up', () => {
  it('[S2.1-11] shows a secret as a drawing and in letters by the password, and turns it on by a code of it', async () => {
    const owner = keptBrowser(shop);
    await signIn(owner);
    expect(await send(owner, begin.path, { currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
      fieldErrors: { currentPassword: 'Das ist nicht Ihr jetziges Passwort.' },
    });
    const begun = await send(owner, begin.path, { currentPassword: demoPassword });
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.drawing?.size).toBeGreaterThan(20);
    expect(begun.drawing?.path).toMatch(/^[MLZ\d ]+$/);
    // Nothing is asked for until it is confirmed.
    expect(await stateOf(owner)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await signIn(keptBrowser(shop))).toMatchObject({ success: true });

    secret = begun.secret ?? '';
    expect(await send(owner, confirm.path, { code: code(-5) })).toMatchObject({ code: 'secondFactor.wrong' });
    const confirmed = await send(owner, confirm.path, { code: code() });
    expect(confirmed.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect(await stateOf(owner)).toEqual({ isOn: true, codesLeft: 10 });
    const [mail] = await shop.tables.select().from(outboxMail);
    expect(mail).toMatchObject({ recipient: email, subject: 'Zwei-Faktor-Anmeldung eingeschaltet' });
    // What is stored gives neither the secret nor a recovery code away.
    const { rows } = await shop.database.query(
      'select f.*, r.hash from second_factor f, second_factor_recovery r',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const one of confirmed.recoveryCodes ?? [])
      expect(JSON.stringify(rows)).not.toContain(one.replace('-', ''));
    // Nobody replaces a secret that is confirmed.
    expect(await send(owner, begin.path, { currentPassword: demoPassword })).toMatchObject({
      code: 'secondFactor.changed',
    });
    expect(await halfway().then((browser) => show(browser, code(1)))).toMatchObject({ success: true });
  });

  it('[S2.1-11] asks for the secret that was shown within an hour, and only once', async () => {
    const owner = keptBrowser(shop);
    await signIn(owner);
    const begun = await send(owner, begin.path, { currentPassword: demoPassword });
    secret = begun.secret ?? '';
    later(61 * minuteMs);
    expect(await send(owner, confirm.path, { code: code() })).toMatchObject({ code: 'secondFactor.changed' });
    expect(await send(owner, confirm.path, { code: '12' })).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { code: 'Der Code hat sechs Ziffern.' },
    });
  });

  it('[S2.1-11] is turned off by the password, and new recovery codes take the place of the old', async () => {
    const owner = await withFactor();
    const old = recoveryCodes[0] ?? '';
    expect(await send(owner, renewCodes.path, { currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    const renewed = await send(owner, renewCodes.path, { currentPassword: demoPassword });
    expect(renewed.recoveryCodes).toHaveLength(10);
    const browser = await halfway();
    expect(await show(browser, old, { way: 'recovery' })).toMatchObject({ code: 'secondFactor.wrong' });

    expect(await send(owner, end.path, { currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    expect(await send(owner, end.path, { currentPassword: demoPassword })).toEqual({ success: true });
    expect(await stateOf(owner)).toEqual({ isOn: false, codesLeft: 0 });
    // What waited has ended with it.
    expect(await show(browser, code())).toMatchObject({ code: 'secondFactor.over' });
    expect(await signIn(keptBrowser(shop))).toMatchObject({ success: true });
    expect(await send(owner, renewCodes.path, { currentPassword: demoPassword })).toMatchObject({
      code: 'secondFactor.changed',
    });
    const subjects = (await shop.tables.select().from(outboxMail)).map(({ subject }) => subject);
    expect(subjects).toContain('Zwei-Faktor-Anmeldung ausgeschaltet');
  });
});

describe('what cannot be undone', () => {
  const proof = { currentPassword: demoPassword };
  const due = { code: 'login.secondFactor', redirectTo: '/login/second-factor' };

  it('[R10][S2.1-11] asks who is signed in for the second factor anew, and comes back for ten minutes', async () => {
    const owner = await withFactor();
    later(10 * minuteMs);
    for (const { path } of [end, renewCodes, passkeyEndpoints.begin])
      expect(await send(owner, path, proof)).toMatchObject(due);
    expect(await send(owner, passkeyEndpoints.remove.path, { id: 1, ...proof })).toMatchObject(due);
    // It is nobody's way to learn whether a second factor is on.
    expect(await send(owner, end.path, { currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    expect(await stateOf(owner)).toEqual({ isOn: true, codesLeft: 10 });
    expect(await isMember(owner)).toBe(true);
    expect(await send(owner, pending.path)).toMatchObject({ pending: { isSignedIn: true, hasApp: true } });

    const before = owner.visitor.cookie;
    expect(await show(owner, code(5))).toMatchObject({ code: 'secondFactor.wrong' });
    expect(await show(owner, code())).toMatchObject({ success: true, redirectTo: '/my/password' });
    expect(owner.visitor.cookie).not.toBe(before);
    later(9 * minuteMs);
    // A new password leaves what was shown noted.
    const passwords = { ...proof, password: demoPassword, passwordAgain: demoPassword };
    await send(owner, accountAccessEndpoints.changePassword.path, passwords);
    expect((await send(owner, renewCodes.path, proof)).recoveryCodes).toHaveLength(10);
    later(2 * minuteMs);
    expect(await send(owner, end.path, proof)).toMatchObject(due);
    await show(owner, code());
    expect(await send(owner, end.path, proof)).toEqual({ success: true });
  });

  it('[R10] is not spared a trusted browser: before an erasure it is shown in the very session', async () => {
    await withFactor();
    const browsers = [keptBrowser(shop), keptBrowser(shop)] as const;
    const [laptop, other] = browsers;
    for (const [step, browser] of browsers.entries()) {
      await signIn(browser);
      await show(browser, code(step), { isBrowserTrusted: true });
    }
    later(24 * 60 * minuteMs);
    for (const browser of browsers) {
      await send(browser, '/logout', {});
      expect(await signIn(browser)).toMatchObject({ success: true });
      expect(await send(browser, personalDataEndpoints.erase.path, proof)).toMatchObject(due);
      expect(await isMember(browser)).toBe(true);
    }
    expect(await show(laptop, code())).toMatchObject({ success: true, redirectTo: '/my/data' });
    // What one session has shown counts in no other.
    expect(await send(other, personalDataEndpoints.erase.path, proof)).toMatchObject(due);
    expect(await send(laptop, end.path, proof)).toEqual({ success: true });
    expect(await isMember(other)).toBe(true);
  });
});

describe('signing in with a second factor', () => {
  it('[S2.1-11][S7.2-06] leads to the code after the password, and where the visitor wanted after the code', async () => {
    await withFactor();
    const browser = keptBrowser(shop);
    expect(await send(browser, pending.path)).toEqual({ pending: null });
    expect(await signIn(browser)).toMatchObject({
      success: false,
      code: 'login.secondFactor',
      redirectTo: '/login/second-factor',
    });
    expect(await send(browser, pending.path)).toEqual({
      pending: {
        remainingMs: 10 * minuteMs,
        maskedEmail: 'p…@kontor.example',
        hasApp: true,
        hasPasskey: false,
        isSignedIn: false,
      },
    });
    expect(await isMember(browser)).toBe(false);
    const spaced = `${code().slice(0, 3)} ${code().slice(3)}`;
    expect(await show(browser, spaced)).toMatchObject({
      success: true,
      redirectTo: '/my/orders',
      user: { guest: false, data: { email } },
    });
    expect(await isMember(browser)).toBe(true);
    expect(await send(browser, pending.path)).toEqual({ pending: null });
  });

  it('[S2.1-11][R60] leads back into the checkout, and never off this shop', async () => {
    await withFactor();
    expect(await show(await halfway({}), code())).toMatchObject({ redirectTo: '/shop/checkout/2' });
    const hostile = await halfway({ redirectTo: 'https://evil.example/' });
    expect(await show(hostile, code(1))).toMatchObject({ redirectTo: '/' });
  });

  it('[R10] opens nothing before the code: half signed in is a guest for every call', async () => {
    await withFactor();
    const browser = await halfway();
    const closed = allEndpoints.filter(({ access }) => !['everybody', 'buyer'].includes(access));
    // What does not say what it asks for would not come to its rights.
    const neededQueries: Readonly<Record<string, string>> = {
      '/external-catalog/by-slug': '?slug=x',
      '/my/admin-budgets/low': '?limit=5',
      '/my/admin-import': '?table=people',
      '/my/admin-orders/formerly-mine': '?orderNumber=2026-100001',
      '/my/email/confirm': '?token=x',
    };
    expect(closed.length).toBeGreaterThan(30);
    for (const { name, method, path } of closed.filter((endpoint) => endpoint.method === 'GET')) {
      const answer = await send(browser, `${path.replaceAll(/:\w+/g, '1')}${neededQueries[path] ?? ''}`);
      expect([name, method, answer.code]).toEqual([name, 'GET', 'session.ended']);
    }
    expect(await send(browser, accountAccessEndpoints.endOtherSessions.path, {})).toMatchObject({
      code: 'session.ended',
    });
    expect((await send(browser, '/systems/user')).user?.data.email).toBe('');
    // Nobody shows a code who has not given the password.
    expect(await show(keptBrowser(shop), code())).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[R10] takes each code of the app once, also where it is sent twice at the same time', async () => {
    await withFactor();
    const [first, second] = [await halfway(), await halfway()];
    const outcomes = await Promise.all([show(first, code()), show(second, code())]);
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    expect(outcomes.find(({ success }) => success !== true)).toMatchObject({ code: 'secondFactor.wrong' });
    // Neither the code of the last sign-in nor one before it is worth anything.
    const third = await halfway();
    expect(await show(third, code())).toMatchObject({ code: 'secondFactor.wrong' });
    expect(await show(third, code(-1))).toMatchObject({ code: 'secondFactor.wrong' });
    expect(await show(third, code(1))).toMatchObject({ success: true });
  });

  it('[R10] takes a code of a clock that is half a minute off, and no other', async () => {
    await withFactor();
    for (const [steps, outcome] of [
      [-2, 'secondFactor.wrong'],
      [2, 'secondFactor.wrong'],
      [-1, undefined],
      [1, undefined],
    ] as const)
      expect((await show(await halfway(), code(steps))).code).toBe(outcome);
  });

  it('[S2.1-11][R10] takes each recovery code once', async () => {
    const owner = await withFactor();
    const [first = ''] = recoveryCodes;
    const browsers = [await halfway(), await halfway()];
    const outcomes = await Promise.all(
      browsers.map((browser) => show(browser, first.toLowerCase().replace('-', ' '), { way: 'recovery' })),
    );
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    expect(await stateOf(owner)).toEqual({ isOn: true, codesLeft: 9 });
    expect(await show(await halfway(), first, { way: 'recovery' })).toMatchObject({
      code: 'secondFactor.wrong',
      fieldErrors: { code: expect.stringContaining('nicht richtig') as string },
    });
    expect(await show(await halfway(), 'ABC', { way: 'recovery' })).toMatchObject({ code: 'fields.invalid' });
  });

  it('[R10] stops after five wrong codes, and guesses no more by beginning anew', async () => {
    await withFactor();
    const browser = await halfway();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1) codes.push((await show(browser, code(5 + guess))).code);
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'secondFactor.wrong'),
      'secondFactor.locked',
      'secondFactor.over',
    ]);
    expect(await isMember(browser)).toBe(false);
    // The right code does not help within ten minutes, wherever it comes from.
    expect(await show(await halfway(), code())).toMatchObject({ code: 'secondFactor.locked' });
    later(11 * minuteMs);
    expect(await show(await halfway(), code())).toMatchObject({ success: true });
  });

  it('[R10] lets guesses that are sent at once pass together no more often', async () => {
    await withFactor();
    const browser = await halfway();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => show(browser, code(5 + guess))),
    );
    const looked = outcomes.filter(({ code: why }) => why === 'secondFactor.wrong');
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(await show(browser, code())).toMatchObject({
      code: expect.stringMatching(/over|locked/) as string,
    });
  });

  it('[R10][R4] keeps a browser the account knows apart from strangers who know the password', async () => {
    const owner = await withFactor();
    for (let guess = 0; guess < 6; guess += 1) await show(await halfway(), code(5 + guess));
    expect(await show(await halfway(), code())).toMatchObject({ code: 'secondFactor.locked' });
    await send(owner, '/logout', {});
    expect(await signIn(owner)).toMatchObject({ code: 'login.secondFactor' });
    expect(await show(owner, code())).toMatchObject({ success: true });
  });

  it('[R10] guesses as a stranger no more than thirty codes a day', async () => {
    await withFactor();
    let looked = 0;
    for (let hour = 0; hour < 8; hour += 1) {
      const browser = await halfway();
      for (let guess = 0; guess < 5; guess += 1)
        if ((await show(browser, code(5 + guess))).code !== 'secondFactor.over') looked += 1;
      later(11 * minuteMs);
    }
    expect(looked).toBeLessThanOrEqual(33);
    expect(await show(await halfway(), code())).toMatchObject({ code: 'secondFactor.locked' });
    later(24 * 60 * minuteMs);
    expect(await show(await halfway(), code())).toMatchObject({ success: true });
  });

  it('[S2.1-11] waits ten minutes for the code', async () => {
    await withFactor();
    const browser = await halfway();
    later(10 * minuteMs + 1000);
    expect(await send(browser, pending.path)).toEqual({ pending: null });
    expect(await show(browser, code())).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[S2.1-11][R10] mails a code that is good once, for the sign-in that waits', async () => {
    await withFactor();
    await shop.tables.delete(outboxMail);
    const browser = await halfway();
    expect(await send(browser, sendCode.path, {})).toEqual({ success: true });
    expect(await send(browser, sendCode.path, {})).toMatchObject({ code: 'secondFactor.tooManyMails' });
    const [mail, ...more] = await shop.tables.select().from(outboxMail);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Ihr Code für die Anmeldung' });
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toMatch(/https?:/);
    const mailed = /Anmeldung ist (\d{6})\./.exec(mail?.textBody ?? '')?.[1] ?? '';
    const other = await halfway();
    await forgetConfirmation(shop, email);
    expect(await show(other, mailed, { way: 'mail' })).toMatchObject({ code: 'secondFactor.wrong' });
    expect(await show(browser, mailed, { way: 'mail' })).toMatchObject({ success: true });
    expect(await isAddressConfirmed(shop, email)).toBe(true);
    // A sign-in that is over mails nothing.
    expect(await send(browser, sendCode.path, {})).toMatchObject({ code: 'secondFactor.over' });
    expect(await send(keptBrowser(shop), sendCode.path, {})).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[R10] mails ten codes a day at most', async () => {
    await withFactor();
    const outcomes: (string | undefined)[] = [];
    for (let mail = 0; mail < 12; mail += 1)
      outcomes.push((await send(await halfway(), sendCode.path, {})).code);
    expect(outcomes.filter((why) => why === undefined)).toHaveLength(10);
  });

  it('[S7.2-06][R9] trusts a browser for thirty days when told to, until it is removed or the password is changed', async () => {
    const owner = await withFactor();
    const laptop = keptBrowser(shop, '203.0.113.9', firefox);
    await signIn(laptop);
    expect(await show(laptop, code(), { isBrowserTrusted: true })).toMatchObject({ success: true });
    const signsInAtOnce = async (browser: KeptBrowser): Promise<boolean> => {
      await send(browser, '/logout', {});
      return (await signIn(browser)).success === true;
    };
    expect(await signsInAtOnce(laptop)).toBe(true);
    later(29 * 24 * 60 * minuteMs);
    laptop.address = '192.0.2.9';
    expect(await signsInAtOnce(laptop)).toBe(true);

    // Another browser is not trusted by that, and the cookie is nothing without the password.
    expect(await signIn(keptBrowser(shop))).toMatchObject({ code: 'login.secondFactor' });
    expect(await send(laptop, '/login', { email, password: 'falsch' })).toMatchObject({
      code: 'login.failed',
    });
    expect(await signIn(owner)).toMatchObject({ code: 'login.secondFactor' });
    await show(owner, code());
    const { browsers = [] } = await send(owner, accountAccessEndpoints.list.path);
    const listed = browsers.find(({ isTrusted }) => isTrusted);
    expect(listed).toMatchObject({ name: 'Firefox, Windows', isCurrent: false });
    expect([listed?.network, listed?.lastNetwork]).toEqual(['203.0.113.0/24', '192.0.2.0/24']);
    expect(Date.parse(listed?.knownSince ?? '')).toBeLessThan(Date.parse(listed?.seenAt ?? ''));
    expect(browsers.filter(({ isTrusted }) => isTrusted)).toHaveLength(1);

    await send(owner, accountAccessEndpoints.removeBrowser.path, { id: listed?.id });
    expect(await isMember(laptop)).toBe(false);
    expect(await signsInAtOnce(laptop)).toBe(false);
    await show(laptop, code(1), { isBrowserTrusted: true });
    expect(await signsInAtOnce(laptop)).toBe(true);
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    await send(laptop, accountAccessEndpoints.changePassword.path, passwords);
    expect(await signsInAtOnce(laptop)).toBe(false);
  });

  it('[S7.2-06] ends the trust in a browser after thirty days', async () => {
    await withFactor();
    const laptop = keptBrowser(shop);
    await signIn(laptop);
    await show(laptop, code(), { isBrowserTrusted: true });
    later(31 * 24 * 60 * minuteMs);
    expect(await signIn(laptop)).toMatchObject({ code: 'login.secondFactor' });
  });

  it('[R9][R10] does not go on once the password is changed', async () => {
    const owner = await withFactor();
    const browser = await halfway();
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    await send(owner, accountAccessEndpoints.changePassword.path, passwords);
    expect(await show(browser, code())).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[R13] gives the session another name with the code', async () => {
    await withFactor();
    const browser = await halfway();
    const planted = browser.visitor.cookie;
    await show(browser, code());
    const thief = shop.visitor();
    thief.cookie = planted;
    const asked = await thief.raw({ url: '/rest/systems/user' });
    expect(asked.json<Content>().user?.guest).toBe(true);
  });
});

describe('the demo', () => {
  it('[S2.1-11] has somebody who signs in with a second factor, whose secret is told', async () => {
    const demo = await startTestShop({
      seed: 'none',
      clock: () => now,
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    try {
      await seedAccounts(demo.database, demo.keys);
      const browser = keptBrowser(demo);
      const credentials = { email: demoFactor.email, password: demoPassword };
      expect(await send(browser, '/login', credentials)).toMatchObject({ code: 'login.secondFactor' });
      expect(await show(browser, codeOf('JBSWY3DPEHPK3PXP', stepOf(now)))).toMatchObject({ success: true });
    } finally {
      await demo.stop();
    }
  });
});
