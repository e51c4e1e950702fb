import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownRatingEndpoints } from '#contract/own-rating.ts';
import { ratingEndpoints } from '#contract/rating.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { shownRatingEndpoints } from '#contract/shown-ratings.ts';
import { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import {
  countOf,
  hideArticle,
  insertArticle,
  placeOrder,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import { openOci, startCatalog } from '#tests/server/external-catalog/catalogs.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { mailsTo } from '#tests/server/support/mailed.ts';
import { codeOf, refusalOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const { byItem } = ratingEndpoints;
const { create, withdraw } = ownRatingEndpoints;
const { list: waiting, show, refuse } = waitingRatingEndpoints;
const { list: shownList, takeDown } = shownRatingEndpoints;

let shop: TestShop;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await startSmallShop({ environment: { ORDERS_PER_SESSION_PER_HOUR: '20' } });
  staff = shop.visitor();
  await staff.signIn('backend@kontor.example');
});
afterAll(() => shop.stop());

interface Customer {
  readonly id: number;
  readonly email: string;
  readonly visitor: TestVisitor;
}

/** A private customer of their own. */
async function customer(firstname = 'Petra', lastname = 'Müller'): Promise<Customer> {
  const email = `${randomUUID()}@kunde.example`;
  const { rows } = await shop.database.query<{ id: string }>(
    `with made as (insert into account (kind, customer_number) values ('private', $1) returning id)
     insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
     select made.id, $1, $1, p.password_hash, $2, $3 from made, person p
     where p.email_normalised = 'privat@kontor.example' returning id`,
    [email, firstname, lastname],
  );
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return { id: Number(rows[0]?.id), email, visitor };
}

async function buyerOf(articleNumber: string, firstname?: string): Promise<Customer> {
  const somebody = await customer(firstname);
  await placeOrder(somebody.visitor, { articleNumber, quantity: 5 });
  return somebody;
}

const words = { stars: '4', title: 'Druckt sauber', text: 'Hält lange.', shownAs: 'name' } as const;

const rate = (
  visitor: TestVisitor,
  articleNumber: string,
  more: Partial<Record<keyof typeof words, string>> = {},
) => visitor.post(create, { body: { ...words, articleNumber, ...more } as never });

const read = (visitor: TestVisitor, articleNumber: string, page?: number) =>
  visitor.ask(byItem, { query: { articleNumber, ...(page === undefined ? {} : { page }) } });

/** The waiting ratings of an article as the staff see them. */
const waitingOf = async (articleNumber: string) =>
  (await staff.ask(waiting, {})).items.filter((item) => item.articleNumber === articleNumber);

async function showAll(articleNumber: string): Promise<void> {
  for (const { id } of await waitingOf(articleNumber)) await staff.ask(show, { body: { id } });
}

/** Somebody's rating of an article that everybody reads, and its number. */
async function shownOf(articleNumber: string, more: Parameters<typeof rate>[2] = {}) {
  const author = await buyerOf(articleNumber);
  const title = more.title ?? `Gezeigt ${randomUUID()}`;
  await rate(author.visitor, articleNumber, { ...more, title });
  const [seen] = (await waitingOf(articleNumber)).filter((item) => item.title === title);
  const id = seen?.id ?? 0;
  await staff.ask(show, { body: { id } });
  return { ...author, id, title };
}

const stateOf = async ({ visitor }: Customer, articleNumber: string) =>
  (await read(visitor, articleNumber)).own?.rating;

describe('ratings of an article', () => {
  it('[S7.2-01][S7.1-13] are written by who bought it, wait for the staff, and are read by everybody then', async () => {
    const guest = shop.visitor();
    const { visitor } = await buyerOf('A1');
    expect((await read(visitor, 'A1')).own).toEqual({ hasBought: true, shownName: 'Petra M.', rating: null });
    expect(await codeOf(rate(visitor, 'a1'))).toBe('ok');
    expect((await read(visitor, 'A1')).own?.rating).toMatchObject({ stars: 4, state: 'waiting', reason: '' });
    const before = await read(guest, 'A1');
    expect(before).toMatchObject({ average: null, count: 0, items: [], own: null });

    const [seen] = await waitingOf('A1');
    expect(seen).toMatchObject({
      stars: 4,
      title: 'Druckt sauber',
      text: 'Hält lange.',
      name: 'Petra M.',
      displayName: 'Toner schwarz',
      url: '/shop/article/A1-1/a1',
      orderNumber: expect.stringMatching(/^\d{4}-\d+$/) as string,
    });
    await staff.ask(show, { body: { id: seen?.id ?? 0 } });
    expect(await read(guest, 'A1')).toMatchObject({
      average: 4,
      count: 1,
      distribution: [0, 1, 0, 0, 0],
      items: [{ stars: 4, title: 'Druckt sauber', text: 'Hält lange.', name: 'Petra M.', language: 'de' }],
      page: 1,
      pages: 1,
      own: null,
    });
    expect((await read(visitor, 'A1')).own?.rating).toMatchObject({ state: 'shown' });
  });

  it('[S7.1-13] come by page, the newest first, with what all of them come to; a page beyond the last is the last', async () => {
    for (const stars of ['5', '5', '4', '2', '2', '1', '1'])
      await rate((await buyerOf('B5')).visitor, 'B5', { stars, title: `Note ${stars}`, shownAs: 'buyer' });
    await showAll('B5');
    const guest = shop.visitor();
    const first = await read(guest, 'B5');
    expect(first).toMatchObject({ average: 2.9, count: 7, distribution: [2, 1, 0, 2, 2], page: 1, pages: 2 });
    expect(first.items.map(({ stars, name }) => [stars, name])).toEqual(
      [1, 1, 2, 2, 4].map((stars) => [stars, '']),
    );
    expect((await read(guest, 'B5', 2)).items.map(({ stars }) => stars)).toEqual([5, 5]);
    expect(await read(guest, 'B5', 9)).toMatchObject({ page: 2 });
  });

  it('[S7.1-13][R28] are none of an article nobody may see', async () => {
    const { visitor } = await buyerOf('G1').catch(async () => {
      const somebody = await customer();
      await placeOrder(somebody.visitor, { articleNumber: 'G1' });
      return somebody;
    });
    await rate(visitor, 'G1');
    await showAll('G1');
    expect((await read(shop.visitor(), 'G1')).count).toBe(1);
    await hideArticle(shop, 'G1');
    expect(await read(shop.visitor(), 'G1')).toMatchObject({ count: 0, items: [] });
  });

  it('[S7.2-01] are refused to guests, and to who has not bought the article, whose order was cancelled or waits for a release', async () => {
    const { visitor } = await customer();
    expect(await refusalOf(rate(visitor, 'C1'))).toMatchObject({ code: 'rating.notBought' });
    expect((await read(visitor, 'C1')).own).toMatchObject({ hasBought: false });

    const number = await placeOrder(visitor, { articleNumber: 'C1' });
    expect((await read(visitor, 'C1')).own).toMatchObject({ hasBought: true });
    await shop.database.query(`update shop_order set state = 'cancelled' where order_number = $1`, [number]);
    expect(await codeOf(rate(visitor, 'C1'))).toBe('rating.notBought');

    const firm = await startFirm(shop, { releaseAbove: 0 });
    await placeOrder(firm.buyer.visitor, { articleNumber: 'C1' });
    expect(await codeOf(rate(firm.buyer.visitor, 'C1'))).toBe('rating.notBought');
    // What a colleague bought proves nothing of who writes.
    await shop.database.query(`update shop_order set state = 'shipped' where person_id = $1`, [
      firm.buyer.id,
    ]);
    expect(await codeOf(rate(firm.admin.visitor, 'C1'))).toBe('rating.notBought');
    expect(await codeOf(rate(firm.buyer.visitor, 'C1'))).toBe('ok');

    const asGuest = await rate(shop.visitor(), 'C1');
    expect(asGuest).toMatchObject({ refusal: { redirectTo: expect.stringContaining('/login') as string } });
  });

  it('[R29][S7.1-13] tell a visit from a procurement system nothing of its technical user', async () => {
    const { slug } = await startCatalog(shop, 'oci4');
    const visit = shop.visitor();
    await openOci(visit, slug);
    expect((await visit.ask(sessionEndpoints.user)).user.data.is_visit).toBe(true);
    expect((await read(visit, 'A1')).own).toBeNull();
  });

  it('[S7.2-01] are one of a person: a changed one waits again, the same once more does not', async () => {
    const { visitor } = await buyerOf('E3');
    await rate(visitor, 'E3');
    await showAll('E3');
    await rate(visitor, 'E3');
    expect(await waitingOf('E3')).toEqual([]);
    await rate(visitor, 'E3', { stars: '1', text: '  Läuft aus.\n' });
    const [again, ...more] = await waitingOf('E3');
    expect(more).toEqual([]);
    expect(again).toMatchObject({ stars: 1, text: 'Läuft aus.' });
    expect(await read(shop.visitor(), 'E3')).toMatchObject({ count: 0 });
  });

  it('[S7.2-01] say what is wrong at the field', async () => {
    const { visitor } = await buyerOf('A1');
    expect(await refusalOf(rate(visitor, 'A1', { stars: '' }))).toEqual({
      code: 'fields.invalid',
      fields: { stars: 'Bitte wählen Sie einen bis fünf Sterne.' },
    });
    expect((await refusalOf(rate(visitor, 'A1', { stars: '6' }))).code).toBe('fields.invalid');
    await expect(rate(visitor, 'A1', { text: 'x'.repeat(2001) })).rejects.toThrow('400');
  });

  it('[S7.2-01] end where somebody changes one again and again', async () => {
    const { visitor } = await buyerOf('A1');
    const codes: string[] = [];
    for (let turn = 0; turn < 22; turn += 1)
      codes.push(await codeOf(rate(visitor, 'A1', { title: `${turn}` })));
    expect([...new Set(codes)]).toEqual(['ok', 'rating.tooMany']);
    expect((await read(visitor, 'A1')).own?.rating?.title).toBe(String(codes.lastIndexOf('ok')));
  });
});

describe('who has rated an article', () => {
  it('[S7.2-01][S7.1-13] deletes what they said: it is gone for everybody and counts no more, and nobody else can', async () => {
    await insertArticle(shop, { number: 'W1' });
    const author = await shownOf('W1', { stars: '1' });
    const other = await shownOf('W1', { stars: '5' });
    const guest = shop.visitor();
    expect(await read(guest, 'W1')).toMatchObject({ average: 3, count: 2 });

    const asGuest = await guest.post(withdraw, { body: { articleNumber: 'W1' } });
    expect(asGuest).toMatchObject({ refusal: { redirectTo: expect.stringContaining('/login') as string } });
    await staff.ask(withdraw, { body: { articleNumber: 'W1' } });
    expect((await read(guest, 'W1')).count).toBe(2);

    await author.visitor.ask(withdraw, { body: { articleNumber: 'w1' } });
    const left = await read(guest, 'W1');
    expect(left).toMatchObject({ average: 5, count: 1, distribution: [1, 0, 0, 0, 0] });
    expect(left.items.map(({ title }) => title)).toEqual([other.title]);
    expect((await read(author.visitor, 'W1')).own).toMatchObject({ hasBought: true, rating: null });
    expect(await countOf(shop, 'select count(*) from rating where person_id = $1', [author.id])).toBe(0);
    // Sent again by a page that got no answer.
    expect(await codeOf(author.visitor.post(withdraw, { body: { articleNumber: 'W1' } }))).toBe('ok');
  });

  it('[S7.2-01] deletes what waits, also once their order was cancelled: the staff cannot show it any more', async () => {
    await insertArticle(shop, { number: 'W2' });
    const author = await customer();
    const orderNumber = await placeOrder(author.visitor, { articleNumber: 'W2' });
    await rate(author.visitor, 'W2');
    const [seen] = await waitingOf('W2');
    await shop.database.query(`update shop_order set state = 'cancelled' where order_number = $1`, [
      orderNumber,
    ]);
    await author.visitor.ask(withdraw, { body: { articleNumber: 'W2' } });
    expect(await waitingOf('W2')).toEqual([]);
    expect(await codeOf(staff.post(show, { body: { id: seen?.id ?? 0 } }))).toBe('rating.notFound');
  });
});

describe('the shop’s staff', () => {
  it('[S7.2-01] decide about a rating once, and about what they have read', async () => {
    const { visitor } = await buyerOf('A1');
    await rate(visitor, 'A1', { title: 'Zuerst' });
    const [first] = (await waitingOf('A1')).filter(({ title }) => title === 'Zuerst');
    await rate(visitor, 'A1', { title: 'Danach' });
    expect(await codeOf(staff.post(show, { body: { id: first?.id ?? 0 } }))).toBe('rating.notFound');
    const [second] = (await waitingOf('A1')).filter(({ title }) => title === 'Danach');
    const id = second?.id ?? 0;
    const both = [
      staff.post(show, { body: { id } }),
      staff.post(refuse, { body: { id, reason: 'Nicht zum Artikel' } }),
      staff.post(show, { body: { id } }),
    ];
    expect((await Promise.all(both.map(codeOf))).toSorted()).toEqual([
      'ok',
      'rating.notFound',
      'rating.notFound',
    ]);
  });

  it('[S7.2-01] show none whose order counts no more as a purchase', async () => {
    const { visitor } = await buyerOf('A1');
    await rate(visitor, 'A1', { title: 'Storniert' });
    const [seen] = (await waitingOf('A1')).filter(({ title }) => title === 'Storniert');
    await shop.database.query(`update shop_order set state = 'cancelled' where order_number = $1`, [
      seen?.orderNumber,
    ]);
    expect(await codeOf(staff.post(show, { body: { id: seen?.id ?? 0 } }))).toBe('rating.unproven');
    expect((await waitingOf('A1')).some(({ title }) => title === 'Storniert')).toBe(true);
  });

  it('[S7.2-01] refuse one with a reason, which its author reads and is mailed; changed, it waits again', async () => {
    const { visitor, email } = await buyerOf('A1');
    await rate(visitor, 'A1', { title: 'Unerwünscht' });
    const [seen] = (await waitingOf('A1')).filter(({ title }) => title === 'Unerwünscht');
    const id = seen?.id ?? 0;
    expect(await refusalOf(staff.post(refuse, { body: { id, reason: ' ' } }))).toEqual({
      code: 'fields.invalid',
      fields: { reason: 'Bitte geben Sie den Grund an.' },
    });
    await staff.ask(refuse, { body: { id, reason: 'Sie nennen <b>andere</b> Kunden.' } });
    expect((await read(visitor, 'A1')).own?.rating).toMatchObject({
      state: 'refused',
      reason: 'Sie nennen <b>andere</b> Kunden.',
    });
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject.startsWith('Ihre Bewertung'));
    expect(mail).toMatchObject({ subject: 'Ihre Bewertung zu Toner schwarz' });
    expect(mail?.text).toContain('Sie nennen <b>andere</b> Kunden.');
    await rate(visitor, 'A1', { title: 'Unerwünscht' });
    expect((await read(visitor, 'A1')).own?.rating).toMatchObject({ state: 'waiting', reason: '' });
  });

  it('[S7.2-01] take a shown one down with a reason: gone from the article, its author reads why and is mailed, and may change it', async () => {
    await insertArticle(shop, { number: 'D7', name: 'Toner der Wahrheit' });
    const author = await shownOf('D7', { stars: '1' });
    const { id } = author;
    expect(await refusalOf(staff.post(takeDown, { body: { id, reason: ' ' } }))).toEqual({
      code: 'fields.invalid',
      fields: { reason: 'Bitte geben Sie den Grund an.' },
    });
    expect((await read(shop.visitor(), 'D7')).count).toBe(1);

    await staff.ask(takeDown, {
      body: { id, reason: 'Sie nennen einen Mitarbeiter beim Namen (Art. 6 DSGVO).' },
    });
    expect(await read(shop.visitor(), 'D7')).toMatchObject({ average: null, count: 0, items: [] });
    expect(await stateOf(author, 'D7')).toMatchObject({
      state: 'refused',
      reason: 'Sie nennen einen Mitarbeiter beim Namen (Art. 6 DSGVO).',
    });
    const mails = (await mailsTo(shop, author.email)).filter(({ subject }) =>
      subject.startsWith('Ihre Bewertung'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Bewertung zu Toner der Wahrheit']);
    const said = mails[0]?.text ?? '';
    for (const part of [
      'von der Seite des Artikels genommen',
      'beim Namen (Art. 6 DSGVO).',
      'kein Programm',
      'ein Gericht',
      'Auf der Seite des Artikels können Sie',
    ])
      expect(said).toContain(part);

    // Once, and never what somebody has to look at first.
    expect(await codeOf(staff.post(takeDown, { body: { id, reason: 'Noch einmal' } }))).toBe(
      'rating.notFound',
    );
    await rate(author.visitor, 'D7', { title: author.title });
    const [again] = await waitingOf('D7');
    expect(await codeOf(staff.post(takeDown, { body: { id: again?.id ?? 0, reason: 'Zu früh' } }))).toBe(
      'rating.notFound',
    );
    expect(await stateOf(author, 'D7')).toMatchObject({ state: 'waiting', reason: '' });
  });

  it('[S7.2-01] take one down whose article has no page any more, which the mail sends nobody to', async () => {
    await insertArticle(shop, { number: 'E8', name: 'Toner von gestern' });
    const { id, email } = await shownOf('E8');
    await hideArticle(shop, 'E8');
    await staff.ask(takeDown, { body: { id, reason: 'Unwahr' } });
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject.startsWith('Ihre Bewertung'));
    expect(mail?.text).toContain('ein Gericht');
    expect(mail?.text).not.toContain('Auf der Seite des Artikels');
  });

  it('[S7.2-01] take down what an erased person has said: nobody is left to be told, so it goes', async () => {
    const { id, visitor } = await shownOf('A1');
    const { rows } = await shop.database.query<{ id: string }>(
      `update rating set person_id = null, shown_name = '', order_id = null, order_position = null where id = $1 returning id`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(await codeOf(staff.post(takeDown, { body: { id, reason: 'Unwahr' } }))).toBe('ok');
    expect(await countOf(shop, 'select count(*) from rating where id = $1', [id])).toBe(0);
    expect((await read(visitor, 'A1')).own?.rating).toBeNull();
  });

  it('[S7.2-01] find what is shown by the article, the newest first, by page', async () => {
    await shop.database.query(
      `insert into rating (article_number, display_name, stars, title, body, shown_name, language, created_at, state, decided_at)
       select 'VIELE' || n % 2, 'Papier 100 %', 3, 'Nr. ' || n, '', '', 'de', now() + n * interval '1 second', 'shown', now()
       from generate_series(1, 104) as n`,
    );
    const found = (query: object) => staff.ask(shownList, { query });
    const first = await found({ search: 'viele0' });
    expect(first).toMatchObject({ page: 1, pages: 2, total: 52, item: null });
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Nr. 104', 'Nr. 102']);
    const second = await found({ search: 'VIELE0', page: 9 });
    expect(second.page).toBe(2);
    expect(second.items.map(({ title }) => title)).toEqual(['Nr. 4', 'Nr. 2']);
    expect((await found({ search: '100 %' })).total).toBe(104);
    expect((await found({ search: '%' })).total).toBe(104);
    expect((await found({})).items.map(({ title }) => title).slice(0, 2)).toEqual(['Nr. 104', 'Nr. 103']);

    const one = second.items[0];
    expect((await found({ id: one?.id ?? 0 })).item).toEqual(one);
    await rate((await buyerOf('A1')).visitor, 'A1');
    const [waits] = await waitingOf('A1');
    expect((await found({ id: waits?.id ?? 0 })).item).toBeNull();
  });

  it('[R20][S7.2-01] are the only ones who see what waits and decide about it', async () => {
    const { visitor } = await buyerOf('A1');
    await rate(visitor, 'A1');
    const { rows } = await shop.database.query<{ id: string }>('select max(id) as id from rating');
    const id = Number(rows[0]?.id);
    const admin = shop.visitor();
    await admin.signIn('admin@andere-gmbh.example');
    await expect(admin.ask(waiting, {})).rejects.toThrow('403');
    await expect(admin.post(show, { body: { id } })).rejects.toThrow('403');
    await expect(visitor.post(refuse, { body: { id, reason: 'x' } })).rejects.toThrow('403');
    await expect(admin.ask(shownList, { query: {} })).rejects.toThrow('403');
    await expect(visitor.post(takeDown, { body: { id, reason: 'x' } })).rejects.toThrow('403');
  });
});
