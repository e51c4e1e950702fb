import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import type { Misbehaviour } from '#tests/support/software-authenticator.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import { authenticatorHere } from '#tests/server/support/passkeys.ts';
import {
  creationOf,
  email,
  enter,
  failed,
  firefox,
  halfway,
  inPasskeyShop,
  later,
  minuteMs,
  only,
  other,
  owner,
  send,
  setUp,
  signIn,
  world,
} from './passkey-shop.ts';

const { list, begin, confirm, rename, remove, beginSecondFactor } = passkeyEndpoints;

inPasskeyShop();

describe('setting a passkey up', () => {
  it('[S2.1-11][R8] asks an authenticator by the password, for the configured address and a verified person', async () => {
    const browser = keptBrowser(world.shop, undefined, firefox);
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
    const browser = keptBrowser(world.shop, '203.0.113.9', firefox);
    await signIn(browser);
    const first = await setUp(browser, authenticatorHere(), '');
    expect(first.recoveryCodes).toHaveLength(10);
    const second = await setUp(browser, authenticatorHere(), 'Schlüssel am Bund');
    expect(second.recoveryCodes).toEqual([]);
    const { passkeys, codesLeft } = await send(browser, list);
    const place = { browser: 'Firefox, Windows', network: '203.0.113.0/24', usedAt: null, isBackedUp: true };
    expect(passkeys).toMatchObject([
      { name: 'Schlüssel am Bund', createdAt: world.now.toISOString(), ...place },
      { name: 'Firefox, Windows', ...place },
    ]);
    expect(codesLeft).toBe(10);
    const mails = await world.shop.tables.select().from(outboxMail);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Neuer Passkey für Ihr Kundenkonto'],
      [email, 'Neuer Passkey für Ihr Kundenkonto'],
    ]);
    for (const said of [
      '„Schlüssel am Bund“',
      'mit Firefox, Windows (Netz 203.0.113.0/24)',
      'Das Passwort allein genügt nicht mehr',
      'Entfernen können Sie ihn in Ihrem Kundenkonto unter „Passwort und Anmeldung“.',
      'Waren Sie das nicht?',
    ])
      for (const body of [mails[1]?.textBody, mails[1]?.htmlBody]) expect(body).toContain(said);
    expect(`${mails[1]?.textBody}${mails[1]?.htmlBody}`).not.toMatch(/https?:/);
    // What the authenticator has already, it is not asked to make again.
    expect((await creationOf(browser)).excludeCredentials).toHaveLength(2);
  });

  it('[S2.1-11] takes nothing that was made otherwise than asked', async () => {
    const browser = keptBrowser(world.shop);
    await signIn(browser);
    const wrongs: readonly Misbehaviour[] = [
      { origin: 'https://kontor.evil.example' },
      { rpId: 'evil.example' },
      { isUserVerified: false },
      { id: 'AAAA' },
    ];
    for (const wrong of wrongs)
      expect([wrong, (await setUp(browser, authenticatorHere(), 'x', wrong)).code]).toEqual([
        wrong,
        'secondFactor.wrong',
      ]);
    // What answers another question than the last one is told as too late.
    expect((await setUp(browser, authenticatorHere(), 'x', { challenge: 'AAAA' })).code).toBe(
      'secondFactor.changed',
    );
    expect((await send(browser, list)).passkeys).toEqual([]);
    expect(await world.shop.tables.select().from(outboxMail)).toEqual([]);
  });

  it('[S2.1-11][R8] calls no address that the certificates of an authenticator name', async () => {
    const called: string[] = [];
    const listener = createServer((request, answer) => {
      called.push(request.url ?? '');
      answer.end();
    });
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    const { port } = listener.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/revoked.crl`;
    try {
      const browser = keptBrowser(world.shop);
      await signIn(browser);
      for (const format of ['android-key', 'packed'] as const)
        expect(
          await setUp(browser, authenticatorHere(), 'x', { attestation: { format, address } }),
        ).toMatchObject({
          code: 'secondFactor.wrong',
        });
      expect(called).toEqual([]);
      expect((await send(browser, list)).passkeys).toEqual([]);
      // One that signs for itself names none.
      expect(await setUp(browser, authenticatorHere(), 'x', { attestation: 'packed' })).toMatchObject({
        success: true,
      });
    } finally {
      listener.close();
    }
  });

  it('[S2.1-11][R10] takes one answer to what was asked, within five minutes, of the session and person that asked', async () => {
    const browser = keptBrowser(world.shop);
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

    const elsewhere = keptBrowser(world.shop);
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

  it('[S2.1-11][R9] keeps none of a session that has ended meanwhile', async () => {
    const browser = keptBrowser(world.shop);
    await signIn(browser);
    const passkey = authenticatorHere().make(await creationOf(browser));
    const holder = await world.shop.database.connect();
    try {
      await holder.query('begin');
      await holder.query('select from person where email = $1 for no key update', [email]);
      const confirming = send(browser, confirm, { passkey, name: '' });
      await vi.waitFor(async () => {
        const { rowCount } = await world.shop.database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      });
      await holder.query('delete from session');
      await holder.query('commit');
      expect(await confirming).toMatchObject({ code: 'secondFactor.changed' });
    } finally {
      holder.release();
    }
    const { rowCount } = await world.shop.database.query('select from passkey');
    expect(rowCount).toBe(0);
  });

  it('[S2.1-11] keeps ten of them at most', async () => {
    const { browser } = await owner();
    const last = authenticatorHere().make(await creationOf(browser));
    await world.shop.database.query(
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
    const thief = keptBrowser(world.shop);
    expect(await enter(thief, authenticator)).toMatchObject({ success: true });
    const { id } = await only(browser);
    expect(await send(browser, remove, { id, currentPassword: 'falsch' })).toMatchObject({
      code: 'password.wrong',
    });
    await world.shop.tables.delete(outboxMail);
    expect(await send(browser, remove, { id, currentPassword: demoPassword })).toEqual({ success: true });
    expect(await send(browser, list)).toEqual({ passkeys: [], codesLeft: 0 });
    const [mail, ...more] = await world.shop.tables.select().from(outboxMail);
    expect(more).toEqual([]);
    expect(mail?.textBody).toContain('Zum Anmelden genügt wieder das Passwort.');
    // Nobody stays signed in by it.
    expect(await send(thief, list)).toMatchObject({ code: 'session.ended' });
    // What waited has ended with it; the password is enough, and the passkey is worth nothing.
    expect(await send(waiting, beginSecondFactor)).toMatchObject({ code: 'secondFactor.over' });
    expect(await signIn(keptBrowser(world.shop))).toMatchObject({ success: true });
    expect(await enter(keptBrowser(world.shop), authenticator)).toEqual(failed);
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

  it('[S2.1-11] stays when the app goes, with the recovery codes; the mail says what is asked for then', async () => {
    const { browser } = await owner();
    const begun = await send(browser, secondFactorEndpoints.begin, { currentPassword: demoPassword });
    const code = codeOf(begun.secret ?? '', stepOf(world.now));
    expect(await send(browser, secondFactorEndpoints.confirm, { code })).toMatchObject({ success: true });
    await world.shop.tables.delete(outboxMail);
    const { end, state } = secondFactorEndpoints;
    expect(await send(browser, end, { currentPassword: demoPassword })).toEqual({ success: true });
    expect(await send(browser, state)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await send(browser, list)).toMatchObject({ codesLeft: 10 });
    const [mail] = await world.shop.tables.select().from(outboxMail);
    expect(mail?.textBody).toContain('fragen wir weiter nach einem Passkey');
    await halfway();
  });
});
