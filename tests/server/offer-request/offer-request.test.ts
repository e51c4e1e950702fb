import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressBookEndpoints } from '#contract/address-book.ts';
import { mostOfferPositions, offerRequestEndpoints as offers } from '#contract/offer-request.ts';
import { personEndpoints } from '#contract/person.ts';
import type { Refusal } from '#contract/refusal.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { offerWordsMark } from '#domain/offer-words.ts';
import { requestsKeptMs } from '#server/offer-request/offer-request.service.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import {
  berlinAddress,
  countOf,
  hideArticle,
  insertArticle,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import { openOci, startCatalog } from '#tests/server/external-catalog/catalogs.ts';
import { mailsTo } from '#tests/server/support/mailed.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const shopAddress = 'service@kontor.example';
const buyerAddress = 'einkauf@muster-gmbh.example';

let shop: TestShop;
let buyer: TestVisitor;
let stranger: TestVisitor;

const signedIn = async (email: string): Promise<TestVisitor> => {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
};

beforeAll(async () => {
  shop = await startSmallShop();
  await insertArticle(shop, { number: 'P5', name: 'Plotter', netCents: null, minimum: 5, step: 5 });
  buyer = await signedIn(buyerAddress);
  stranger = await signedIn('einkauf@andere-gmbh.example');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.services.settings.change({ allowOfferRequest: true, display_price: true });
  await shop.database.query('delete from offer_request');
  await shop.database.query('delete from outbox_mail');
});

const add = (visitor: TestVisitor, articleNumber: string, quantity: number | string = 1) =>
  visitor.post(offers.add, { body: { articleNumber, shopDepotId: 1, quantity } });

/** What is typed where nothing is wrong. */
const typed = {
  customerNumber: '20001',
  customerName: 'Muster GmbH',
  userName: buyerAddress,
  userEmail: buyerAddress,
  userSalutation: 'frau',
  userTitle: 'Dr.',
  userFirstname: 'Erna',
  userLastname: 'Einkauf',
  phone: '040 123456',
  zip: '20457',
  subject: 'Plotter für die Bauleitung',
  text: 'Bitte mit Lieferzeit.\n\nUnd mit Aufstellung.',
} as const;

const send = (visitor: TestVisitor, token: string | null, changes: Readonly<Record<string, string>> = {}) =>
  visitor.post(offers.create, { body: { ...typed, ...changes, requestToken: token ?? 'keine' } });

/** An open request with one article; gives its token. */
async function openRequest(visitor: TestVisitor): Promise<string | null> {
  await add(visitor, 'D1', 2);
  return (await visitor.ask(offers.show)).requestToken;
}

const refusalOf = async (
  answer: Promise<{ readonly outcome: string; readonly refusal?: unknown }>,
): Promise<Refusal | null> => ((await answer).refusal ?? null) as Refusal | null;

/** What is on the open request: `D1×2`. */
const onRequest = async (visitor: TestVisitor): Promise<string[]> =>
  (await visitor.ask(offers.show)).positions.map(
    ({ articleNumber, quantity }) => `${articleNumber}×${quantity}`,
  );

