import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { passwordResetPath } from '#contract/password-path.ts';
import { passwordEndpoints } from '#contract/password.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import type { NamedMailWorker } from '#server/sign-in/named-mail-worker.ts';
import { startPasswordResetWorker } from '#server/sign-in/password-reset-worker.ts';
import { forgetConfirmation, isAddressConfirmed } from '#tests/server/support/confirmed-address.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { mailedKey, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { loginAttempt, loginDevice, loginFailure, session } from '#tests/support/tables/session.ts';
import { mutationsOf, twentyAtOnce } from '#tests/server/support/key-tries.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';

let shop: TestShop;
let worker: NamedMailWorker;
const logged: string[] = [];
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const newPassword = 'Vier Wörter ohne Zusammenhang';
const minuteMs = 60_000;

interface Content {
  success?: boolean;
  code?: string;
  errorMessages?: string[];
  fieldErrors?: Record<string, string>;
  user?: { guest: boolean };
}

beforeAll(async () => {
  shop = await startTestShop({
    seed: 'small',
    clock: () => now,
    environment: { TRUST_PROXY: '127.0.0.1' },
    onLog: (line) => logged.push(line),
  });
  worker = startPasswordResetWorker(mailWorkerOptions(shop, { clock: () => now }));
});
afterAll(async () => {
  await worker.stop();
  await shop.stop();
});

let passwordHash = '';
beforeEach(async () => {
  later(3 * 24 * 60 * minuteMs);
  const { rows } = await shop.database.query<{ hash: string }>(
    `select password_hash as hash from person where email = 'einkauf@muster-gmbh.example'`,
  );
  passwordHash ||= rows[0]?.hash ?? '';
  await shop.database.query('update person set password_hash = $1 where email = $2', [passwordHash, email]);
  await shop.database.query('delete from password_request');
  await shop.database.query('delete from password_reset');
  for (const table of [loginDevice, session, outboxMail, loginAttempt, loginFailure])
    await shop.tables.delete(table);
});

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);
const request = (name = email, browser = keptBrowser(shop)): Promise<Content> =>
  send(browser, passwordEndpoints.request.path, { email: name });
const reset = (token: string, more: object = {}, browser = keptBrowser(shop)): Promise<Content> =>
  send(browser, passwordEndpoints.reset.path, {
    resetUsername: email,
    token,
    password: newPassword,
    passwordAgain: newPassword,
    ...more,
  });
const isGood = async (token: string, resetUsername = email): Promise<boolean> =>
  (await shop.visitor().ask(passwordEndpoints.showLink, { query: { resetUsername, token } })).isGood;
const signIn = (browser: KeptBrowser, password = demoPassword): Promise<Content> =>
  send(browser, '/login', { email, password });
const isMember = async (browser: KeptBrowser): Promise<boolean> =>
  (await send(browser, '/systems/user')).user?.guest === false;

/** The token of the newest mail, once a new password was asked for. */
async function mailedToken(): Promise<string> {
  expect(await request()).toEqual({ success: true });
  await worker.drain();
  return mailedKey(shop, passwordResetPath(email, ''));
}

describe('asking for a new password', () => {
  it('[S7.2-08] mails a link to the account, and stores its hash alone', async () => {
    const token = await mailedToken();
    expect(token).toHaveLength(43);
    const [mail, ...more] = await shop.tables.select().from(outboxMail);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Neues Passwort' });
    const { rows } = await shop.database.query('select * from password_reset');
    expect(JSON.stringify(rows)).not.toContain(token);
    // Until the token is used nothing has changed.
    expect(await signIn(keptBrowser(shop))).toMatchObject({ success: true });
  });

  it('[R3] is answered alike for every name, and does alike before the answer', async () => {
    const before = (await request('niemand@kontor.example')) as object;
    expect(await request()).toEqual(before);
    const { rows } = await shop.database.query('select email is not null as waits from password_request');
    expect(rows).toEqual([{ waits: true }, { waits: true }]);
    expect(await worker.drain()).toBe(1);
    // How a name is written is forgotten once it was looked up.
    const left = await shop.database.query('select from password_request where email is not null');
    expect(left.rows).toEqual([]);
  });

  it('[R3] mails once in five minutes, and an address asks for twenty names an hour', async () => {
    await request();
    await request();
    expect(await worker.drain()).toBe(1);
    await request();
    expect(await worker.drain()).toBe(0);
    later(6 * minuteMs);
    await request();
    expect(await worker.drain()).toBe(1);

    const browser = keptBrowser(shop);
    for (let name = 0; name < 20; name += 1)
      expect(await request(`niemand-${name}@kontor.example`, browser)).toEqual({ success: true });
    expect(await request(email, browser)).toMatchObject({ code: 'mails.tooMany' });
    expect(await request('x', keptBrowser(shop))).toMatchObject({ code: 'fields.invalid' });
  });

  it('[R5][S6-08] is refused, like setting one, where the shop does not allow it', async () => {
    const token = await mailedToken();
    await shop.services.settings.change({ allowPasswordReset: false });
    try {
      later(6 * minuteMs);
      expect(await request()).toMatchObject({ code: 'password.resetNotAllowed' });
      expect(await worker.drain()).toBe(0);
      expect(await reset(token)).toMatchObject({ code: 'password.resetNotAllowed' });
    } finally {
      await shop.services.settings.change({ allowPasswordReset: true });
    }
    expect(await signIn(keptBrowser(shop))).toMatchObject({ success: true });
  });

  it("[R9] is mailed to no mailbox that has just ceased to be its owner's", async () => {
    try {
      await request();
      const drained = await whileHeld(
        shop,
        [[`update person set email_normalised = 'neu@kontor.example' where email = $1`, [email]]],
        () => worker.drain(),
      );
      expect(drained).toBe(0);
      expect((await shop.database.query('select from password_reset')).rows).toHaveLength(0);
      expect(await shop.tables.select().from(outboxMail)).toEqual([]);
    } finally {
      await shop.database.query('update person set email_normalised = $1 where email = $1', [email]);
    }
  });
});

