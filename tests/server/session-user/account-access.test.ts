import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import type { KnownBrowser, OwnSession } from '#contract/account-access.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import {
  loginAttempt,
  loginDevice,
  loginFailure,
  loginKnown,
  session,
} from '#tests/support/tables/session.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const other = 'einkauf@muster-gmbh.example';
const newPassword = 'Vier Wörter ohne Zusammenhang';

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());

let passwordHash = '';
beforeEach(async () => {
  // What was counted before lies more than a day back.
  now = new Date(now.getTime() + 3 * 24 * 3_600_000);
  const { rows } = await shop.database.query<{ hash: string }>(
    'select password_hash as hash from person where email = $1',
    [other],
  );
  passwordHash ||= rows[0]?.hash ?? '';
  // Every demo account begins with the same password.
  await shop.database.query('update person set password_hash = $1 where email = $2', [passwordHash, email]);
  await shop.tables.delete(loginDevice);
  await shop.tables.delete(session);
  await shop.tables.delete(outboxMail);
  for (const counters of [loginAttempt, loginFailure, loginKnown]) await shop.tables.delete(counters);
});

interface Content {
  success?: boolean;
  code?: string;
  token?: string;
  fieldErrors?: Record<string, string>;
  user?: { guest: boolean };
  sessions: OwnSession[];
  browsers: KnownBrowser[];
}

const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);

async function signedIn(account = email, password = demoPassword): Promise<KeptBrowser> {
  const browser = keptBrowser(shop);
  expect(await send(browser, '/login', { email: account, password })).toMatchObject({ success: true });
  return browser;
}

const isMember = async (browser: KeptBrowser): Promise<boolean> =>
  (await send(browser, '/systems/user')).user?.guest === false;

const access = (browser: KeptBrowser) => send(browser, accountAccessEndpoints.list.path);

const change = (browser: KeptBrowser, typed: object = {}) =>
  send(browser, accountAccessEndpoints.changePassword.path, {
    currentPassword: demoPassword,
    password: newPassword,
    passwordAgain: newPassword,
    ...typed,
  });

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const minuteMs = 60_000;

