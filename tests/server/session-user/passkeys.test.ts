import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import type { Passkey, PasskeyCreation, PasskeyQuestion } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { loginAttempt, loginDevice, loginFailure, session } from '#tests/support/tables/session.ts';
import type { Misbehaviour, SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { authenticatorHere } from '#tests/server/support/passkeys.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const other = 'einkauf@muster-gmbh.example';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minuteMs = 60_000;
const failed = {
  success: false,
  code: 'login.failed',
  errorMessages: [
    'Mit diesem Passkey können Sie sich nicht anmelden. Bitte nehmen Sie E-Mail-Adresse und Passwort.',
  ],
};

interface Content {
  success?: boolean;
  code?: string;
  errorMessages?: string[];
  redirectTo?: string;
  user?: { guest: boolean; data: { email: string } };
  options?: unknown;
  recoveryCodes?: string[];
  passkeys?: Passkey[];
  codesLeft?: number;
  pending?: { hasApp: boolean; hasPasskey: boolean } | null;
  isBasketMerged?: boolean;
}

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const send = <E extends Endpoint>(
  browser: KeptBrowser,
  endpoint: E,
  body?: RequestOf<E>['body'],
): Promise<Content> =>
  browser.send<Content>(addressOf(endpoint), endpoint.method === 'GET' ? undefined : (body ?? {}));
const signIn = (browser: KeptBrowser, who = email): Promise<Content> =>
  browser.send<Content>('/login', { email: who, password: demoPassword, redirectTo: '/my/orders' });
const signOut = (browser: KeptBrowser): Promise<Content> => browser.send<Content>('/logout', {});
const whoIs = async (browser: KeptBrowser): Promise<string | undefined> =>
  (await browser.send<Content>('/systems/user')).user?.data.email;

const {
  list,
  begin,
  confirm,
  rename,
  remove,
  beginSignIn,
  signIn: signInBy,
  beginSecondFactor,
  verifySecondFactor,
} = passkeyEndpoints;

const creationOf = async (browser: KeptBrowser): Promise<PasskeyCreation> =>
  (await send(browser, begin, { currentPassword: demoPassword })).options as PasskeyCreation;
const questionFor = async (browser: KeptBrowser): Promise<PasskeyQuestion> =>
  (await send(browser, beginSignIn)).options as PasskeyQuestion;
const questionAfterPassword = async (browser: KeptBrowser): Promise<PasskeyQuestion> =>
  (await send(browser, beginSecondFactor)).options as PasskeyQuestion;

async function setUp(
  browser: KeptBrowser,
  authenticator: SoftwareAuthenticator,
  name = 'Mein Telefon',
  wrong?: Misbehaviour,
): Promise<Content> {
  const passkey = authenticator.make(await creationOf(browser), wrong);
  return send(browser, confirm, { passkey, name });
}

/** Signs in by the passkey alone. */
async function enter(
  browser: KeptBrowser,
  authenticator: SoftwareAuthenticator,
  wrong?: Misbehaviour,
): Promise<Content> {
  const passkey = authenticator.show(await questionFor(browser), wrong);
  return send(browser, signInBy, { passkey, redirectTo: '/my/orders' });
}

/** Somebody signed in who has a passkey. */
async function owner(who = email): Promise<{ browser: KeptBrowser; authenticator: SoftwareAuthenticator }> {
  const browser = keptBrowser(shop, undefined, firefox);
  expect(await signIn(browser, who)).toMatchObject({ success: true });
  const authenticator = authenticatorHere();
  expect(await setUp(browser, authenticator)).toMatchObject({ success: true });
  return { browser, authenticator };
}

/** A browser whose password was right. */
async function halfway(): Promise<KeptBrowser> {
  const browser = keptBrowser(shop);
  expect(await signIn(browser)).toMatchObject({ code: 'login.secondFactor' });
  return browser;
}

const only = async (browser: KeptBrowser): Promise<Passkey> => {
  const { passkeys = [] } = await send(browser, list);
  expect(passkeys).toHaveLength(1);
  return passkeys[0] as Passkey;
};

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());

beforeEach(async () => {
  // What was counted before lies more than a day back.
  later(3 * 24 * 3_600_000);
  for (const table of ['passkey', 'second_factor', 'second_factor_recovery'])
    await shop.database.query(`delete from ${table}`);
  await shop.database.query('update person set is_active = true, is_approved = true');
  for (const table of [loginDevice, session, outboxMail, loginAttempt, loginFailure])
    await shop.tables.delete(table);
});