describe('a request for an offer', () => {
  it('[S3.6-01][S7.1-44] is filled in with who asks: customer, person, and the postcode of the default address', async () => {
    const visitor = await signedIn('einkauf@andere-gmbh.example');
    const person = { salutation: 'frau', title: 'Dr.', firstname: 'Erna', lastname: 'Einkäufer' } as const;
    await visitor.ask(personEndpoints.update, { body: { ...person, phone: '040 987' } });
    await visitor.ask(addressBookEndpoints.create, { body: { ...berlinAddress, zip: '10115' } });
    const { item, positions, requestToken } = await visitor.ask(offers.show);
    expect({ ...item, customerId: typeof item.customerId, userId: typeof item.userId }).toEqual({
      customerId: 'number',
      customerNumber: '20002',
      customerName: 'Andere GmbH',
      userId: 'number',
      userName: 'einkauf@andere-gmbh.example',
      userCustomerNumber: '20002',
      userEmail: 'einkauf@andere-gmbh.example',
      userSalutation: 'frau',
      userTitle: 'Dr.',
      userFirstname: 'Erna',
      userLastname: 'Einkäufer',
      phone: '040 987',
      zip: '10115',
    });
    expect([positions, requestToken]).toEqual([[], null]);
    const own = await signedIn('privat@kontor.example');
    const { item: privately } = await own.ask(offers.show);
    expect(privately.customerName).toBe(`${privately.userFirstname} ${privately.userLastname}`);
  });

  it('[S1-07][S7.2-29] takes articles without a shown price, and the same one again with more', async () => {
    await add(buyer, 'd1', 2);
    await add(buyer, 'D1', '3');
    expect(await onRequest(buyer)).toEqual(['D1×5']);
    expect(await refusalOf(add(buyer, 'A1'))).toMatchObject({
      code: 'offerRequest.hasPrice',
      errorMessages: ['Toner schwarz hat einen Preis: Legen Sie den Artikel bitte in den Warenkorb.'],
    });
    for (const gone of ['F1', 'F2', 'NIE'])
      expect(await refusalOf(add(buyer, gone))).toMatchObject({ code: 'article.notFound' });
    expect(await onRequest(buyer)).toEqual(['D1×5']);
    // Where the shop shows no prices, every article is one without.
    await shop.services.settings.change({ display_price: false });
    await add(buyer, 'A1');
    expect(await onRequest(buyer)).toEqual(['D1×5', 'A1×1']);
  });

  it('[S7.2-30][S5-01] changes amounts by the rule of the article, and wants one', async () => {
    await add(buyer, 'P5', 7);
    const [position] = (await buyer.ask(offers.show)).positions;
    expect(position).toMatchObject({ displayName: 'Plotter', quantity: 5, url: '/shop/article/P5-1/p5' });
    const id = position?.id ?? 0;
    const { positions: changed } = await buyer.ask(offers.update, { body: { id, quantity: '12' } });
    expect(changed[0]?.quantity).toBe(10);
    expect(await refusalOf(buyer.post(offers.update, { body: { id, quantity: ' ' } }))).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { quantity: 'Menge fehlt.' },
    });
    expect(await refusalOf(add(buyer, 'P5', ''))).toMatchObject({
      fieldErrors: { quantity: 'Menge fehlt.' },
    });
    await buyer.ask(offers.update, { body: { id, quantity: 100_000 } });
    expect(await refusalOf(add(buyer, 'P5'))).toMatchObject({ code: 'quantity.tooHigh' });
    expect(await onRequest(buyer)).toEqual(['P5×1000']);
  });

  it('[S7.2-30][S7.1-45] lets go of one article, and of all', async () => {
    for (const number of ['D1', 'P5']) await add(buyer, number);
    const [first] = (await buyer.ask(offers.show)).positions;
    const body = { id: first?.id ?? 0 };
    expect((await buyer.ask(offers.remove, { body })).positions).toHaveLength(1);
    expect(await refusalOf(buyer.post(offers.remove, { body }))).toMatchObject({
      code: 'position.notFound',
      errorMessages: ['Dieser Artikel steht nicht mehr in Ihrer Anfrage.'],
    });
    expect(await buyer.ask(offers.removeAll)).toEqual({ success: true, requestToken: null, positions: [] });
    expect(await onRequest(buyer)).toEqual([]);
  });

  it('holds so many articles and no more', async () => {
    for (let count = 0; count < mostOfferPositions; count += 1) {
      await insertArticle(shop, { number: `VIEL${count}`, netCents: null });
      await add(buyer, `VIEL${count}`);
    }
    expect(await refusalOf(add(buyer, 'D1'))).toMatchObject({
      code: 'offerRequest.full',
      errorMessages: [`Eine Anfrage fasst höchstens ${mostOfferPositions} Artikel.`],
    });
    await add(buyer, 'VIEL0');
    expect((await buyer.ask(offers.show)).positions).toHaveLength(mostOfferPositions);
  });

  it('keeps what has left the catalogue by its name, and changes no amount of it', async () => {
    await insertArticle(shop, { number: 'WEG1', name: 'Bald weg', netCents: null });
    await add(buyer, 'WEG1', 3);
    await hideArticle(shop, 'WEG1');
    const [position] = (await buyer.ask(offers.show)).positions;
    expect(position).toMatchObject({ displayName: 'Bald weg', quantity: 3, url: '', image: '' });
    const body = { id: position?.id ?? 0, quantity: 4 };
    expect(await refusalOf(buyer.post(offers.update, { body }))).toMatchObject({ code: 'article.notFound' });
  });

  it('[R25] is seen, changed and sent by nobody else', async () => {
    const token = await openRequest(buyer);
    const id = (await buyer.ask(offers.show)).positions[0]?.id ?? 0;
    expect(await onRequest(stranger)).toEqual([]);
    expect(await refusalOf(stranger.post(offers.update, { body: { id, quantity: 9 } }))).toMatchObject({
      code: 'position.notFound',
    });
    expect(await refusalOf(stranger.post(offers.remove, { body: { id } }))).toMatchObject({
      code: 'position.notFound',
    });
    expect(await stranger.ask(offers.removeAll, { body: { requestToken: token ?? '' } })).toEqual({
      success: true,
      requestToken: null,
      positions: [],
    });
    expect(await refusalOf(send(stranger, token))).toMatchObject({ code: 'offerRequest.notFound' });
    expect(await onRequest(buyer)).toEqual(['D1×2']);
  });
});