describe('a password', () => {
  it('[S7.2-09][S2.3-12] is changed by the current one, and signs in from then on', async () => {
    const browser = await signedIn();
    expect(await change(browser)).toMatchObject({ success: true, token: expect.any(String) as string });
    expect(await isMember(browser)).toBe(true);
    const old = keptBrowser(shop);
    expect(await send(old, '/login', { email, password: demoPassword })).toMatchObject({
      code: 'login.failed',
    });
    expect(await isMember(await signedIn(email, newPassword))).toBe(true);
  });

  it('[R9] that is changed ends every other session and way in at once, forgets other browsers, and a mail tells of it', async () => {
    const [here, phone, stranger] = [await signedIn(), await signedIn(), await signedIn(other)];
    await shop.database.query(
      `insert into login_way_in (person_id, hash, valid_until) select id, $1, $2 from person where email = $3`,
      [createMailedKey().hash, new Date(now.getTime() + minuteMs), email],
    );
    const copied = here.visitor.cookie;
    await change(here);

    expect([await isMember(here), await isMember(phone), await isMember(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    const { sessions, browsers } = await access(here);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(browsers.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await access(stranger)).browsers).toHaveLength(1);
    const thief = shop.visitor();
    thief.cookie = copied;
    const asked = await thief.raw({ url: '/rest/systems/user' });
    expect(asked.json<{ user: { guest: boolean } }>().user.guest).toBe(true);
    const { rows } = await shop.database.query('select from login_way_in');
    expect(rows).toHaveLength(0);
    const [mail, ...more] = await shop.tables.select().from(outboxMail);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Ihr Passwort wurde geändert' });
    expect(mail?.textBody).toContain('abgemeldet');
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toMatch(/https?:/);
  });

  it('[S7.2-09] stays what it is where the current one is wrong, which is said at its field', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    const answer = await change(here, { currentPassword: 'falsch' });
    expect(answer).toMatchObject({
      code: 'password.wrong',
      fieldErrors: { currentPassword: 'Das ist nicht Ihr jetziges Passwort.' },
    });
    expect(await isMember(phone)).toBe(true);
    expect(await shop.tables.$count(outboxMail)).toBe(0);
    expect(await change(here, { currentPassword: 'x'.repeat(900) })).toMatchObject({
      code: 'password.wrong',
    });
  });

  it('[S7.2-09][R4] is guessed here no more often than at the sign-in, and the right one is then refused, too', async () => {
    const here = await signedIn();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await change(here, { currentPassword: `falsch ${guess}` })).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'password.wrong'), 'login.tooManyAttempts']);
    expect(await change(here)).toMatchObject({
      code: 'login.tooManyAttempts',
      fieldErrors: { currentPassword: expect.stringContaining('Viertelstunde') as string },
    });
    // One counter for both.
    expect(await send(here, '/login', { email, password: 'falsch' })).toMatchObject({
      code: 'login.tooManyAttempts',
    });
    later(16 * minuteMs);
    expect(await change(here)).toMatchObject({ success: true });
  });

  it('[S5-06][S5-07] has to be typed twice alike and be strong enough, and counts no guess before', async () => {
    const here = await signedIn();
    expect(await change(here, { passwordAgain: `${newPassword}!` })).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { passwordAgain: 'Passwort und Wiederholung sind nicht gleich.' },
    });
    for (const weak of ['kurz', '1234567890', 'Passwort2026', 'privat@kontor.example', 'Petra-Privat-1'])
      expect(
        (await change(here, { password: weak, passwordAgain: weak })).fieldErrors?.['password'],
        weak,
      ).toMatch(/zu leicht zu erraten/);
    expect(await change(here, { currentPassword: '', password: '', passwordAgain: '' })).toMatchObject({
      fieldErrors: {
        currentPassword: 'Bitte geben Sie Ihr jetziges Passwort an.',
        password: 'Bitte geben Sie ein neues Passwort an.',
      },
    });
    expect(await shop.tables.$count(loginFailure)).toBe(0);
    await shop.services.settings.change({ minPasswordStrength: 1 });
    try {
      expect(await change(here, { password: 'Regen!', passwordAgain: 'Regen!' })).toMatchObject({
        success: true,
      });
    } finally {
      await shop.services.settings.change({ minPasswordStrength: 3 });
    }
  });

  it('[S5-06] that is not confirmed is told in English by the sentence of the catalogue', async () => {
    const here = await signedIn();
    await send(here, '/systems/set-language', { language: 'en' });
    expect((await change(here, { passwordAgain: 'something else' })).fieldErrors).toEqual({
      passwordAgain: 'Password dont confirm with confirmation of Password',
    });
  });

  it('[R9] is changed once where two change it at the same time, and the other is a guest then', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const answers = await Promise.all([
      change(here, { password: `${newPassword} A`, passwordAgain: `${newPassword} A` }),
      change(there, { password: `${newPassword} B`, passwordAgain: `${newPassword} B` }),
    ]);
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    const members = [await isMember(here), await isMember(there)];
    expect(members).toEqual(answers.map(({ success }) => success === true));
  });

  it('[R9] leaves nobody signed in who was checked against the old one meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.database.query('update person set password_hash = $1 where email = $2', [
        passwordHash,
        email,
      ]);
      const here = await signedIn();
      const late = keptBrowser(shop);
      await late.visitor.token();
      const [changed] = await Promise.all([
        change(here),
        send(late, '/login', { email, password: demoPassword }),
      ]);
      expect(changed.success).toBe(true);
      expect(await isMember(late), `round ${round}`).toBe(false);
    }
  }, 60_000);
});