describe('setting a passkey up', () => {
  it('[S2.1-11][R8] asks an authenticator by the password, for the configured address and a verified person', async () => {
    const browser = keptBrowser(shop, undefined, firefox);
    await signIn(browser);
    expect(await send(browser, begin, { currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    const options = await creationOf(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kontor Bürobedarf GmbH' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    // Whose it is says nothing about them.
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const again = await creationOf(browser);
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
  });

  it('[S2.1-11][S7.2-10] keeps it with name, place and moment, gives recovery codes once, and tells by mail', async () => {
    const browser = keptBrowser(shop, '203.0.113.9', firefox);
    await signIn(browser);
    const first = await setUp(browser, authenticatorHere(), '');
    expect(first.recoveryCodes).toHaveLength(10);
    const second = await setUp(browser, authenticatorHere(), 'Schlüssel am Bund');
    expect(second.recoveryCodes).toEqual([]);
    const { passkeys, codesLeft } = await send(browser, list);
    const place = { browser: 'Firefox, Windows', network: '203.0.113.0/24', usedAt: null, isBackedUp: true };
    expect(passkeys).toMatchObject([
      { name: 'Schlüssel am Bund', createdAt: now.toISOString(), ...place },
      { name: 'Firefox, Windows', ...place },
    ]);
    expect(codesLeft).toBe(10);
    const mails = await shop.tables.select().from(outboxMail);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Neuer Passkey für Ihr Kundenkonto'],
      [email, 'Neuer Passkey für Ihr Kundenkonto'],
    ]);
    expect(`${mails[1]?.textBody}${mails[1]?.htmlBody}`).toContain('Schlüssel am Bund');
    expect(`${mails[1]?.textBody}${mails[1]?.htmlBody}`).not.toMatch(/https?:/);
    // What the authenticator has already, it is not asked to make again.
    expect((await creationOf(browser)).excludeCredentials).toHaveLength(2);
  });

  it('[S2.1-11] takes nothing that was made otherwise than asked', async () => {
    const browser = keptBrowser(shop);
    await signIn(browser);
    const wrongs: readonly Misbehaviour[] = [
      { origin: 'https://kontor.evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { isUserVerified: false },
    ];
    for (const wrong of wrongs)
      expect([wrong, (await setUp(browser, authenticatorHere(), 'x', wrong)).code]).toEqual([
        wrong,
        'secondFactor.wrong',
      ]);
    expect((await send(browser, list)).passkeys).toEqual([]);
    expect(await shop.tables.select().from(outboxMail)).toEqual([]);
  });

  it('[S2.1-11][R10] takes one answer to what was asked, within five minutes, of the session and person that asked', async () => {
    const browser = keptBrowser(shop);
    await signIn(browser);
    const authenticator = authenticatorHere();
    const passkey = authenticator.make(await creationOf(browser));
    const outcomes = await Promise.all(
      [1, 2].map(() => send(browser, confirm, { passkey, name: 'Zweimal' })),
    );
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([undefined, 'secondFactor.changed']));

    const late = authenticatorHere().make(await creationOf(browser));
    later(5 * minuteMs + 1000);
    expect(await send(browser, confirm, { passkey: late, name: '' })).toMatchObject({
      code: 'secondFactor.changed',
    });

    const elsewhere = keptBrowser(shop);
    await signIn(elsewhere, other);
    const foreign = authenticatorHere().make(await creationOf(browser));
    expect(await send(elsewhere, confirm, { passkey: foreign, name: '' })).toMatchObject({
      code: 'secondFactor.changed',
    });
    // Somebody else has signed in with the session meanwhile.
    await signIn(browser, other);
    expect(await send(browser, confirm, { passkey: foreign, name: '' })).toMatchObject({
      code: 'secondFactor.changed',
    });
    // A passkey belongs to one person.
    const taken = await setUp(elsewhere, authenticator);
    expect(taken).toMatchObject({ code: 'secondFactor.changed' });
  });

  it('[S2.1-11] keeps ten of them at most', async () => {
    const { browser } = await owner();
    const last = authenticatorHere().make(await creationOf(browser));
    await shop.database.query(
      `insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at, browser, network)
       select person_id, 'k' || n, public_key, 0, '{}', false, 'Nr. ' || n, now(), '', '' from passkey, generate_series(2, 10) n`,
    );
    expect(await send(browser, confirm, { passkey: last, name: '' })).toMatchObject({
      code: 'secondFactor.changed',
    });
    expect(await send(browser, begin, { currentPassword: demoPassword })).toMatchObject({
      code: 'secondFactor.changed',
      errorMessages: [expect.stringContaining('Mehr als 10 Passkeys')],
    });
  });

  it('[S2.1-11][R23] renames and removes the own ones alone', async () => {
    const { browser } = await owner();
    const stranger = await owner(other);
    const { id } = await only(browser);
    expect(await send(stranger.browser, rename, { id, name: 'Meiner' })).toMatchObject({
      code: 'secondFactor.changed',
    });
    expect(await send(stranger.browser, remove, { id, currentPassword: demoPassword })).toEqual({
      success: true,
    });
    expect(await only(browser)).toMatchObject({ id, name: 'Mein Telefon' });
    expect(await send(browser, rename, { id, name: ' ' })).toMatchObject({ code: 'fields.invalid' });
    expect(await send(browser, rename, { id, name: 'Diensthandy' })).toEqual({ success: true });
    expect(await only(browser)).toMatchObject({ name: 'Diensthandy' });
  });

  it('[S2.1-11][R9] needs the password to remove one; the last one takes the second factor along', async () => {
    const { browser, authenticator } = await owner();
    const waiting = await halfway();
    const { id } = await only(browser);
    expect(await send(browser, remove, { id, currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    await shop.tables.delete(outboxMail);
    expect(await send(browser, remove, { id, currentPassword: demoPassword })).toEqual({ success: true });
    expect(await send(browser, list)).toEqual({ passkeys: [], codesLeft: 0 });
    const [mail, ...more] = await shop.tables.select().from(outboxMail);
    expect(more).toEqual([]);
    expect(mail?.textBody).toContain('Zum Anmelden genügt wieder das Passwort.');
    // What waited has ended with it; the password is enough, and the passkey is worth nothing.
    expect(await send(waiting, beginSecondFactor)).toMatchObject({ code: 'secondFactor.over' });
    expect(await signIn(keptBrowser(shop))).toMatchObject({ success: true });
    expect(await enter(keptBrowser(shop), authenticator)).toEqual(failed);
  });

  it('[S2.1-11] keeps recovery codes as long as any second factor is left', async () => {
    const { browser } = await owner();
    const { renewCodes } = secondFactorEndpoints;
    const renewed = await send(browser, renewCodes, { currentPassword: demoPassword });
    expect(renewed.recoveryCodes).toHaveLength(10);
    await setUp(browser, authenticatorHere(), 'Zweiter');
    const { passkeys = [] } = await send(browser, list);
    await send(browser, remove, { id: passkeys[0]?.id ?? 0, currentPassword: demoPassword });
    expect(await send(browser, list)).toMatchObject({ codesLeft: 10 });
    const entering = await halfway();
    expect(await send(entering, secondFactorEndpoints.pending)).toMatchObject({
      pending: { hasApp: false, hasPasskey: true },
    });
    const [code = ''] = renewed.recoveryCodes ?? [];
    const { verify } = secondFactorEndpoints;
    expect(await send(entering, verify, { way: 'recovery', code, isBrowserTrusted: false })).toMatchObject({
      success: true,
    });
  });
});

describe('signing in with a passkey alone', () => {
  it('[S7.2-05][S4.2-06] knows who it is without a name, and leads where the visitor wanted', async () => {
    const { browser, authenticator } = await owner();
    const { challenge, ...question } = await questionFor(keptBrowser(shop));
    expect(question).toEqual({
      rpId: 'localhost',
      timeout: 5 * minuteMs,
      userVerification: 'required',
      allowCredentials: [],
    });
    expect(challenge).not.toBe('');
    const visitor = keptBrowser(shop, '203.0.113.9', firefox);
    expect(await enter(visitor, authenticator)).toMatchObject({
      success: true,
      redirectTo: '/my/orders',
      isBasketMerged: false,
      user: { guest: false, data: { email } },
    });
    expect(await whoIs(visitor)).toBe(email);
    expect(await only(browser)).toMatchObject({ usedAt: now.toISOString() });
    // The browser is one the account knows from then on, as after a password.
    const { browsers } = await visitor.send<{ browsers: { network: string; isCurrent: boolean }[] }>(
      accountAccessEndpoints.list.path,
    );
    expect(browsers.find(({ isCurrent }) => isCurrent)).toMatchObject({ network: '203.0.113.0/24' });
  });

  it('[R60] never leads off this shop', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(shop);
    const passkey = authenticator.show(await questionFor(browser));
    expect(await send(browser, signInBy, { passkey, redirectTo: 'https://evil.example/' })).toMatchObject({
      redirectTo: '/',
    });
  });

  it('[R3][S7.2-05] refuses whatever is wrong by the same answer, as for a passkey nobody has', async () => {
    const { authenticator } = await owner();
    const stranger = authenticatorHere();
    const wrongs: readonly (readonly [SoftwareAuthenticator, Misbehaviour])[] = [
      [stranger, {}],
      [authenticator, { origin: 'https://kontor.evil.example' }],
      [authenticator, { origin: 'http://localhost:3001' }],
      [authenticator, { rpId: 'evil.example' }],
      [authenticator, { challenge: 'AAAA' }],
      [authenticator, { isUserVerified: false }],
      [authenticator, { userHandle: 'AAAA' }],
    ];
    for (const [held, wrong] of wrongs) {
      const browser = keptBrowser(shop);
      expect([wrong, await enter(browser, held, wrong)]).toEqual([wrong, failed]);
      expect(await whoIs(browser)).toBe('');
      // So that no limit of tries answers instead.
      later(25 * 60 * minuteMs);
    }
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
  });

  it('[R10] takes one answer to what was asked, of the session that asked, within five minutes', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(shop);
    const passkey = authenticator.show(await questionFor(browser));
    const outcomes = await Promise.all([1, 2].map(() => send(browser, signInBy, { passkey })));
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    await signOut(browser);
    expect(await send(browser, signInBy, { passkey })).toEqual(failed);

    const asked = keptBrowser(shop);
    const stolen = authenticator.show(await questionFor(asked));
    expect(await send(keptBrowser(shop), signInBy, { passkey: stolen })).toEqual(failed);
    const otherSession = keptBrowser(shop);
    await questionFor(otherSession);
    expect(await send(otherSession, signInBy, { passkey: stolen })).toEqual(failed);

    const slow = keptBrowser(shop);
    const question = await questionFor(slow);
    later(5 * minuteMs + 1000);
    expect(await send(slow, signInBy, { passkey: authenticator.show(question) })).toEqual(failed);
  });

  it('[R10] notices a copy by the counter that does not go on', async () => {
    const { authenticator } = await owner();
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
    const copy = authenticator.copy();
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
    expect(await enter(keptBrowser(shop), copy)).toEqual(failed);
    expect(await enter(keptBrowser(shop), authenticator, { counter: 0 })).toEqual(failed);
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
  });

  it('[S7.2-05][R5] lets nobody in who is locked or not approved yet, or while nobody may sign in', async () => {
    const { authenticator } = await owner();
    await shop.database.query('update person set is_active = false where email = $1', [email]);
    expect(await enter(keptBrowser(shop), authenticator)).toEqual(failed);
    await shop.database.query('update person set is_active = true, is_approved = false where email = $1', [
      email,
    ]);
    expect(await enter(keptBrowser(shop), authenticator)).toEqual(failed);
    await shop.database.query('update person set is_approved = true where email = $1', [email]);
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
    const browser = keptBrowser(shop);
    const passkey = authenticator.show(await questionFor(browser));
    await shop.services.settings.change({ allowLogin: false });
    try {
      expect(await send(browser, signInBy, { passkey })).toMatchObject({ code: 'login.notAllowed' });
      expect(await send(browser, beginSignIn)).toMatchObject({ code: 'login.notAllowed' });
    } finally {
      await shop.services.settings.change({ allowLogin: true });
    }
  });

  it('[R4] slows whoever shows a passkey that does not hold again and again, and its owner no longer than others', async () => {
    const { authenticator } = await owner();
    const stranger = authenticatorHere();
    const codesOf = async (held: SoftwareAuthenticator, wrong: Misbehaviour) => {
      const codes: (string | undefined)[] = [];
      for (let guess = 0; guess < 7; guess += 1)
        codes.push((await enter(keptBrowser(shop, '203.0.113.7'), held, wrong)).code);
      return codes;
    };
    const known = await codesOf(authenticator, { challenge: 'AAAA' });
    expect(known).toContain('login.tooManyAttempts');
    expect(await codesOf(stranger, {})).toEqual(known);
    later(16 * minuteMs);
    expect(await enter(keptBrowser(shop), authenticator)).toMatchObject({ success: true });
    // Passwords were not guessed meanwhile.
    expect(await signIn(keptBrowser(shop))).toMatchObject({ code: 'login.secondFactor' });
  });

  it('[R13] gives the session another name', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(shop);
    const passkey = authenticator.show(await questionFor(browser));
    const planted = browser.visitor.cookie;
    await send(browser, signInBy, { passkey });
    const thief = shop.visitor();
    thief.cookie = planted;
    const asked = await thief.raw({ url: '/rest/systems/user' });
    expect(asked.json<Content>().user?.guest).toBe(true);
  });

  it('[S7.2-05] forgets what was asked and never answered', async () => {
    await questionFor(keptBrowser(shop));
    later(6 * minuteMs);
    await tidyUp(shop.modules, now);
    const { rows } = await shop.database.query('select from passkey_challenge');
    expect(rows).toHaveLength(0);
  });
});

describe('a passkey as the second factor', () => {
  const show = async (
    browser: KeptBrowser,
    authenticator: SoftwareAuthenticator,
    wrong?: Misbehaviour,
    isBrowserTrusted = false,
  ): Promise<Content> => {
    const passkey = authenticator.show(await questionAfterPassword(browser), wrong);
    return send(browser, verifySecondFactor, { passkey, isBrowserTrusted });
  };

  it('[S2.1-11][S7.2-06] stands for the code after the right password, and names the own passkeys then', async () => {
    const { authenticator } = await owner();
    expect(await send(keptBrowser(shop), beginSecondFactor)).toMatchObject({ code: 'secondFactor.over' });
    const browser = await halfway();
    expect((await questionAfterPassword(browser)).allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect(await show(browser, authenticator)).toMatchObject({
      success: true,
      redirectTo: '/my/orders',
      user: { guest: false, data: { email } },
    });
    expect(await send(browser, secondFactorEndpoints.pending)).toEqual({ pending: null });
  });

  it('[R10] is that of the person whose password was right, and stops after five wrong tries', async () => {
    await owner();
    const stranger = await owner(other);
    const browser = await halfway();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 5; guess += 1) codes.push((await show(browser, stranger.authenticator)).code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'secondFactor.wrong'), 'secondFactor.locked']);
    expect(await whoIs(browser)).toBe('');
    expect(await send(browser, beginSecondFactor)).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[R10] counts with the codes: neither way gives the other one further tries', async () => {
    const { authenticator } = await owner();
    const browser = await halfway();
    const { verify } = secondFactorEndpoints;
    for (let guess = 0; guess < 4; guess += 1)
      await send(browser, verify, { way: 'recovery', code: 'ABCDE-FGH23', isBrowserTrusted: false });
    expect(await show(browser, authenticator, { isUserVerified: false })).toMatchObject({
      code: 'secondFactor.locked',
    });
    expect(await show(await halfwayLater(), authenticator)).toMatchObject({ success: true });
  });

  it('[R10] takes one answer to what was asked', async () => {
    const { authenticator } = await owner();
    const browser = await halfway();
    const passkey = authenticator.show(await questionAfterPassword(browser), { challenge: 'AAAA' });
    expect(await send(browser, verifySecondFactor, { passkey, isBrowserTrusted: false })).toMatchObject({
      code: 'secondFactor.wrong',
    });
    // What is asked when somebody signs in without a password is another question.
    const question = await questionFor(browser);
    const shown = authenticator.show(question);
    expect(
      await send(browser, verifySecondFactor, { passkey: shown, isBrowserTrusted: false }),
    ).toMatchObject({
      code: 'secondFactor.wrong',
    });
  });

  it('[S7.2-06][R9] trusts a browser where told to, until a passkey is removed', async () => {
    const { browser, authenticator } = await owner();
    const laptop = await halfway();
    expect(await show(laptop, authenticator, {}, true)).toMatchObject({ success: true });
    await signOut(laptop);
    expect(await signIn(laptop)).toMatchObject({ success: true });
    await setUp(browser, authenticatorHere(), 'Zweiter');
    const { passkeys = [] } = await send(browser, list);
    await send(browser, remove, { id: passkeys[0]?.id ?? 0, currentPassword: demoPassword });
    await signOut(laptop);
    expect(await signIn(laptop)).toMatchObject({ code: 'login.secondFactor' });
  });

  it('[R9][R10] does not go on once the password is changed', async () => {
    const { browser, authenticator } = await owner();
    const waiting = await halfway();
    const question = await questionAfterPassword(waiting);
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    await send(browser, accountAccessEndpoints.changePassword, passwords);
    const passkey = authenticator.show(question);
    expect(await send(waiting, verifySecondFactor, { passkey, isBrowserTrusted: false })).toMatchObject({
      code: 'secondFactor.over',
    });
  });

  /** A browser whose password was right after the tries of before count no more. */
  async function halfwayLater(): Promise<KeptBrowser> {
    later(11 * minuteMs);
    return halfway();
  }
});