describe('a request that is sent', () => {
  it('[S7.2-29][S1-07] goes to the shop, with a copy to the address of the account, and leaves nothing open', async () => {
    const token = await openRequest(buyer);
    const elsewhere = 'jemand@fremd.example';
    const { reference } = await buyer.ask(offers.create, {
      body: { ...typed, customerNumber: '10001', userEmail: elsewhere, requestToken: token ?? '' },
    });
    expect(reference).toMatch(/^A-\d{4}-\d{6}$/);
    const [toShop, ...more] = await mailsTo(shop, shopAddress);
    expect(more).toEqual([]);
    expect(toShop?.subject).toBe(`Angebotsanfrage ${reference}: Plotter für die Bauleitung`);
    // The number is the account's, whatever was typed.
    expect(toShop?.text).toContain('Kundennummer 20001, Muster GmbH');
    expect(toShop?.text).toContain(
      `Frau Dr. Erna Einkauf, E-Mail ${elsewhere}, Telefon 040 123456, Postleitzahl 20457`,
    );
    expect(toShop?.text).toContain(`Angemeldet als ${buyerAddress}`);
    expect(toShop?.text).toContain('2 Stück: Auf Anfrage, Art.-Nr. D1');
    expect(toShop?.text).toContain('Bitte mit Lieferzeit.');
    expect(await mailsTo(shop, elsewhere)).toEqual([]);
    const copies = await mailsTo(shop, buyerAddress);
    expect(copies.map(({ subject }) => subject)).toEqual([`Ihre Angebotsanfrage ${reference}`]);
    expect(await onRequest(buyer)).toEqual([]);
  });

  it('[S5-01] is refused field by field while something required is missing', async () => {
    const token = await openRequest(buyer);
    const missing: Readonly<Record<string, string>> = {
      customerNumber: 'Kundennummer fehlt.',
      customerName: 'Firma oder Name fehlt.',
      userName: 'Benutzername fehlt.',
      userEmail: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      userSalutation: 'Anrede fehlt.',
      userLastname: 'Nachname fehlt.',
      phone: 'Telefon fehlt.',
      zip: 'Postleitzahl fehlt.',
      subject: 'Betreff fehlt.',
    };
    for (const [field, sentence] of Object.entries(missing))
      expect(await refusalOf(send(buyer, token, { [field]: '' }))).toMatchObject({
        code: 'fields.invalid',
        fieldErrors: { [field]: sentence },
      });
    const none = Object.fromEntries(Object.keys(missing).map((field) => [field, '']));
    expect((await refusalOf(send(buyer, token, none)))?.fieldErrors).toEqual(missing);
    expect(await mailsTo(shop, shopAddress)).toEqual([]);
  });

  it('[S5-02] needs no title, no first name and no words', async () => {
    const token = await openRequest(buyer);
    expect(await send(buyer, token, { userTitle: '', userFirstname: '', text: '' })).toMatchObject({
      outcome: 'ok',
    });
    expect((await mailsTo(shop, shopAddress))[0]?.text).toContain('Frau Einkauf, E-Mail');
  });

  it('is refused with a sentence for what cannot be', async () => {
    const token = await openRequest(buyer);
    const wrong = { userEmail: 'keine', phone: 'ruf an', zip: '1', userLastname: 'www.evil.example' };
    expect((await refusalOf(send(buyer, token, wrong)))?.fieldErrors).toEqual({
      userEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      phone: 'Bitte geben Sie nur Ziffern, Leerzeichen und + ( ) / - ein.',
      zip: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
      userLastname: 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
    });
  });

  it('[S7.2-29] is one, however often and at once it is sent', async () => {
    const token = await openRequest(buyer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        buyer.ask(offers.create, {
          body: { ...typed, text: `Fenster ${turn}`, requestToken: token ?? '' },
        }),
      ),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    // Only one of them has sent what was typed.
    expect(answers.filter(({ wasSentBefore }) => !wasSentBefore)).toHaveLength(1);
    expect(await mailsTo(shop, shopAddress)).toHaveLength(1);
    // The next one is another.
    const next = await openRequest(buyer);
    const { reference } = await buyer.ask(offers.create, { body: { ...typed, requestToken: next ?? '' } });
    expect(reference).not.toBe(answers[0]?.reference);
  });

  it('[S7.1-44][S7.2-29] is told by its token to whoever got no answer, on every device of the person and to nobody else', async () => {
    expect((await buyer.ask(offers.show)).sent).toEqual([]);
    const token = await openRequest(buyer);
    const { reference } = await buyer.ask(offers.create, { body: { ...typed, requestToken: token ?? '' } });
    const elsewhere = await signedIn(buyerAddress);
    const { sent, requestToken, positions } = await elsewhere.ask(offers.show);
    expect(sent).toEqual([
      { requestToken: token, reference, sentAt: sent[0]?.sentAt, wordsMark: offerWordsMark(typed) },
    ]);
    expect(Math.abs(Date.now() - Date.parse(sent[0]?.sentAt ?? ''))).toBeLessThan(60_000);
    expect([requestToken, positions]).toEqual([null, []]);
    expect((await stranger.ask(offers.show)).sent).toEqual([]);
    const next = await openRequest(elsewhere);
    await send(elsewhere, next);
    expect((await buyer.ask(offers.show)).sent.map((one) => one.requestToken)).toEqual([next, token]);
    // A page that still shows the first sends nothing again.
    expect(await send(buyer, token, { text: 'Anders.' })).toMatchObject({
      reply: { reference, wasSentBefore: true },
    });
    // What was typed is what was sent: nothing of it is missing.
    expect(await send(buyer, token, { subject: `${typed.subject} ` })).toMatchObject({
      reply: { reference, wasSentBefore: false },
    });
    expect(await mailsTo(shop, shopAddress)).toHaveLength(2);
  });

  it('[S7.1-45] is not cleared: who tries is told, and what was gathered since stays', async () => {
    const token = (await openRequest(buyer)) ?? '';
    const clear = (body: { readonly requestToken?: string }) =>
      refusalOf(buyer.post(offers.removeAll, { body }));
    const gone = {
      code: 'offerRequest.notFound',
      errorMessages: ['Diese Anfrage gibt es nicht mehr. Bitte laden Sie die Seite neu.'],
    };
    await send(await signedIn(buyerAddress), token);
    expect(await clear({ requestToken: token })).toMatchObject(gone);
    expect(await clear({})).toMatchObject(gone);
    await add(buyer, 'P5', 5);
    expect(await clear({ requestToken: token })).toMatchObject(gone);
    expect(await onRequest(buyer)).toEqual(['P5×5']);
    expect(await clear({})).toBe(null);
    expect(await onRequest(buyer)).toEqual([]);
  });

  it('[S7.1-45] is cleared once: a second press after a lost answer is no fault, and takes nothing of a later one', async () => {
    const requestToken = (await openRequest(buyer)) ?? '';
    const clear = () => buyer.ask(offers.removeAll, { body: { requestToken } });
    const cleared = { success: true, requestToken: null, positions: [] };
    expect([await clear(), await clear()]).toEqual([cleared, cleared]);
    await add(buyer, 'P5', 5);
    expect((await clear()).positions).toMatchObject([{ articleNumber: 'P5', quantity: 5 }]);
    expect(await onRequest(buyer)).toEqual(['P5×5']);
  });

  it('is begun once, however many add to it at once', async () => {
    await Promise.all(['D1', 'P5', 'D1', 'P5', 'D1'].map((number) => add(buyer, number)));
    expect((await onRequest(buyer)).toSorted()).toEqual(['D1×3', 'P5×10']);
    expect(await countOf(shop, 'select count(*) from offer_request')).toBe(1);
  });

  it('needs an article, and is known by its token alone', async () => {
    const token = await openRequest(buyer);
    const [position] = (await buyer.ask(offers.show)).positions;
    await buyer.ask(offers.remove, { body: { id: position?.id ?? 0 } });
    expect(await refusalOf(send(buyer, token))).toMatchObject({ code: 'offerRequest.empty' });
    expect(await refusalOf(send(buyer, 'erfunden'))).toMatchObject({ code: 'offerRequest.notFound' });
  });

  it('is written in the language of whoever asks, to the shop in its own', async () => {
    const visitor = await signedIn(buyerAddress);
    await visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    const token = await openRequest(visitor);
    await send(visitor, token);
    expect((await mailsTo(shop, buyerAddress))[0]?.subject).toMatch(/^Your request for an offer A-/);
    expect((await mailsTo(shop, shopAddress))[0]?.subject).toMatch(/^Angebotsanfrage A-/);
  });

  it('is kept for a while and no longer', async () => {
    await send(buyer, await openRequest(buyer));
    await openRequest(buyer);
    await tidyUp(shop.modules, new Date(Date.now() + requestsKeptMs - 60_000));
    expect(await countOf(shop, 'select count(*) from offer_request')).toBe(2);
    await tidyUp(shop.modules, new Date(Date.now() + requestsKeptMs + 60_000));
    expect(await countOf(shop, 'select count(*) from offer_request')).toBe(0);
    // The sessions of back then have ended, too.
    buyer = await signedIn(buyerAddress);
  });
});

