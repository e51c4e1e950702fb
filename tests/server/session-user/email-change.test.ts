import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { emailConfirmPath } from '#contract/email-path.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import type { Database } from '#server/database/pool.ts';
import type { Draining } from '#server/runtime/draining.ts';
import { startEmailChangeWorker } from '#server/sign-in/email-change-worker.ts';
import { startStockNoticeWorker } from '#server/stock-notice/stock-notice-worker.ts';
import { insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { forgetConfirmation, isAddressConfirmed } from '#tests/server/support/confirmed-address.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { mailedKey as keyMailed, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce, workerWithDatabase } from '#tests/server/support/worker-with-database.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { loginAttempt, loginFailure, session } from '#tests/support/tables/session.ts';
import { spellingsOfTaken } from '#tests/server/support/email-spellings.ts';
import { mutationsOf } from '#tests/server/support/key-tries.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';

let shop: TestShop;
let worker: Draining;
let now = new Date('2026-11-20T10:00:00Z');
const former = 'privat@kontor.example';
const next = 'Petra.Privat@neu.example';
const taken = 'einkauf@muster-gmbh.example';
const minuteMs = 60_000;

interface Content {
  success?: boolean;
  code?: string;
  fieldErrors?: Record<string, string>;
  token?: string;
  content?: string;
  user?: { guest: boolean; data: { email: string } };
}

const { askEmail, confirmEmail, changePassword } = accountAccessEndpoints;
const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);
const signIn = (browser: KeptBrowser, email: string): Promise<Content> =>
  send(browser, '/login', { email, password: demoPassword });
const ask = (browser: KeptBrowser, more: object = {}): Promise<Content> =>
  send(browser, askEmail.path, { email: next, currentPassword: demoPassword, ...more });
const confirm = (browser: KeptBrowser, token: string): Promise<Content> =>
  send(browser, confirmEmail.path, { token });
const isGood = async (browser: KeptBrowser, token: string): Promise<boolean> =>
  (await browser.visitor.ask(accountAccessEndpoints.showEmailLink, { query: { token } })).isGood;
const isMember = async (browser: KeptBrowser): Promise<boolean> =>
  (await send(browser, '/systems/user')).user?.guest === false;

async function signedIn(email = former): Promise<KeptBrowser> {
  const browser = keptBrowser(shop);
  expect(await signIn(browser, email)).toMatchObject({ success: true });
  return browser;
}

async function mailsTo(address: string) {
  await worker.drain();
  // The worker's own look may have taken one just before.
  await vi.waitFor(async () =>
    expect((await shop.database.query('select from email_change where is_waiting')).rows).toEqual([]),
  );
  return (await shop.tables.select().from(outboxMail)).filter(({ recipient }) => recipient === address);
}

/** The key of the newest mail to the new address. */
async function mailedKey(): Promise<string> {
  await mailsTo(next);
  return keyMailed(shop, emailConfirmPath(''), next);
}

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
  worker = startEmailChangeWorker(mailWorkerOptions(shop, { clock: () => now }));
});
afterAll(async () => {
  await worker.stop();
  await shop.stop();
});
beforeEach(async () => {
  // What was counted before lies more than a day back.
  now = new Date(now.getTime() + 3 * 24 * 60 * minuteMs);
  await shop.database.query(
    'update person set email = $1, email_normalised = $1 where email_normalised = lower($2)',
    [former, next],
  );
  await shop.database.query('delete from email_change');
  for (const table of [session, outboxMail, loginAttempt, loginFailure]) await shop.tables.delete(table);
});

