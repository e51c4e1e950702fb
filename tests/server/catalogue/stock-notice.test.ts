import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { loginFailure } from '#tests/support/tables/session.ts';
import { stockNotice } from '#tests/support/tables/stock-notice.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { createLog } from '#server/log/log.ts';
import { startStockNoticeWorker } from '#server/stock-notice/stock-notice-worker.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { add, insertArticle, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { drainOnce, workerWithDatabase } from '#tests/server/support/worker-with-database.ts';

const dayMs = 24 * 3_600_000;
const log = createLog('silent');
const email = 'wartet@kunde.example';
const start = new Date('2026-11-23T09:00:00Z');
let now = start;
let shop: TestShop;
const logged: string[] = [];

beforeAll(async () => {
  shop = await startSmallShop({
    clock: () => now,
    environment: {
      ORDERS_PER_RECIPIENT_PER_HOUR: '3',
      ORDERS_PER_SESSION_PER_HOUR: '4',
      ORDERS_PER_ADDRESS_PER_HOUR: '6',
    },
    onLog: (line) => logged.push(line),
  });
  await insertArticle(shop, { number: 'LEER', name: 'Toner leer', netCents: 1680, stock: 0 });
  await insertArticle(shop, { number: 'LEER2', stock: 0 });
  await insertArticle(shop, { number: 'WEG', deliveryState: 5, stock: 0 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  now = new Date(now.getTime() + 400 * dayMs);
  await shop.tables.delete(stockNotice);
  await shop.tables.delete(outboxMail);
  await shop.tables.delete(loginFailure);
  await setStock('LEER', 0);
  await setStock('LEER2', 0);
});

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

/** A worker as a process has it, on connections of its own. */
const startWorker = () =>
  workerWithDatabase(shop, (database) =>
    startStockNoticeWorker(mailWorkerOptions(shop, { clock: () => now, database })),
  );

const drain = (): Promise<number> => drainOnce(startWorker());

const setStock = (articleNumber: string, stock: number) =>
  shop.database.query(
    'update article_stock set stock = $2 where article_id = (select id from article where article_number = $1)',
    [articleNumber, stock],
  );

const ask = (visitor: TestVisitor, address = email, articleNumber = 'LEER') =>
  visitor.post(stockNoticeEndpoints.ask, { body: { articleNumber, shopDepotId: 1, email: address } });

const mails = () => shop.tables.select().from(outboxMail).orderBy(outboxMail.id);
const keysIn = (text = ''): string[] =>
  [...text.matchAll(/https:\/\/shop\.example\/stock-notice\?noticeKey=([\w-]+)/g)].map(
    ([, key]) => key ?? '',
  );

/** The key in the latest mail. */
async function mailedKey(): Promise<string> {
  await drain();
  return keysIn((await mails()).at(-1)?.textBody)[0] ?? '';
}

const confirm = (noticeKey: string, visitor = shop.visitor()) =>
  visitor.post(stockNoticeEndpoints.confirm, { body: { noticeKey } });
const end = (noticeKey: string) => shop.visitor().post(stockNoticeEndpoints.end, { body: { noticeKey } });
const shown = async (noticeKey: string) =>
  (await shop.visitor().ask(stockNoticeEndpoints.show, { query: { noticeKey } })).item;

/** An address that asked and confirmed. */
async function waitingFor(articleNumber: string, address = email): Promise<string> {
  await ask(shop.visitor(), address, articleNumber);
  const key = await mailedKey();
  await confirm(key);
  await shop.tables.delete(outboxMail);
  return key;
}

describe('asking for a notice', () => {
  it('[R7] sends nothing but a mail to confirm it, which a mail scanner cannot do by opening the link', async () => {
    expect(await ask(shop.visitor(), ` Wartet@Kunde.example `)).toEqual({
      outcome: 'ok',
      reply: { success: true },
    });
    const key = await mailedKey();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: email,
      subject: 'Bitte bestätigen: Nachricht, sobald Toner leer lieferbar ist',
    });
    expect(mail?.htmlBody).toContain(`href="https://shop.example/stock-notice?noticeKey=${key}"`);
    const [notice] = await shop.tables.select().from(stockNotice);
    expect(notice).toMatchObject({ askedAt: now, confirmedAt: null });
    expect(JSON.stringify(notice)).not.toContain(key);
    expect(await shown(key)).toEqual({
      state: 'waiting',
      displayName: 'Toner leer',
      url: '/shop/article/LEER-1/leer',
    });
    await setStock('LEER', 5);
    expect(await drain()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('[R3] is answered alike for a new, a waiting and a confirmed address, and each gets the same mail', async () => {
    const visitor = shop.visitor();
    const answers = [];
    for (const step of ['new', 'waiting', 'confirmed']) {
      const token = await visitor.token();
      const answer = await visitor.raw({
        method: 'POST',
        url: '/rest/stock-notices',
        headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
        payload: JSON.stringify({ articleNumber: 'LEER', shopDepotId: 1, email }),
      });
      answers.push([answer.statusCode, answer.body]);
      const key = await mailedKey();
      if (step === 'waiting') expect((await confirm(key)).outcome).toBe('ok');
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(Array.from({ length: 3 }, () => subjects[0]));
    const notices = await shop.tables.select().from(stockNotice);
    expect(notices).toHaveLength(1);
    // Asking again takes nothing back from who confirmed.
    expect(notices[0]?.confirmedAt).toEqual(now);
  });

  it('is refused for what is no mail address, and for an article that can be delivered or will never be again', async () => {
    const visitor = shop.visitor();
    for (const [typed, sentence] of [
      ['keine Adresse', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      [' ', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
    ] as const)
      expect(await ask(visitor, typed)).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'fields.invalid', fieldErrors: { email: sentence } },
      });
    for (const articleNumber of ['A1', 'WEG', 'NICHTDA'])
      expect(await ask(visitor, email, articleNumber)).toMatchObject({
        refusal: { code: 'notice.notAllowed' },
      });
    await drain();
    expect(await mails()).toEqual([]);
  });

  it('is limited for an hour by mailbox, session and line, however its address is written', async () => {
    const codeFor = (visitor: TestVisitor, address: string, articleNumber = 'LEER') =>
      codeOf(ask(visitor, address, articleNumber));
    const spellings = ['a@kunde.example', 'A@kunde.example', 'a+1@kunde.example', 'a+2@kunde.example'];
    const codes = [];
    for (const [place, spelling] of spellings.entries())
      codes.push(await codeFor(shop.visitor(`203.0.113.${place}`), spelling));
    expect(codes).toEqual(['ok', 'ok', 'ok', 'notice.tooMany']);

    const one = shop.visitor('198.51.100.1');
    const ofSession = [];
    for (let count = 0; count < 5; count += 1) ofSession.push(await codeFor(one, `s${count}@kunde.example`));
    expect(ofSession).toEqual(['ok', 'ok', 'ok', 'ok', 'notice.tooMany']);

    const ofLine = [];
    for (let count = 0; count < 7; count += 1)
      ofLine.push(await codeFor(shop.visitor('198.51.100.2'), `l${count}@kunde.example`));
    expect(ofLine.at(-2)).toBe('ok');
    expect(ofLine.at(-1)).toBe('notice.tooMany');
    later(3_600_001);
    expect(await codeFor(one, 'a@kunde.example')).toBe('ok');
  });
});

describe('the key of the mail', () => {
  it('[R7] confirms for seven days, and nobody else has it', async () => {
    await ask(shop.visitor());
    const key = await mailedKey();
    const wrong = `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await confirm(wrong)).toMatchObject({ refusal: { code: 'notice.notFound' } });
    later(7 * dayMs);
    expect(await shown(key)).toBeNull();
    expect(await confirm(key)).toMatchObject({ refusal: { code: 'notice.notFound' } });
    later(-1000);
    expect((await confirm(key)).outcome).toBe('ok');
    const confirmedAt = now;
    later(dayMs);
    expect((await confirm(key)).outcome).toBe('ok');
    expect((await shop.tables.select().from(stockNotice))[0]?.confirmedAt).toEqual(confirmedAt);
    expect(await shown(key)).toMatchObject({ state: 'confirmed' });
  });

  it('of an earlier mail is as good as that of the next one, each for its seven days', async () => {
    await ask(shop.visitor());
    const first = await mailedKey();
    later(5 * dayMs);
    await ask(shop.visitor());
    const second = await mailedKey();
    expect(second).not.toBe(first);
    for (const key of [first, second]) expect(await shown(key)).toMatchObject({ state: 'waiting' });
    later(3 * dayMs);
    expect(await shown(first)).toBeNull();
    expect(await confirm(first)).toMatchObject({ refusal: { code: 'notice.notFound' } });
    expect((await confirm(second)).outcome).toBe('ok');
    for (const key of [first, second]) expect(await shown(key)).toMatchObject({ state: 'confirmed' });
    expect((await end(first)).outcome).toBe('ok');
    expect(await shop.tables.$count(stockNotice)).toBe(0);
  });

  it('ends nothing and says so, with the same words, when it was never mailed and when it was used', async () => {
    const none = {
      outcome: 'refused',
      refusal: {
        code: 'notice.notFound',
        errorMessages: ['Zu diesem Link ist keine Benachrichtigung (mehr) gespeichert.'],
      },
    };
    expect(await end('nichts')).toMatchObject(none);
    const key = await waitingFor('LEER');
    expect((await end(key)).outcome).toBe('ok');
    expect(await end(key)).toMatchObject(none);
  });

  it('ends every notice to its address and none to another', async () => {
    const key = await waitingFor('LEER');
    await waitingFor('LEER2');
    await waitingFor('LEER2', 'andere@kunde.example');
    await shop.visitor().ask(stockNoticeEndpoints.end, { body: { noticeKey: key } });
    const left = await shop.tables.select().from(stockNotice);
    expect(left.map((notice) => notice.email)).toEqual(['andere@kunde.example']);
    expect(await shown(key)).toBeNull();
  });

  it('[R65] stands in no log, and its page tells no other site', async () => {
    await ask(shop.visitor());
    const key = await mailedKey();
    const page = await shop.app.inject({ url: `/stock-notice?noticeKey=${key}` });
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    await shop.app.inject({ url: `/nirgends?noticeKey=${key}` });
    await confirm(key);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(key);
    expect(logged.join('\n')).not.toContain(email);
  });
});

describe('goods that come back', () => {
  it('are told to who confirmed, once, with the price of now and the way out', async () => {
    await waitingFor('LEER');
    expect(await drain()).toBe(0);
    await shop.database.query(`update article set net_price_cents = 2000 where article_number = 'LEER'`);
    await setStock('LEER', 3);
    expect(await drain()).toBe(1);
    expect(await drain()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: email, subject: 'Wieder lieferbar: Toner leer' });
    const text = mail?.textBody.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Toner leer, Art.-Nr. LEER');
    expect(text).toContain('20,00 € je Stück, zzgl. MwSt. und Versand');
    expect(text).toContain('https://shop.example/shop/article/LEER-1/leer');
    const [key = ''] = keysIn(text);
    expect(await shown(key)).toMatchObject({ state: 'told' });
    // Sold out and back again: one mail was wanted.
    await setStock('LEER', 0);
    await setStock('LEER', 3);
    expect(await drain()).toBe(0);
    await shop.visitor().ask(stockNoticeEndpoints.end, { body: { noticeKey: key } });
    expect(await shop.tables.$count(stockNotice)).toBe(0);
  });

  it.each(['b2b', 'b2c'] as const)('are told without tax to who pays none, asked in %s', async (mode) => {
    await shop.database.query(`update article set net_price_cents = 2000 where article_number = 'LEER'`);
    const exempt = (isExempt: boolean) =>
      shop.database.query(`update account set is_tax_exempt = $1 where company = 'Andere GmbH'`, [isExempt]);
    await exempt(true);
    const customer = shop.visitor();
    await customer.signIn('einkauf@andere-gmbh.example');
    await customer.ask(mode === 'b2c' ? sessionEndpoints.setB2c : sessionEndpoints.setB2b);
    await ask(customer);
    await confirm(await mailedKey());
    await exempt(false);
    await shop.tables.delete(outboxMail);
    await setStock('LEER', 3);
    await drain();
    const [mail] = await mails();
    expect(mail?.textBody.replaceAll('\u00a0', ' ')).toContain(
      '20,00 € je Stück, steuerbefreit, zzgl. Versand',
    );
  });

  it('leave the evidence of the first consent when who was told asks again', async () => {
    const first = await waitingFor('LEER');
    const evidence = { askedAt: now, confirmedAt: now };
    await setStock('LEER', 3);
    await drain();
    await setStock('LEER', 0);
    later(dayMs);
    await ask(shop.visitor());
    const second = await mailedKey();
    const notices = await shop.tables.select().from(stockNotice).orderBy(stockNotice.id);
    expect(notices).toMatchObject([
      { ...evidence, toldAt: evidence.askedAt },
      { askedAt: now, confirmedAt: null, toldAt: null },
    ]);
    expect(await shown(first)).toMatchObject({ state: 'told' });
    await confirm(second);
    await shop.tables.delete(outboxMail);
    await setStock('LEER', 3);
    expect(await drain()).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
    await end(second);
    expect(await shop.tables.$count(stockNotice)).toBe(0);
  });

  it('are told once however many workers look at the same moment', async () => {
    const addresses = Array.from({ length: 150 }, (_value, place) => `viele${place}@kunde.example`);
    await shop.tables.insert(stockNotice).values(
      addresses.map((address) => ({
        articleNumber: 'LEER',
        shopDepotId: 1,
        email: address,
        language: 'de' as const,
        mode: 'b2c' as const,
        askedAt: now,
        confirmedAt: now,
        isAskingDue: false,
      })),
    );
    await setStock('LEER', 1);
    const workers = [startWorker(), startWorker(), startWorker()];
    const counts = await Promise.all(workers.map(({ drain: write }) => write()));
    await Promise.all(workers.map(({ stop }) => stop()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(150);
    const told = (await mails()).map(({ recipient }) => recipient);
    expect(told.toSorted()).toEqual(addresses.toSorted());
  });

  it('are noticed when an unpaid order gives them back, and when the shop sells without stock', async () => {
    await setStock('LEER', 2);
    const guest = shop.visitor();
    await add(guest, 'LEER', 2);
    await orderBasket(guest, 'kauft@kunde.example');
    await waitingFor('LEER');
    expect(await drain()).toBe(0);
    later(10 * dayMs);
    const { settings, firms } = shop.services;
    const reservations = startOrderTimeWorker({
      database: shop.database,
      settings,
      firms,
      log,
      clock: () => now,
    });
    expect(await reservations.drain()).toBe(1);
    await reservations.stop();
    expect(await drain()).toBe(1);
    await waitingFor('LEER2');
    await settings.change({ allowOrdersWithoutStock: true });
    expect(await drain()).toBe(1);
    await settings.change({ allowOrdersWithoutStock: false });
  });
});

const tidy = () => tidyUp(shop.modules, now);

it('keeps a notice for the seven days of its key, also where its mail was written late', async () => {
  await ask(shop.visitor());
  later(6 * dayMs);
  const key = await mailedKey();
  later(7 * dayMs - 1000);
  await tidy();
  expect(await shown(key)).toMatchObject({ state: 'waiting' });
  later(2000);
  await tidy();
  expect(await shop.tables.$count(stockNotice)).toBe(0);
});

it('keeps no address longer than it is needed', async () => {
  const left = () => shop.tables.$count(stockNotice);
  await ask(shop.visitor());
  later(7 * dayMs - 1000);
  await tidy();
  expect(await left()).toBe(1);
  later(2000);
  await tidy();
  expect(await left()).toBe(0);

  await waitingFor('LEER');
  later(179 * dayMs);
  await tidy();
  expect(await left()).toBe(1);
  later(2 * dayMs);
  await tidy();
  expect(await left()).toBe(0);

  await waitingFor('LEER');
  // Told after long: what was told counts from then on, not from the consent.
  later(170 * dayMs);
  await setStock('LEER', 1);
  await drain();
  later(29 * dayMs);
  await tidy();
  expect(await left()).toBe(1);
  later(2 * dayMs);
  await tidy();
  expect(await left()).toBe(0);
});
