import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import { freeArticleEndpoints } from '#contract/free-article.ts';
import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { freeArticleSetup } from '#server/free-article/free-article.service.ts';
import { add, countOf, insertArticle, show, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { giveBudget } from '#tests/server/support/firm.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  catalogName,
  handedOver,
  hookUrl,
  openOci,
  openOciByGet,
  posted,
  procurementOrigin,
  seenBy,
  startCatalog,
} from './catalogs.ts';
import { formIn } from './return-form.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { handOver, list, bySlug } = externalCatalogEndpoints;
const returned = (visitor: TestVisitor) => visitor.raw({ url: '/external-catalog/return' });

/** A browser that a procurement system has sent here. */
async function opened(protocol: 'oci4' | 'oci5' = 'oci4') {
  const catalog = await startCatalog(shop, protocol);
  const visitor = shop.visitor();
  const answer = await openOci(visitor, catalog.slug);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  return { ...catalog, visitor };
}

describe('an OCI catalog', () => {
  it('[S1-11][S3.3-01] is opened with its secret, for the technical user of the firm, with a basket of its own', async () => {
    const { visitor, slug, firm } = await opened();
    expect((await show(visitor)).externalCatalog).toMatchObject({ name: catalogName, isInspected: false });
    await add(visitor, 'A1', 2);
    expect((await show(firm.buyer.visitor)).items).toEqual([]);
    const colleague = shop.visitor();
    expect((await openOciByGet(colleague, slug)).statusCode).toBe(303);
    expect((await show(colleague)).items).toEqual([]);
    expect((await show(visitor)).items).toHaveLength(1);
    expect((await show(firm.buyer.visitor)).externalCatalog).toBe(null);
    // What the technical user has of budgets is told to nobody who comes from there.
    await giveBudget(shop, firm, 10_000, { personId: firm.buyer.id });
    expect((await show(firm.buyer.visitor)).budget_totals).toHaveLength(1);
    expect(await show(visitor)).toMatchObject({ budget_totals: [], budgetInfos: [] });
    expect(JSON.stringify(await firm.buyer.visitor.ask(sessionEndpoints.user))).toContain('Kaja');
    expect(JSON.stringify(await visitor.ask(sessionEndpoints.user))).not.toContain('Kaja');
  });

  it('[S7.2-43][S1-11] hands the basket over as the fields of OCI 4, net, and is over then', async () => {
    await insertArticle(shop, {
      number: 'P1',
      name: 'Ein Artikel mit einem Namen, der länger als vierzig Zeichen ist',
      unit: 'Packung',
      netCents: 123_456,
    });
    const { visitor } = await opened();
    await add(visitor, 'C1', 10, { hint: 'Raum "3" <Nord>' });
    await add(visitor, 'P1', 1);
    const seen = await seenBy(visitor);
    const { uuid, isRepetition } = await visitor.ask(handOver, { body: seen });
    expect(isRepetition).toBe(false);
    const page = await returned(visitor);
    const { action, method, target, fields } = formIn(parse(page.body));
    expect([action, method, target]).toEqual([hookUrl, 'post', '_top']);
    const sent = Object.fromEntries(fields);
    expect(sent).toMatchObject({
      '~OkCode': 'ADDI',
      '~CALLER': 'CTLG',
      'NEW_ITEM-DESCRIPTION[1]': 'Tinte Ö',
      'NEW_ITEM-MATNR[1]': '',
      'NEW_ITEM-QUANTITY[1]': '10',
      'NEW_ITEM-UNIT[1]': 'PCE',
      'NEW_ITEM-PRICE[1]': '9.00',
      'NEW_ITEM-CURRENCY[1]': 'EUR',
      'NEW_ITEM-PRICEUNIT[1]': '1',
      'NEW_ITEM-LEADTIME[1]': '2',
      'NEW_ITEM-VENDOR[1]': '4711',
      'NEW_ITEM-VENDORMAT[1]': 'C1',
      'NEW_ITEM-MANUFACTCODE[1]': '',
      'NEW_ITEM-MANUFACTMAT[1]': 'C1',
      'NEW_ITEM-MATGROUP[1]': '',
      'NEW_ITEM-SERVICE[1]': '',
      'NEW_ITEM-EXT_PRODUCT_ID[1]': 'C1-1',
      'NEW_ITEM-CUST_FIELD1[1]': '',
      'NEW_ITEM-CUST_FIELD3[1]': '',
      'NEW_ITEM-CUST_FIELD4[1]': '',
      'NEW_ITEM-CUST_FIELD5[1]': 'Raum "3" <Nord>',
      'NEW_ITEM-LONGTEXT_1:132[]': 'Tinte Ö\nRaum "3" <Nord>',
      'NEW_ITEM-UNIT[2]': 'PK',
      'NEW_ITEM-PRICE[2]': '1234.56',
    });
    expect(sent['NEW_ITEM-DESCRIPTION[2]']).toHaveLength(40);
    expect(Object.keys(sent).some((name) => name.includes('[3]') || name.includes('ITEM_TYPE'))).toBe(false);

    // The visit is over: nobody is signed in, nothing lies there, and asking again gives the same.
    const basket = await show(visitor);
    expect([basket.externalCatalog, basket.items]).toEqual([null, []]);
    expect(await visitor.ask(handOver, { body: seen })).toEqual({ success: true, uuid, isRepetition: true });
    // It sends itself once; whoever comes back to it presses its button.
    const formOf = (html: string): string => /<form[\s\S]*<\/form>/.exec(html)?.[0] ?? '';
    const again = await returned(visitor);
    expect([page.body.includes('<script'), again.body.includes('<script')]).toEqual([true, false]);
    expect(formOf(again.body)).toBe(formOf(page.body));
    expect(await countOf(shop, 'select count(*) from handed_over_basket where uuid = $1', [uuid])).toBe(1);
  });

  it('[S7.2-43] of version 5 names the fields of structured items, too', async () => {
    const { visitor } = await opened('oci5');
    await add(visitor, 'A1', 1);
    await handedOver(visitor);
    const names = formIn(parse((await returned(visitor)).body)).fields.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['NEW_ITEM-PARENT_ID[1]', 'NEW_ITEM-ITEM_TYPE[1]']));
  });

  it('[R61][S7.2-43] lets this one document send a form, and only to where the basket goes', async () => {
    const { visitor } = await opened();
    await add(visitor, 'A1', 1);
    const policyOf = (answer: { headers: Record<string, unknown> }): string =>
      String(answer.headers['content-security-policy']);
    const usual = policyOf(await visitor.raw({ url: '/rest/systems/token' }));
    await handedOver(visitor);
    const page = await returned(visitor);
    // Systems that look at where a form comes from are told the shop, and nothing of the address.
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    const withoutNonce = (policy: string): string => policy.replaceAll(/'nonce-[^']*'/g, '');
    expect(withoutNonce(policyOf(page))).toBe(
      withoutNonce(usual).replace("form-action 'self'", `form-action ${procurementOrigin}`),
    );
    expect(policyOf(await visitor.raw({ url: '/rest/systems/token' }))).toContain("form-action 'self';");
  });

  it('[R29] orders nothing in the shop, and changes nothing of the technical user', async () => {
    const { visitor } = await opened();
    await add(visitor, 'A1', 1);
    const orderBody = { orderToken: 'x', agb_check_approved: true, comment: '' };
    for (const call of [
      visitor.post(checkoutEndpoints.saveOrder, { body: orderBody }),
      visitor.post(checkoutEndpoints.billingAddress, { body: { guestEmail: 'a@b.example' } }),
      visitor.post(couponEndpoints.add, { body: { code: 'X' } }),
    ])
      expect(await codeOf(call)).toBe('order.notAllowed');
    expect(await countOf(shop, 'select count(*) from shop_order')).toBe(0);
  });

  it('[S7.2-43] hands a basket over once, however often it is asked at the same time', async () => {
    const { visitor } = await opened();
    await add(visitor, 'A1', 1);
    const body = await seenBy(visitor);
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.ask(handOver, { body })));
    expect(answers.filter(({ isRepetition }) => !isRepetition)).toHaveLength(1);
    expect(new Set(answers.map(({ uuid }) => uuid)).size).toBe(1);
  });

  it('[S7.2-43] refuses what cannot be had any more, and who came from no system', async () => {
    const { visitor } = await opened();
    await add(visitor, 'G1', 2);
    await shop.database.query(
      `update article_stock set stock = 1 where article_id = (select id from article where article_number = 'G1')`,
    );
    expect(await codeOf(posted(visitor))).toBe('stock.tooLow');
    expect((await show(visitor)).items).toHaveLength(1);
    expect(await codeOf(posted(shop.visitor()))).toBe('externalCatalog.notAllowed');
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    expect(await codeOf(posted(guest))).toBe('externalCatalog.notAllowed');
    expect((await returned(guest)).statusCode).toBe(303);
  });

  it('[S1-11] is opened by nobody with a wrong secret, by no frame, and sends baskets to no other origin', async () => {
    const { slug, firm } = await startCatalog(shop, 'oci4');
    const refused = async (
      changed: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
      at = slug,
    ) => {
      const visitor = shop.visitor();
      const { statusCode } = await openOci(visitor, at, changed, headers);
      return [statusCode, (await show(visitor)).externalCatalog];
    };
    const hostileCalls: readonly Readonly<Record<string, string>>[] = [
      { PASSWORD: 'falsch' },
      { USERNAME: 'andere' },
      { PASSWORD: 'x'.repeat(100_000) },
      { HOOK_URL: 'https://evil.example/' },
      { HOOK_URL: `${procurementOrigin}.evil.example/` },
      { HOOK_URL: `https://einkauf.firma.example@evil.example/` },
      { HOOK_URL: `https://x:y@einkauf.firma.example/` },
      { HOOK_URL: 'javascript:alert(1)' },
      { HOOK_URL: '' },
    ];
    for (const hostile of hostileCalls)
      expect([hostile, ...(await refused(hostile))]).toEqual([hostile, 403, null]);
    expect(await refused({}, { 'sec-fetch-dest': 'iframe' })).toEqual([403, null]);
    expect(await refused({}, { 'sec-purpose': 'prefetch' })).toEqual([403, null]);
    for (const unknown of ['gibt-es-nicht', '%00', 'a%00b', 'Groß'])
      expect([unknown, ...(await refused({}, {}, unknown))]).toEqual([unknown, 403, null]);
    expect(await refused({}, { 'content-type': 'text/plain' })).toEqual([415, null]);
    await shop.database.query('update external_catalog set is_active = false where slug = $1', [slug]);
    expect(await refused({})).toEqual([403, null]);
    await shop.database.query(
      `update external_catalog set is_active = true, protocol = 'cxml' where slug = $1`,
      [slug],
    );
    expect(await refused({})).toEqual([403, null]);
    expect((await show(firm.buyer.visitor)).items).toEqual([]);
  });

  it('[S1-11] says the same of a wrong name, a wrong password and a catalog that does not exist', async () => {
    const { slug } = await startCatalog(shop, 'oci4');
    const cxml = await startCatalog(shop, 'cxml');
    const answered = async (changed: Readonly<Record<string, string>>, at = slug) => {
      const { statusCode, body, headers } = await openOci(shop.visitor(), at, changed);
      return [statusCode, headers['content-type'], headers['cache-control'], headers['set-cookie'], body];
    };
    const wrong = [
      403,
      'text/plain; charset=utf-8',
      'no-store',
      undefined,
      'Name oder Passwort ist falsch: Bitte prüfen Sie, womit Ihr Einkaufssystem diesen Katalog öffnet (Adresse, USERNAME, PASSWORD).',
    ];
    expect(await answered({ PASSWORD: 'falsch' })).toEqual(wrong);
    expect(await answered({ USERNAME: 'niemand' })).toEqual(wrong);
    expect(await answered({ USERNAME: '', PASSWORD: '' })).toEqual(wrong);
    expect(await answered({}, 'gibt-es-nicht')).toEqual(wrong);
    expect(await answered({}, cxml.slug)).toEqual(wrong);
    // Of where baskets go only who has the secret is told.
    expect(await answered({ PASSWORD: 'falsch', HOOK_URL: 'https://evil.example/' })).toEqual(wrong);
    expect((await answered({ HOOK_URL: 'https://evil.example/' })).at(-1)).toContain('HOOK_URL');
  });

  it('[S1-11][R66] slows who guesses its secret', async () => {
    const { slug } = await startCatalog(shop, 'oci4');
    const guesser = shop.visitor('10.1.1.1');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await openOci(guesser, slug, { PASSWORD: `x${guess}` })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    expect((await openOci(shop.visitor('10.2.2.2'), slug)).statusCode).toBe(303);
  });

  it('[S7.2-43] sends nothing to an origin that was taken back meanwhile', async () => {
    const { visitor, slug } = await opened();
    await add(visitor, 'A1', 1);
    await shop.database.query(
      `update external_catalog set return_origins = '{https://anders.example}' where slug = $1`,
      [slug],
    );
    expect(await codeOf(posted(visitor))).toBe('externalCatalog.notAllowed');
    expect((await show(visitor)).items).toHaveLength(1);
  });

  it('[S1-11] ends with the technical user, and does not bypass who signs in', async () => {
    const { visitor, firm } = await opened();
    await add(visitor, 'A1', 1);
    // Somebody signs in in the same window: from then on it is theirs, with what lay there.
    const other = await opened();
    await add(other.visitor, 'A1', 1);
    await other.visitor.signIn('privat@kontor.example');
    const own = await show(other.visitor);
    expect([own.externalCatalog, own.items.length]).toEqual([null, 1]);
    expect(await codeOf(posted(other.visitor))).toBe('externalCatalog.notAllowed');
    await shop.database.query('update person set is_active = false where id = $1', [firm.buyer.id]);
    expect((await show(visitor)).externalCatalog).toBe(null);
  });

  it('[S7.2-43][R38] hands over only the basket that was shown, of the visit that was shown', async () => {
    const { visitor } = await opened();
    await add(visitor, 'A1', 1);
    const seen = await seenBy(visitor);
    await add(visitor, 'A1', 2);
    const changed = await visitor.post(handOver, { body: seen });
    if (changed.outcome === 'ok') throw new Error('It was handed over.');
    expect([changed.refusal.code, changed.refusal.basket?.items[0]?.quantity]).toEqual(['basket.changed', 3]);
    // Another catalog is opened in the same browser: the first page must not send what lies in its basket.
    const { slug } = await startCatalog(shop, 'oci5');
    const first = await seenBy(visitor);
    expect((await openOci(visitor, slug)).statusCode).toBe(303);
    await add(visitor, 'C1', 10);
    const second = await seenBy(visitor);
    const other = await visitor.post(handOver, { body: { ...second, visit: first.visit } });
    if (other.outcome === 'ok') throw new Error('It was handed over.');
    expect([other.refusal.code, other.refusal.basket?.externalCatalog?.id]).toEqual([
      'basket.changed',
      second.visit,
    ]);
    expect((await returned(visitor)).statusCode).toBe(303);
    expect((await show(visitor)).items).toHaveLength(1);
    expect((await visitor.ask(handOver, { body: second })).isRepetition).toBe(false);
  });

  it('[S7.2-43] goes back from an empty basket without a line, and keeps none', async () => {
    const { visitor } = await opened();
    expect((await handedOver(visitor)).uuid).toBe(null);
    const page = await returned(visitor);
    expect(formIn(parse(page.body)).fields).toEqual([
      ['~OkCode', 'ADDI'],
      ['~CALLER', 'CTLG'],
    ]);
    expect(page.body).toContain('Es wird nichts übernommen.');
    expect(page.body).not.toContain('übergeben');
    expect(await visitor.ask(externalCatalogEndpoints.handedOver)).toEqual({
      name: catalogName,
      hasBasket: false,
    });
  });

  it('[S7.2-43] puts notes where they fit, and in full into the long text', async () => {
    const { visitor } = await opened();
    const hint = 'Bitte an der Pforte abgeben, zweiter Eingang links, Herr Ohnesorg weiß Bescheid';
    const offerNumber = 'Angebot-2026-Verwaltung-Nord-Rahmenvertrag';
    await add(visitor, 'A1', 1, { hint, costCenter: 'KST-1000-Verwaltung-Nord', offerNumber });
    await add(visitor, 'C1', 1, { offerNumber: 'A-7' });
    await handedOver(visitor);
    const sent = Object.fromEntries(formIn(parse((await returned(visitor)).body)).fields);
    expect(sent).toMatchObject({
      'NEW_ITEM-CUST_FIELD1[1]': '',
      'NEW_ITEM-CUST_FIELD2[1]': '',
      'NEW_ITEM-CUST_FIELD3[1]': '',
      'NEW_ITEM-CUST_FIELD4[1]': 'KST-1000-Verwaltung-',
      'NEW_ITEM-CUST_FIELD5[1]': hint.slice(0, 50),
      'NEW_ITEM-EXT_QUOTE_ID[1]': offerNumber.slice(0, 35),
      'NEW_ITEM-EXT_QUOTE_ID[2]': 'A-7',
      'NEW_ITEM-EXT_QUOTE_ITEM[2]': '',
    });
    expect(sent['NEW_ITEM-LONGTEXT_1:132[]']).toContain(`${hint}\nKST-1000-Verwaltung-Nord\n${offerNumber}`);
    expect(sent['NEW_ITEM-LONGTEXT_2:132[]']).toBe('Tinte Ö');
  });

  it('[S1-11][R33] refuses what could not go back as it came, and functions it has none of, with a sentence', async () => {
    const { slug } = await startCatalog(shop, 'oci4');
    const refused = async (changed: Readonly<Record<string, string>>) => {
      const { statusCode, body } = await openOci(shop.visitor(), slug, changed);
      return [statusCode, body];
    };
    expect(await refused({ '~CALLER': 'x'.repeat(101) })).toEqual([
      400,
      'Der Parameter ~CALLER ist zu lang.',
    ]);
    expect(await refused({ '~OkCode': 'x'.repeat(101) })).toEqual([
      400,
      'Der Parameter ~OKCODE ist zu lang.',
    ]);
    const longUrl = `${procurementOrigin}/${'x'.repeat(2000)}`;
    expect(await refused({ HOOK_URL: longUrl })).toEqual([400, 'Der Parameter HOOK_URL ist zu lang.']);
    expect(await refused({ FUNCTION: 'BACKGROUND_SEARCH' })).toEqual([
      400,
      'Die Funktion BACKGROUND_SEARCH kennt dieser Katalog nicht: Bitte öffnen Sie ihn ohne den Parameter FUNCTION.',
    ]);
    expect((await openOci(shop.visitor(), slug, { FUNCTION: '' })).statusCode).toBe(303);
  });

  it('[S7.2-43] sends the form for an hour, while the catalog is open and may have it', async () => {
    const { visitor, slug } = await opened();
    await add(visitor, 'A1', 1);
    await handedOver(visitor);
    const answers = async () => [
      (await returned(visitor)).statusCode,
      (await visitor.ask(externalCatalogEndpoints.handedOver)).name,
    ];
    const change = (assignment: string) =>
      shop.database.query(`update external_catalog set ${assignment} where slug = $1`, [slug]);
    expect(await answers()).toEqual([200, catalogName]);
    await change('is_active = false');
    expect(await answers()).toEqual([303, null]);
    await change(`is_active = true, return_origins = '{https://anders.example}'`);
    expect(await answers()).toEqual([303, null]);
    await change(`return_origins = '{${procurementOrigin}}'`);
    expect(await answers()).toEqual([200, catalogName]);
    await shop.database.query(
      `update external_catalog_session set handed_over_at = handed_over_at - interval '61 minutes'
       where catalog_id = (select id from external_catalog where slug = $1)`,
      [slug],
    );
    expect(await answers()).toEqual([303, null]);
  });

  it('[R12][S1-11] is opened for nobody who may not sign in, and ends for who may not any more', async () => {
    const { visitor, slug, firm } = await opened();
    await add(visitor, 'A1', 1);
    await shop.database.query('update external_catalog set is_active = false where slug = $1', [slug]);
    // The visit is over; what lay there is nobody's at public prices.
    const gone = await show(visitor);
    expect([gone.externalCatalog, gone.items]).toEqual([null, []]);
    const statuses: number[] = [];
    await shop.database.query('update external_catalog set is_active = true where slug = $1', [slug]);
    for (const flag of ['is_active', 'is_approved']) {
      const set = (value: boolean) =>
        shop.database.query(`update person set ${flag} = $2 where id = $1`, [firm.buyer.id, value]);
      const running = shop.visitor();
      expect((await openOci(running, slug)).statusCode).toBe(303);
      await add(running, 'A1', 1);
      await set(false);
      statuses.push((await openOci(shop.visitor(), slug)).statusCode);
      const ended = await show(running);
      expect([ended.externalCatalog, ended.items]).toEqual([null, []]);
      await set(true);
    }
    expect(statuses).toEqual([403, 403]);
  });

  it('[S4.2-01] reckons net, whatever was chosen, and offers no free articles', async () => {
    const { visitor } = await opened();
    await freeArticleSetup.add(shop.database, {
      articleNumber: 'B5',
      body: '',
      quantity: 5,
      from: 0,
      to: 0,
      coupon: null,
    });
    await add(visitor, 'A1', 1);
    const { possibleFreeArticles, freeArticles, mode } = await show(visitor);
    expect([possibleFreeArticles, freeArticles, mode]).toEqual([[], [], 'b2b']);
    const id = await countOf(shop, 'select max(id) as count from free_article');
    expect(await codeOf(visitor.post(freeArticleEndpoints.add, { body: { id, _func: 'freearticle' } }))).toBe(
      'freeArticle.notAvailable',
    );
    expect(await codeOf(visitor.post(sessionEndpoints.setB2c))).toBe('mode.notAllowed');
    await shop.database.query(`update session set mode = 'b2c'`);
    expect((await show(visitor)).mode).toBe('b2b');
  });

  it('[S7.1-38][R25] is listed to its own firm alone', async () => {
    const { slug, firm } = await startCatalog(shop, 'oci4');
    const item = { slug, name: 'Einkauf & Co', protocol: 'oci4' };
    expect(await firm.admin.visitor.ask(list)).toEqual({ items: [item] });
    expect(await firm.buyer.visitor.ask(bySlug, { query: { slug } })).toEqual({ item });
    const stranger = (await startCatalog(shop, 'oci4')).firm.admin.visitor;
    expect((await stranger.ask(list)).items.map((other) => other.slug)).not.toContain(slug);
    await expect(stranger.ask(bySlug, { query: { slug } })).rejects.toThrow('404');
  });

  it('[S2.9-03][R25] leaves a basket that people of the firm may take over, and others may not', async () => {
    const { visitor, firm, slug } = await opened();
    await add(visitor, 'A1', 3);
    const { uuid } = await handedOver(visitor);
    const body = { kind: 'external' as const, uuid: uuid ?? '' };
    const { basket } = await firm.admin.visitor.ask(handedOverBasketEndpoints.take, { body });
    expect(basket.items.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual([['A1', 3]]);
    expect(await codeOf(shop.visitor().post(handedOverBasketEndpoints.take, { body }))).toBe(
      'handedOver.signIn',
    );
    // What the technical user has taken over itself is in no visit's basket.
    await firm.buyer.visitor.ask(handedOverBasketEndpoints.take, { body });
    const next = shop.visitor();
    await openOci(next, slug);
    const taken = await next.ask(handedOverBasketEndpoints.take, { body });
    expect([taken.isRepetition, taken.basket.items.length]).toEqual([false, 1]);
  });
});