describe('another mail address', () => {
  it('[S2.3-11] is asked for by the password, confirmed by its mail, and signs in from then on', async () => {
    const browser = await signedIn();
    expect(await ask(browser, { email: 'petra' })).toMatchObject({ code: 'fields.invalid' });
    expect(await ask(browser, { email: ` ${former.toUpperCase()}` })).toMatchObject({
      fieldErrors: { email: 'Das ist schon Ihre E-Mail-Adresse.' },
    });
    expect(await ask(browser, { currentPassword: 'falsch' })).toMatchObject({ code: 'password.wrong' });
    await forgetConfirmation(shop, former);
    expect(await ask(browser)).toEqual({ success: true });
    const key = await mailedKey();
    // Nothing holds before it is confirmed, and the address there is knows at once.
    expect(await signIn(keptBrowser(shop), next)).toMatchObject({ code: 'login.failed' });
    const [told] = await mailsTo(former);
    expect(told).toMatchObject({ subject: 'Ihre E-Mail-Adresse soll geändert werden' });
    expect(`${told?.textBody}${told?.htmlBody}`).not.toMatch(/https?:|@neu/);

    expect(await confirm(browser, key)).toMatchObject({
      success: true,
      token: expect.any(String) as string,
      user: { guest: false, data: { email: next } },
    });
    expect(await isAddressConfirmed(shop, next)).toBe(true);
    expect((await mailsTo(former)).at(-1)).toMatchObject({ subject: 'Ihre E-Mail-Adresse ist geändert' });
    expect(await isMember(browser)).toBe(true);
    expect(await signIn(keptBrowser(shop), former)).toMatchObject({ code: 'login.failed' });
    expect(await signIn(keptBrowser(shop), next.toLowerCase())).toMatchObject({ success: true });
    expect(await confirm(browser, key)).toMatchObject({ code: 'email.linkInvalid' });
  });

  it('[R6] is none that somebody has in another spelling, and one that only looks alike is another', async () => {
    for (const email of spellingsOfTaken.impossible)
      expect(await ask(await signedIn(), { email }), email).toMatchObject({ code: 'fields.invalid' });
    const mailed = async (email: string) => {
      now = new Date(now.getTime() + 25 * 60 * minuteMs);
      await shop.tables.delete(outboxMail);
      expect(await ask(await signedIn(), { email }), email).toEqual({ success: true });
      await mailsTo(former);
      const mails = await shop.tables.select().from(outboxMail);
      return mails
        .filter(({ recipient }) => recipient !== former)
        .map(({ recipient, textBody }) => [recipient, textBody.includes('/my/email/confirm/')]);
    };
    // Who has it is told and gets no link; whoever has the mailbox that looks alike gets their own.
    for (const email of spellingsOfTaken.same)
      expect(await mailed(email)).toEqual([
        [expect.stringMatching(/^einkauf@muster-gmbh\.example$/i), false],
      ]);
    for (const email of spellingsOfTaken.homoglyphs) expect(await mailed(email)).toEqual([[email, true]]);
  });

  it('[R3] is answered alike where somebody has it, who is told by mail, and never taken from them', async () => {
    const browser = await signedIn();
    const free = await ask(browser);
    expect(await ask(browser, { email: taken })).toEqual(free);
    const [mail, ...more] = await mailsTo(taken);
    expect(more).toEqual([]);
    expect(mail?.textBody).not.toContain('/my/email/confirm/');
    const { rows } = await shop.database.query('select key_hash as key from email_change');
    expect(rows).toEqual([{ key: null }]);

    await ask(browser);
    const key = await mailedKey();
    await shop.database.query('update person set email_normalised = $1 where email_normalised = $2', [
      next.toLowerCase(),
      taken,
    ]);
    expect(await confirm(browser, key)).toMatchObject({ code: 'email.linkInvalid' });
    await shop.database.query(
      'update person set email_normalised = $2 where email_normalised = $1 and email = $2',
      [next.toLowerCase(), taken],
    );
    expect((await send(browser, '/systems/user')).user?.data.email).toBe(former);
  });

  it('[R7] is confirmed by its own person alone, within a day, and by the newest link', async () => {
    const browser = await signedIn();
    await ask(browser);
    const first = await mailedKey();
    await ask(browser);
    const key = await mailedKey();
    expect(await confirm(browser, first)).toMatchObject({ code: 'email.linkInvalid' });
    expect(await confirm(await signedIn(taken), key)).toMatchObject({ code: 'email.linkInvalid' });
    for (const mutated of mutationsOf(key))
      expect(await confirm(browser, mutated)).toMatchObject({ code: 'email.linkInvalid' });
    expect(await confirm(keptBrowser(shop), key)).toMatchObject({ code: 'session.ended' });
    now = new Date(now.getTime() + 24 * 60 * minuteMs + 1000);
    expect(await confirm(await signedIn(), key)).toMatchObject({ code: 'email.linkInvalid' });
  });

  it("[R3] says of a link whether it is good, alike where it was used, ran out, is followed by another or is somebody else's", async () => {
    const browser = await signedIn();
    await ask(browser);
    const first = await mailedKey();
    // Looking uses nothing up.
    expect([await isGood(browser, first), await isGood(browser, first)]).toEqual([true, true]);
    expect(await isGood(await signedIn(taken), first)).toBe(false);
    for (const mutated of mutationsOf(first)) expect(await isGood(browser, mutated)).toBe(false);
    await ask(browser);
    const second = await mailedKey();
    expect([await isGood(browser, first), await isGood(browser, second)]).toEqual([false, true]);
    now = new Date(now.getTime() + 24 * 60 * minuteMs - 1);
    expect(await isGood(await signedIn(), second)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await isGood(await signedIn(), second)).toBe(false);
    const again = await signedIn();
    await ask(again);
    const third = await mailedKey();
    expect(await confirm(again, third)).toMatchObject({ success: true });
    expect(await isGood(again, third)).toBe(false);
  });

  it('[R7] is confirmed once, however many browsers of its person do so at the same time', async () => {
    const here = await signedIn();
    const browsers = [here];
    while (browsers.length < 20) browsers.push(await signedIn());
    await ask(here);
    const key = await mailedKey();
    const outcomes = await Promise.all(browsers.map((browser) => confirm(browser, key)));
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    // Who comes later is signed out by it, or learns no more than that the link is none.
    const refused = outcomes.flatMap(({ success, code }) => (success === true ? [] : [code]));
    expect(refused.filter((code) => code !== 'session.ended' && code !== 'email.linkInvalid')).toEqual([]);
    expect((await mailsTo(former)).filter(({ subject }) => subject.endsWith('ist geändert'))).toHaveLength(1);
  });

  // Each of the two would do against twenty at once: the link is used up, and the address is no more what it was.
  it('[R7] is not confirmed by a link that is just being used, nor where the address is just being replaced', async () => {
    for (const meanwhile of [
      'delete from email_change',
      `update person set email_normalised = 'dritte@neu.example' where email_normalised = '${former}'`,
    ]) {
      const browser = await signedIn();
      await ask(browser);
      const key = await mailedKey();
      const refused = await whileHeld(shop, [[meanwhile]], () => confirm(browser, key));
      expect(refused, meanwhile).toMatchObject({ code: 'email.linkInvalid' });
      expect((await shop.database.query('select from person where email = $1', [next])).rows).toEqual([]);
    }
    await shop.database.query('update person set email_normalised = email where email = $1', [former]);
  });

  it('[R9][R13] ends every other session and what was mailed, and gives this one another name', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    await ask(here);
    const key = await mailedKey();
    await shop.database.query(
      `insert into password_reset (person_id, hash, valid_until) select id, $1, $2 from person where email = $3`,
      [createMailedKey().hash, new Date(now.getTime() + minuteMs), former],
    );
    const copied = here.visitor.cookie;
    expect(await confirm(here, key)).toMatchObject({ success: true });
    expect([await isMember(here), await isMember(phone)]).toEqual([true, false]);
    expect((await shop.database.query('select from password_reset')).rows).toHaveLength(0);
    const thief = shop.visitor();
    thief.cookie = copied;
    const asked = await thief.raw({ url: '/rest/systems/user' });
    expect(asked.json<Content>().user?.guest).toBe(true);
  });

  it('[R9] is forgotten once the password is changed', async () => {
    const browser = await signedIn();
    await ask(browser);
    const key = await mailedKey();
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    expect(await send(browser, changePassword.path, passwords)).toMatchObject({ success: true });
    expect(await confirm(browser, key)).toMatchObject({ code: 'email.linkInvalid' });
  });

  it('[R4] is asked for five times an hour, and a mailbox is written to three times', async () => {
    const browser = await signedIn();
    const codes: (string | undefined)[] = [];
    for (let mail = 0; mail < 4; mail += 1)
      codes.push((await ask(browser, { email: `petra+${mail}@neu.example` })).code);
    codes.push((await ask(browser, { email: 'andere@neu.example' })).code);
    codes.push((await ask(browser, { email: 'dritte@neu.example' })).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'mails.tooMany', undefined, 'mails.tooMany']);
  });

  it('[R10] asks who has a second factor to show it first', async () => {
    const browser = await signedIn();
    await shop.database.query(
      `insert into second_factor (person_id, secret, begun_at, confirmed_at) select id, 'x', now(), now() from person where email = $1`,
      [former],
    );
    expect(await ask(browser)).toMatchObject({
      code: 'login.secondFactor',
      redirectTo: '/login/second-factor',
    });
    await shop.database.query('delete from second_factor');
    expect((await shop.database.query('select from email_change')).rows).toHaveLength(0);
  });

  it('[R71] is told to who asks what the shop knows, and takes along what is known by the former one', async () => {
    const browser = await signedIn();
    await shop.database.query(
      `insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at, confirmed_at)
       values ('A1', 1, $1, 'de', 'b2c', $2, $2), ('A2', 1, $1, 'de', 'b2c', $2, null)`,
      [former, now],
    );
    await shop.database.query(
      `insert into firm_change (account_id, happened_at, what, person_name, by_name)
       select account_id, $2, 'invited', 'Petra Privat (' || email || ')', 'Lea' from person where email = $1`,
      [former, now],
    );
    await ask(browser);
    const key = await mailedKey();
    const exported = (await send(browser, personalDataEndpoints.export.path, {})).content ?? '';
    expect(JSON.parse(exported)).toMatchObject({ neue_E_Mail_Adresse: { E_Mail_Adresse: next } });
    expect(exported).not.toMatch(/hash/i);
    await confirm(browser, key);
    const { rows: notices } = await shop.database.query(
      'select article_number as article, email from stock_notice order by 1',
    );
    // Whoever has the former mailbox may still confirm what was asked for there.
    expect(notices).toEqual([
      { article: 'A1', email: next.toLowerCase() },
      { article: 'A2', email: former },
    ]);
    const { rows: changes } = await shop.database.query(
      'select from firm_change c join person p on p.id = c.person_id where p.email = $1',
      [next],
    );
    expect(changes).toHaveLength(1);
    await shop.database.query('delete from stock_notice');
    await shop.database.query('delete from firm_change');
  });

  it('[R7][S2.8-02] takes confirmed notices along past those of the new address, and ends the links in the former mailbox', async () => {
    const browser = await signedIn();
    const other = createMailedKey();
    await shop.database.query(
      `insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at, confirmed_at, told_at) values
         ('A1', 1, $1, 'de', 'b2b', $3, $3, null), ('A1', 1, $2, 'en', 'b2c', $3, null, null),
         ('A2', 1, $1, 'de', 'b2b', $3, $3, null), ('A2', 1, $2, 'en', 'b2c', $3, $3, null),
         ('A3', 1, $1, 'de', 'b2b', $3, $3, $3)`,
      [former, next.toLowerCase(), now],
    );
    await shop.database.query(
      `insert into stock_notice_key (key_hash, notice_id, mailed_at)
       select $1, id, $2 from stock_notice where email = $3 and article_number = 'A1'`,
      [other.hash, now, former],
    );
    await ask(browser);
    expect(await confirm(browser, await mailedKey())).toMatchObject({ success: true });
    const notices =
      'select article_number as article, email, language, confirmed_at is null as open from stock_notice';
    const carried = { email: next.toLowerCase(), open: false };
    const kept = [
      { article: 'A1', language: 'de', ...carried },
      { article: 'A2', language: 'en', ...carried },
      { article: 'A3', language: 'de', ...carried },
    ];
    expect((await shop.database.query(`${notices} order by 1`)).rows).toEqual(kept);
    expect(
      await send(keptBrowser(shop), stockNoticeEndpoints.end.path, { noticeKey: other.key }),
    ).toMatchObject({
      code: 'notice.notFound',
    });
    expect((await shop.database.query(`${notices} order by 1`)).rows).toEqual(kept);
    await shop.database.query('delete from stock_notice');
  });

  it('[S2.8-02] mails the new address a link that ends what came along, once and only where it has none', async () => {
    for (const number of ['K1', 'K2', 'K3', 'K4']) await insertArticle(shop, { number, stock: 0 });
    const browser = await signedIn();
    const own = createMailedKey();
    // K1 comes along, K2 past one that was asked for at the new address with a link, K3 likewise before its link; K4 was told.
    await shop.database.query(
      `insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at, confirmed_at, told_at, is_asking_due)
       values ('K1', 1, $1, 'de', 'b2b', $3, $3, null, false), ('K2', 1, $1, 'de', 'b2b', $3, $3, null, false),
         ('K3', 1, $1, 'de', 'b2b', $3, $3, null, false), ('K4', 1, $1, 'de', 'b2b', $3, $3, $3, false),
         ('K2', 1, $2, 'en', 'b2c', $3, null, null, true), ('K3', 1, $2, 'en', 'b2c', $3, null, null, true)`,
      [former, next.toLowerCase(), now],
    );
    await shop.database.query(
      `insert into stock_notice_key (key_hash, notice_id, mailed_at)
       select $1, id, $2 from stock_notice where email = $3 and article_number = 'K2'`,
      [own.hash, now, next.toLowerCase()],
    );
    await ask(browser);
    expect(await confirm(browser, await mailedKey())).toMatchObject({ success: true });
    await shop.tables.delete(outboxMail);
    const notices = (database: Database) =>
      startStockNoticeWorker(mailWorkerOptions(shop, { clock: () => now, database }));
    expect(await drainOnce(workerWithDatabase(shop, notices))).toBe(2);
    expect(await drainOnce(workerWithDatabase(shop, notices))).toBe(0);

    const mailed = (await shop.tables.select().from(outboxMail)).map(({ recipient, subject, textBody }) => ({
      recipient,
      subject,
      links: [...textBody.matchAll(/noticeKey=([\w-]+)/g)].map(([, key]) => key ?? ''),
    }));
    expect(mailed.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual(
      ['K1', 'K3'].map(
        (number) =>
          `${next.toLowerCase()}: An Ihre neue Adresse: Nachricht, sobald Artikel ${number} lieferbar ist`,
      ),
    );
    const keys = mailed.flatMap(({ links }) => links);
    expect(keys).toHaveLength(2);
    for (const noticeKey of [...keys, own.key])
      expect(await shop.visitor().ask(stockNoticeEndpoints.show, { query: { noticeKey } })).toMatchObject({
        item: { state: 'confirmed' },
      });
    await shop.visitor().ask(stockNoticeEndpoints.end, { body: { noticeKey: keys[0] ?? '' } });
    expect((await shop.database.query('select from stock_notice')).rows).toEqual([]);
  });

  it('[R7] is confirmed while somebody asks for the same notice under the new address', async () => {
    const browser = await signedIn();
    await shop.database.query(
      `insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at, confirmed_at)
       values ('A1', 1, $1, 'de', 'b2b', $2, $2)`,
      [former, now],
    );
    await ask(browser);
    const key = await mailedKey();
    const asked = `insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at)
      values ('A1', 1, $1, 'en', 'b2c', $2)`;
    const confirmed = await whileHeld(shop, [[asked, [next.toLowerCase(), now]]], () =>
      confirm(browser, key),
    );
    expect(confirmed).toMatchObject({ success: true });
    const { rows } = await shop.database.query('select email, language from stock_notice');
    expect(rows).toEqual([{ email: next.toLowerCase(), language: 'de' }]);
    await shop.database.query('delete from stock_notice');
  });
});
