import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrationConfirmPath } from '#contract/registration-path.ts';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startRegistrationWorker } from '#server/registration/registration-worker.ts';
import type { NamedMailWorker } from '#server/sign-in/named-mail-worker.ts';
import { isAddressConfirmed } from '#tests/server/support/confirmed-address.ts';
import { systemEndpoints } from '#contract/system.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { mailedKey as keyMailed, mailWorkerOptions, publicUrl } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { spellingsOfTaken } from '#tests/server/support/email-spellings.ts';
import { mutationsOf, twentyAtOnce } from '#tests/server/support/key-tries.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';

let shop: TestShop;
let worker: NamedMailWorker;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'nora@neu-gmbh.example';
const password = 'Vier Wörter ohne Zusammenhang';
const minuteMs = 60_000;

interface Content {
  success?: boolean;
  code?: string;
  next?: string;
  errorMessages?: string[];
  fieldErrors?: Record<string, string>;
  user?: { data: { company: string; is_admin: boolean; kind: string; customerNumber: string } };
}

const firm = {
  kind: 'company',
  company: 'Neu GmbH',
  vatId: 'DE 136 695 976',
  salutation: 'frau',
  firstname: 'Nora',
  lastname: 'Neu',
  email,
  emailAgain: email,
  password,
  passwordAgain: password,
};

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
  worker = startRegistrationWorker(mailWorkerOptions(shop, { clock: () => now }));
});
afterAll(async () => {
  await worker.stop();
  await shop.stop();
});
beforeEach(async () => {
  later(2 * 24 * 60 * minuteMs);
  await shop.database.query('delete from registration');
  await shop.tables.delete(outboxMail);
  await shop.database.query('delete from person where email_normalised = $1', [email]);
  await shop.services.settings.change({
    allowRegistration: true,
    verifyRegisteredEmail: true,
    approveRegistration: false,
  });
});

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);
const register = (more: object = {}, browser = keptBrowser(shop)): Promise<Content> =>
  send(browser, registrationEndpoints.register.path, { ...firm, ...more });
const confirm = (token: string, typed = password): Promise<Content> =>
  send(keptBrowser(shop), registrationEndpoints.confirm.path, { token, password: typed });
const isGood = async (token: string): Promise<boolean> =>
  (await shop.visitor().ask(registrationEndpoints.showLink, { query: { token } })).isGood;
const signIn = (browser = keptBrowser(shop), name = email, secret = password): Promise<Content> =>
  send(browser, '/login', { email: name, password: secret });
const mails = () => shop.tables.select().from(outboxMail);

/** The key of the newest mail. */
async function mailedKey(): Promise<string> {
  await worker.drain();
  return keyMailed(shop, registrationConfirmPath(''));
}