describe('sessions of an account', () => {
  it('[S2.3-12] are listed with when they began and were used last, this one marked, nobody else’s among them', async () => {
    const first = await signedIn();
    const began = now.toISOString();
    later(10 * minuteMs);
    const second = await signedIn();
    await signedIn(other);
    later(10 * minuteMs);
    await isMember(first);
    expect((await access(first)).sessions).toEqual([
      { isCurrent: true, signedInAt: began, lastSeenAt: now.toISOString() },
      {
        isCurrent: false,
        signedInAt: new Date(now.getTime() - 10 * minuteMs).toISOString(),
        lastSeenAt: new Date(now.getTime() - 10 * minuteMs).toISOString(),
      },
    ]);
    expect((await access(second)).sessions.map(({ isCurrent }) => isCurrent)).toContain(true);
  });

  it('[S2.3-12][R12] that have run out are no part of the list', async () => {
    await signedIn();
    later(121 * minuteMs);
    expect((await access(await signedIn())).sessions).toHaveLength(1);
  });

  it('[S2.3-12][R9] are all ended but the one that asks, and only of this person', async () => {
    const [here, phone, tablet, stranger] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(other),
    ];
    expect(await send(here, accountAccessEndpoints.endOtherSessions.path, {})).toEqual({ success: true });
    expect([
      await isMember(here),
      await isMember(phone),
      await isMember(tablet),
      await isMember(stranger),
    ]).toEqual([true, false, false, true]);
  });
});

describe('browsers an account knows', () => {
  it('[S7.2-10][R9] are listed with their last sign-in; one that is removed is a stranger, and signed out', async () => {
    const lost = await signedIn();
    later(minuteMs);
    const here = await signedIn();
    const { browsers } = await access(here);
    expect(browsers).toMatchObject([
      { isCurrent: true, isSignedIn: true, seenAt: now.toISOString() },
      { isCurrent: false, isSignedIn: true, seenAt: new Date(now.getTime() - minuteMs).toISOString() },
    ]);

    const [, { id }] = browsers as [KnownBrowser, KnownBrowser];
    await send(here, accountAccessEndpoints.removeBrowser.path, { id });
    expect([await isMember(here), await isMember(lost)]).toEqual([true, false]);
    expect((await access(here)).browsers).toHaveLength(1);
    // Its wrong passwords are counted among those of strangers again.
    await shop.tables.delete(loginKnown);
    await send(lost, '/login', { email, password: 'falsch' });
    expect(await shop.tables.$count(loginAttempt)).toBe(1);
  });

  it('[S7.2-10] keep their number when another account gives the browser a new name', async () => {
    const shared = await signedIn();
    await send(shared, '/logout', {});
    await send(shared, '/login', { email: other, password: demoPassword });
    await send(shared, '/logout', {});
    const here = await signedIn();
    const [, first] = (await access(here)).browsers;
    expect(first).toMatchObject({ isCurrent: false, isSignedIn: false });
    await send(here, accountAccessEndpoints.removeBrowser.path, { id: first?.id });
    expect((await access(here)).browsers).toHaveLength(1);
  });

  it('[S7.2-10][R9] are all removed at once; who asks stays signed in', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    await send(here, accountAccessEndpoints.removeBrowser.path, {});
    expect([await isMember(here), await isMember(phone)]).toEqual([true, false]);
    expect((await access(here)).browsers).toEqual([]);
  });

  it('[S7.2-10][R23] of somebody else stay as they are, answered like one that is gone', async () => {
    const [owner, stranger] = [await signedIn(), await signedIn(other)];
    const [{ id }] = (await access(owner)).browsers as [KnownBrowser];
    for (const wanted of [id, 999_999_999])
      expect(await send(stranger, accountAccessEndpoints.removeBrowser.path, { id: wanted })).toEqual({
        success: true,
      });
    expect((await access(owner)).browsers.map((browser) => browser.id)).toEqual([id]);
    expect(await isMember(owner)).toBe(true);
  });
});