describe('a new password by a mailed link', () => {
  it('[S7.2-08][R9] signs out everywhere, forgets every browser, and tells by mail', async () => {
    const browsers = [keptBrowser(shop), keptBrowser(shop)];
    for (const browser of browsers) await signIn(browser);
    await forgetConfirmation(shop, email);
    const token = await mailedToken();
    expect(await reset(token)).toEqual({ success: true });
    // Who has read the mail has shown whose mailbox it is.
    expect(await isAddressConfirmed(shop, email)).toBe(true);
    for (const browser of browsers) expect(await isMember(browser)).toBe(false);
    expect(await signIn(keptBrowser(shop))).toMatchObject({ code: 'login.failed' });
    const owner = keptBrowser(shop);
    expect(await signIn(owner, newPassword)).toMatchObject({ success: true });
    const { browsers: known } = await owner.send<{ browsers: unknown[] }>(accountAccessEndpoints.list.path);
    expect(known).toHaveLength(1);
    const mails = await shop.tables.select().from(outboxMail);
    expect(mails.map(({ subject }) => subject)).toEqual(['Neues Passwort', 'Ihr Passwort wurde geändert']);
  });

  it('[R7] is set once by each token, within an hour, and only for whom it was mailed', async () => {
    const token = await mailedToken();
    const wrong = { code: 'password.tokenInvalid' };
    expect(await reset(token, { resetUsername: 'einkauf@muster-gmbh.example' })).toMatchObject(wrong);
    for (const mutated of ['x'.repeat(43), ...mutationsOf(token)])
      expect(await reset(mutated)).toMatchObject(wrong);
    const outcomes = await twentyAtOnce(() => reset(token));
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    const { code, errorMessages } = await reset(token);
    expect(code).toBe(wrong.code);
    // None of those that came too late is told anything else.
    expect(outcomes.filter(({ success }) => success !== true)).toEqual(
      Array.from({ length: 19 }, () => expect.objectContaining({ code, errorMessages }) as unknown),
    );

    later(6 * minuteMs);
    const first = await mailedToken();
    later(6 * minuteMs);
    const second = await mailedToken();
    expect(await reset(first)).toMatchObject(wrong);
    later(61 * minuteMs);
    expect(await reset(second)).toMatchObject(wrong);
    await tidyUp(shop.modules, now);
    const { rows } = await shop.database.query('select from password_reset');
    expect(rows).toEqual([]);
  });

  it('[S2.1-06][R3] says whether it is good, alike for a link that was used, ran out or was never mailed', async () => {
    const first = await mailedToken();
    expect(await isGood(first)).toBe(true);
    // Looking uses nothing up, however the name is written.
    expect(await isGood(first, email.toUpperCase())).toBe(true);
    expect(await isGood(first, 'einkauf@muster-gmbh.example')).toBe(false);
    expect(await isGood(first, 'niemand@kontor.example')).toBe(false);
    expect(await isGood('x'.repeat(43))).toBe(false);
    await shop.services.settings.change({ allowPasswordReset: false });
    expect(await isGood(first)).toBe(false);
    await shop.services.settings.change({ allowPasswordReset: true });
    expect(await reset(first)).toEqual({ success: true });
    expect(await isGood(first)).toBe(false);
    later(6 * minuteMs);
    const second = await mailedToken();
    later(60 * minuteMs);
    expect(await isGood(second)).toBe(false);
  });

  it('[S5-06][S5-07][R2] has to be strong enough and typed twice; a try that is not uses nothing up', async () => {
    const token = await mailedToken();
    expect(await reset(token, { password: 'passwort', passwordAgain: 'Passwort' })).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: {
        password: expect.stringContaining('zu leicht zu erraten') as string,
        passwordAgain: 'Passwort und Wiederholung sind nicht gleich.',
      },
    });
    expect(await reset(token, { password: 'PetraPrivat12', passwordAgain: 'PetraPrivat12' })).toMatchObject({
      code: 'fields.invalid',
    });
    expect(await reset(token)).toEqual({ success: true });
  });

  it('[S5-07] has to be as strong as the shop asks for', async () => {
    const token = await mailedToken();
    const simple = { password: 'Regen!', passwordAgain: 'Regen!' };
    expect(Object.keys((await reset(token, simple)).fieldErrors ?? {})).toEqual(['password']);
    await shop.services.settings.change({ minPasswordStrength: 1 });
    try {
      expect(await reset(token, simple)).toEqual({ success: true });
    } finally {
      await shop.services.settings.change({ minPasswordStrength: 3 });
    }
  });

  it('[R65] leaves neither token nor mail address in the log', async () => {
    logged.length = 0;
    const token = await mailedToken();
    expect(await reset('x'.repeat(43))).toMatchObject({ success: false });
    expect(await reset(token)).toEqual({ success: true });
    const lines = logged.join('\n');
    expect(lines).not.toContain(token);
    expect(lines).not.toContain('/password/reset/');
    expect(lines).not.toContain(email);
  });
});