describe('registration', () => {
  it('[S7.2-07][S5-03] makes the account of a firm once its mail address is confirmed by the chosen password', async () => {
    expect(await register()).toEqual({ success: true, next: 'awaitingMail' });
    const key = await mailedKey();
    expect(key).toHaveLength(43);
    expect(await signIn()).toMatchObject({ code: 'login.failed' });
    expect(await confirm(key, 'falsch')).toMatchObject({
      code: 'password.wrong',
      fieldErrors: { password: expect.stringContaining('gewählt haben') as string },
    });
    expect(await confirm(key)).toEqual({ success: true, next: 'registered', email });
    expect(await isAddressConfirmed(shop, email)).toBe(true);
    expect(await confirm(key)).toMatchObject({ code: 'registration.invalid' });
    const browser = keptBrowser(shop);
    expect(await signIn(browser)).toMatchObject({
      user: { data: { company: 'Neu GmbH', is_admin: true, kind: 'company' } },
    });
    const { rows } = await shop.database.query(
      `select vat_id as "vatId" from account a join person p on p.account_id = a.id where p.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ vatId: 'DE136695976' }]);
    const left = await shop.database.query('select from registration');
    expect(left.rows).toEqual([]);
  });

  it('[S7.2-07] makes the account of a person, who tells no tax number', async () => {
    await register({ kind: 'private', company: 'Nicht gefragt', vatId: 'Unsinn' });
    await confirm(await mailedKey());
    expect(await signIn()).toMatchObject({
      user: { data: { company: '', is_admin: false, kind: 'private' } },
    });
  });

  it('[S5-03][S5-05][S5-07] says what is wrong at each field, and keeps nothing', async () => {
    const answer = await register({
      company: '',
      vatId: '',
      emailAgain: 'andere@neu-gmbh.example',
      password: 'NoraNeu123',
      passwordAgain: 'NoraNeu124',
    });
    expect(answer.code).toBe('fields.invalid');
    expect(Object.keys(answer.fieldErrors ?? {}).toSorted()).toEqual(
      ['company', 'emailAgain', 'password', 'passwordAgain', 'vatId'].toSorted(),
    );
    // What is missing is not unlike another as well.
    const empty = await register({ email: '', emailAgain: '', password: '', passwordAgain: '' });
    expect(Object.keys(empty.fieldErrors ?? {}).toSorted()).toEqual(['email', 'password']);
    expect(await register({ vatId: 'DE12' })).toMatchObject({
      fieldErrors: { vatId: expect.stringContaining('nicht die richtige Form') as string },
    });
    const { rows } = await shop.database.query('select from registration');
    expect(rows).toEqual([]);
  });

  it('[S5-07] takes a password as strong as the shop asks for', async () => {
    const simple = { password: 'Regen!', passwordAgain: 'Regen!' };
    expect(Object.keys((await register(simple)).fieldErrors ?? {})).toEqual(['password']);
    await shop.services.settings.change({ minPasswordStrength: 1 });
    try {
      expect(await register(simple)).toMatchObject({ success: true });
    } finally {
      await shop.services.settings.change({ minPasswordStrength: 3 });
    }
  });

  it('[R3][R6] is answered alike where there is an account, whose owner alone learns of it', async () => {
    const known = 'Privat@Kontor.example ';
    expect(await register({ email: known, emailAgain: known })).toEqual(await register());
    await worker.drain();
    const written = await mails();
    const told = written.find(({ recipient }) => recipient === 'privat@kontor.example');
    expect(told?.subject).toBe('Sie haben schon ein Kundenkonto');
    expect(told?.textBody).toContain(`${publicUrl}/password/request`);
    expect(told?.textBody).not.toContain('/register/confirm/');
    expect(await signIn(keptBrowser(shop), 'privat@kontor.example', demoPassword)).toMatchObject({
      success: true,
    });
  });

  it('[S6-08] leads whoever has an account to no new password where the shop gives none by mail', async () => {
    await shop.services.settings.change({ allowPasswordReset: false });
    try {
      await register({ email: 'privat@kontor.example', emailAgain: 'privat@kontor.example' });
      await worker.drain();
    } finally {
      await shop.services.settings.change({ allowPasswordReset: true });
    }
    const [told] = await mails();
    expect(told?.subject).toBe('Sie haben schon ein Kundenkonto');
    expect(told?.textBody).toContain('wenden Sie sich bitte an uns');
    expect(told?.textBody).not.toContain('/password/request');
  });

  it('[R6] takes one mail address once, however it is spelled, and one that only looks alike for another', async () => {
    const taken = 'einkauf@muster-gmbh.example';
    for (const typed of spellingsOfTaken.impossible)
      expect(await register({ email: typed, emailAgain: typed }), typed).toMatchObject({
        code: 'fields.invalid',
        fieldErrors: { email: expect.any(String) as string },
      });
    for (const typed of spellingsOfTaken.same) {
      later(6 * minuteMs);
      await shop.tables.delete(outboxMail);
      expect(await register({ email: typed, emailAgain: typed }), typed).toMatchObject({ success: true });
      await worker.drain();
      expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
        [taken, 'Sie haben schon ein Kundenkonto'],
      ]);
    }
    for (const typed of spellingsOfTaken.homoglyphs) {
      await shop.tables.delete(outboxMail);
      await register({ email: typed, emailAgain: typed });
      const key = await mailedKey();
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([typed]);
      expect(await confirm(key)).toEqual({ success: true, next: 'registered', email: typed });
      // A person of a firm of their own, who has nothing of the firm whose address theirs looks like.
      expect(await signIn(keptBrowser(shop), typed)).toMatchObject({
        user: { data: { company: 'Neu GmbH' } },
      });
      await shop.database.query('delete from person where email_normalised = $1', [typed]);
    }
    expect(await signIn(keptBrowser(shop), taken, demoPassword)).toMatchObject({ success: true });
    const { rows } = await shop.database.query('select from person where email_normalised = $1', [taken]);
    expect(rows).toHaveLength(1);
  });

  it('[R3] mails once in five minutes, and an address registers ten times an hour', async () => {
    await register();
    await register({ password: `${password}!`, passwordAgain: `${password}!` });
    // The worker's own look may be at it already.
    const mailed = async () => {
      await worker.drain();
      return (await mails()).length;
    };
    await expect.poll(mailed).toBe(1);
    const browser = keptBrowser(shop);
    for (let place = 0; place < 10; place += 1) await register({}, browser);
    expect(await register({}, browser)).toMatchObject({ code: 'mails.tooMany' });
    expect(await mailed()).toBe(1);
    later(6 * minuteMs);
    await register();
    await expect.poll(mailed).toBe(2);
  });

  it('[S7.2-07][R3] takes what was typed last, too, by the link that is on its way', async () => {
    await register();
    const key = await mailedKey();
    const second = 'Ganz andere vier Wörter';
    later(minuteMs);
    expect(await register({ company: 'Neuer GmbH', password: second, passwordAgain: second })).toEqual({
      success: true,
      next: 'awaitingMail',
    });
    expect(await worker.drain()).toBe(0);
    expect(await confirm(key, second)).toEqual({ success: true, next: 'registered', email });
    expect(await signIn(keptBrowser(shop), email, second)).toMatchObject({
      user: { data: { company: 'Neuer GmbH' } },
    });
    const again = await confirm(key, second);
    expect(again).toMatchObject({ code: 'registration.invalid' });
    expect(again.errorMessages?.join()).toContain('melden Sie sich bitte mit Ihrem Passwort an');
  });

  it('[S7.2-07][R5] shuts nobody out by registering in their name', async () => {
    await register();
    const key = await mailedKey();
    for (const stranger of ['Erster Fremder 2026', 'Zweiter Fremder 2026', 'Dritter Fremder 2026']) {
      later(minuteMs);
      await register({ company: 'Fremd GmbH', password: stranger, passwordAgain: stranger });
    }
    expect(await confirm(key, 'Zweiter Fremder')).toMatchObject({ code: 'password.wrong' });
    expect(await confirm(key)).toEqual({ success: true, next: 'registered', email });
    expect(await signIn()).toMatchObject({ user: { data: { company: 'Neu GmbH' } } });
    // Five minutes after its mail a registration begins anew, with a link of its own.
    const other = { email: 'spaeter@neu-gmbh.example', emailAgain: 'spaeter@neu-gmbh.example' };
    await register(other);
    await worker.drain();
    later(6 * minuteMs);
    const fresh = 'Wieder andere vier Wörter';
    await register({ ...other, password: fresh, passwordAgain: fresh });
    const freshKey = await mailedKey();
    expect(await confirm(freshKey)).toMatchObject({ code: 'password.wrong' });
    expect(await confirm(freshKey, fresh)).toMatchObject({ next: 'registered', email: other.email });
    await shop.database.query('delete from person where email = $1', [other.email]);
  });

  it('[S6-08][R6] waits for the staff where they look at each', async () => {
    await shop.services.settings.change({ approveRegistration: true });
    await register();
    expect(await confirm(await mailedKey())).toEqual({ success: true, next: 'awaitingApproval', email });
    expect(await signIn()).toMatchObject({ code: 'login.failed' });
    await shop.database.query('update person set is_approved = true where email = $1', [email]);
    expect(await signIn()).toMatchObject({ success: true });
  });

  it('[S6-08] makes the account at once where no mail address has to be confirmed', async () => {
    await shop.services.settings.change({ verifyRegisteredEmail: false });
    expect(await register()).toEqual({ success: true, next: 'registered' });
    await worker.drain();
    const browser = keptBrowser(shop);
    expect(await signIn(browser)).toMatchObject({ success: true });
    // Whoever has registered somebody's address takes no order of theirs.
    expect(await isAddressConfirmed(shop, email)).toBe(false);
    expect(await send(browser, orderLookupEndpoints.join.path, { orderNumber: '2026-100001' })).toMatchObject(
      {
        code: 'email.unconfirmed',
      },
    );
    // A known address is answered alike, and nothing of its account changes.
    const known = 'privat@kontor.example';
    expect(await register({ email: known, emailAgain: known })).toEqual({
      success: true,
      next: 'registered',
    });
    await worker.drain();
    expect(await signIn(keptBrowser(shop), known)).toMatchObject({ code: 'login.failed' });
  });

  it('[R5] mails one letter within five minutes, to a known address as to a new one', async () => {
    for (const to of ['privat@kontor.example', email]) {
      await shop.tables.delete(outboxMail);
      for (let round = 0; round < 3; round += 1) {
        await register({ email: to, emailAgain: to });
        await worker.drain();
        later(60_000);
      }
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([to]);
      later(5 * 60_000);
      await register({ email: to, emailAgain: to });
      await worker.drain();
      expect(await mails()).toHaveLength(2);
    }
  });

  it('[S0-02][S6-08] is for companies alone where the shop serves nobody else', async () => {
    await shop.services.settings.change({ allowB2c: false });
    expect(await register({ kind: 'private' })).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { kind: 'Hier bestellen nur Unternehmen. Bitte registrieren Sie Ihre Firma.' },
    });
    expect(await register()).toMatchObject({ success: true });
    await shop.services.settings.change({ allowB2c: true });
  });

  it('[S6-09][R5] is refused with its sentence where the shop lets nobody register', async () => {
    await register();
    const key = await mailedKey();
    await shop.services.settings.change({ allowRegistration: false });
    for (const answer of [await register(), await confirm(key)])
      expect(answer).toMatchObject({
        code: 'registration.notAllowed',
        errorMessages: [
          'Eine eigene Registrierung ist nicht möglich. Bitte wenden Sie sich an uns, um einen Zugang zu erhalten.',
        ],
      });
    const english = keptBrowser(shop);
    await send(english, systemEndpoints.setLanguage.path, { language: 'en' });
    expect(await register({}, english)).toMatchObject({
      errorMessages: ['Individual registration is prohibited. Please contact the shop for access.'],
    });
    const { rows } = await shop.database.query('select from person where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('[R7] is confirmed once, however many do so at the same time', async () => {
    await register();
    const key = await mailedKey();
    for (const mutated of mutationsOf(key))
      expect(await confirm(mutated)).toMatchObject({ code: 'registration.invalid' });
    const outcomes = await twentyAtOnce(() => confirm(key));
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    const refused = outcomes.flatMap(({ success, code }) => (success === true ? [] : [code]));
    expect(new Set(refused)).toEqual(new Set(['registration.invalid']));
    const { rows } = await shop.database.query('select from person where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  // Against twenty at once each of the two would do, as the first of them makes the account: so each by itself.
  it('[R7] is not confirmed by a link that is just being used, whatever has become of that account', async () => {
    await register();
    const key = await mailedKey();
    const used = await whileHeld(shop, [['delete from registration']], () => confirm(key));
    expect(used).toMatchObject({ code: 'registration.invalid' });
    expect(await signIn()).toMatchObject({ code: 'login.failed' });
  });

  it('[R7] makes no second account of a mail address that has got one in another way', async () => {
    await register();
    const key = await mailedKey();
    await shop.database.query(
      `insert into person (account_id, email, email_normalised, password_hash)
       select account_id, $1, $1, password_hash from person where email = 'privat@kontor.example'`,
      [email],
    );
    expect(await confirm(key)).toMatchObject({ code: 'registration.invalid' });
    expect(await confirm(key)).toMatchObject({ code: 'registration.invalid' });
    const { rows } = await shop.database.query('select from person where email_normalised = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('[S7.2-07][R3] says of a link whether it is good, alike where it was used, ran out or was never mailed', async () => {
    await register();
    const first = await mailedKey();
    // Looking uses nothing up.
    expect([await isGood(first), await isGood(first)]).toEqual([true, true]);
    for (const mutated of mutationsOf(first)) expect(await isGood(mutated)).toBe(false);
    await shop.services.settings.change({ allowRegistration: false });
    expect(await isGood(first)).toBe(false);
    await shop.services.settings.change({ allowRegistration: true });
    await confirm(first);
    expect(await isGood(first)).toBe(false);
    later(6 * minuteMs);
    const other = 'nora@andere.example';
    await register({ email: other, emailAgain: other });
    const second = await mailedKey();
    later(24 * 60 * minuteMs - 1);
    expect(await isGood(second)).toBe(true);
    later(1);
    expect(await isGood(second)).toBe(false);
  });

  it('[R7] is confirmed within a day, and tried ten times at most', async () => {
    await register();
    const key = await mailedKey();
    for (let guess = 0; guess < 10; guess += 1) await confirm(key, `falsch ${guess}`);
    expect(await confirm(key)).toMatchObject({ code: 'registration.invalid' });
    later(2 * 60 * minuteMs);
    await register();
    const late = await mailedKey();
    later(25 * 60 * minuteMs);
    expect(await confirm(late)).toMatchObject({ code: 'registration.invalid' });
  });
});