describe('requests for offers', () => {
  /** Every call for them, as somebody sends it who has one open. */
  const everyCall = async (visitor: TestVisitor, token: string | null) => [
    await visitor.get(offers.show),
    await add(visitor, 'D1'),
    await visitor.post(offers.update, { body: { id: 1, quantity: 1 } }),
    await visitor.post(offers.remove, { body: { id: 1 } }),
    await visitor.post(offers.removeAll),
    await send(visitor, token),
  ];
  const codesOf = (answers: Awaited<ReturnType<typeof everyCall>>): readonly (string | null)[] =>
    answers.map((answer) => (answer.outcome === 'refused' ? answer.refusal.code : null));

  it('[S6-10][R29] are refused by every call where the shop takes none', async () => {
    const token = await openRequest(buyer);
    await shop.services.settings.change({ allowOfferRequest: false });
    expect(codesOf(await everyCall(buyer, token))).toEqual(Array(6).fill('offerRequest.notAllowed'));
    expect((await buyer.ask(sessionEndpoints.user)).shop.allowOfferRequest).toBe(false);
    expect(await mailsTo(shop, shopAddress)).toEqual([]);
    await shop.services.settings.change({ allowOfferRequest: true });
    expect(await onRequest(buyer)).toEqual(['D1×2']);
  });

  it('[S6-10][R29] are refused in a visit of an external catalog', async () => {
    const { slug } = await startCatalog(shop, 'oci4');
    const visit = shop.visitor();
    expect((await openOci(visit, slug)).statusCode).toBe(303);
    expect(codesOf(await everyCall(visit, null))).toEqual(Array(6).fill('externalCatalog.notAllowed'));
    // Nor is anybody led there.
    expect((await visit.ask(sessionEndpoints.user)).shop.allowOfferRequest).toBe(false);
    expect((await buyer.ask(sessionEndpoints.user)).shop.allowOfferRequest).toBe(true);
  });

  it('[S1-07] are for people who are signed in', async () => {
    expect(codesOf(await everyCall(shop.visitor(), null))).toEqual(Array(6).fill('session.ended'));
  });

  it('are taken so many an hour from one person', async () => {
    const narrow = await startSmallShop({ environment: { ORDERS_PER_SESSION_PER_HOUR: '2' } });
    try {
      const visitor = narrow.visitor();
      await visitor.signIn(buyerAddress);
      const sendOne = async () => send(visitor, await openRequest(visitor));
      expect((await sendOne()).outcome).toBe('ok');
      expect((await sendOne()).outcome).toBe('ok');
      expect(await refusalOf(sendOne())).toMatchObject({ code: 'offerRequest.tooMany' });
      expect(await mailsTo(narrow, shopAddress)).toHaveLength(2);
      expect(await onRequest(visitor)).toEqual(['D1×2']);
    } finally {
      await narrow.stop();
    }
  });
});
