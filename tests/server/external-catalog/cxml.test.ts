import { XMLParser } from 'fast-xml-parser';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import { add, countOf, show, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  catalogName,
  handedOver,
  hookUrl,
  itemOut,
  seenBy,
  setUp,
  setupRequest,
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

const { handOver } = externalCatalogEndpoints;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
const read = (xml: string): unknown => parser.parse(xml.replace(/<!DOCTYPE[^>]*>/, ''));
/** What stands in a document at a path of names. */
const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);

/** Sends a request as a procurement system; gives the status inside of the answer, and the address it names. */
async function asked(slug: string, xml: string) {
  const answer = await setUp(shop.visitor(), slug, xml);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  const response = at(read(answer.body), 'cXML.Response');
  const url = at(response, 'PunchOutSetupResponse.StartPage.URL');
  return {
    status: at(response, 'Status.@code'),
    text: at(response, 'Status.@text'),
    path: typeof url === 'string' ? new URL(url).pathname : undefined,
  };
}

/** A browser that has opened the address of a request. */
async function opened(xml = setupRequest()) {
  const catalog = await startCatalog(shop, 'cxml');
  const { status, path } = await asked(catalog.slug, xml);
  expect(status).toBe('200');
  const visitor = shop.visitor();
  const answer = await visitor.raw({ url: path ?? '' });
  expect(answer.statusCode).toBe(303);
  return { ...catalog, visitor, path: path ?? '', location: String(answer.headers.location) };
}

/** The message a browser would send back. */
async function messageOf(visitor: TestVisitor) {
  const page = await visitor.raw({ url: '/external-catalog/return' });
  const { action, fields } = formIn(parse(page.body));
  expect([action, fields.map(([name]) => name)]).toEqual([hookUrl, ['cxml-urlencoded']]);
  return at(read(fields[0]?.[1] ?? ''), 'cXML');
}

describe('a cXML catalog', () => {
  it('[S1-11][S3.3-01] is set up with a shared secret, and opened once by the address of the answer', async () => {
    const { visitor, path, location } = await opened();
    expect(location).toBe('/');
    expect((await show(visitor)).externalCatalog?.name).toBe(catalogName);
    const second = shop.visitor();
    expect((await second.raw({ url: path })).statusCode).toBe(403);
    expect((await show(second)).externalCatalog).toBe(null);
    expect((await second.raw({ url: '/external-catalog/start/x' })).statusCode).toBe(403);
  });

  it('[S7.2-43][S1-11] hands the basket over as a PunchOutOrderMessage, to whom it came from', async () => {
    const { visitor } = await opened();
    await add(visitor, 'B5', 5);
    await add(visitor, 'C1', 10, { hint: 'Raum <3> & Flur', offerNumber: 'A&7' });
    const body = await seenBy(visitor);
    const { uuid } = await visitor.ask(handOver, { body });
    const message = await messageOf(visitor);
    expect(at(message, 'Header.From.Credential')).toEqual({ '@domain': 'DUNS', Identity: 'kontor' });
    expect(at(message, 'Header.To.Credential')).toEqual({ '@domain': 'NetworkID', Identity: 'firma-gmbh' });
    const order = at(message, 'Message.PunchOutOrderMessage');
    expect(at(order, 'BuyerCookie')).toBe('a&b');
    expect(at(order, 'PunchOutOrderMessageHeader')).toEqual({
      '@operationAllowed': 'edit',
      Total: { Money: { '@currency': 'EUR', '#text': '112.50' } },
    });
    expect(at(order, 'ItemIn')).toEqual([
      {
        '@quantity': '5',
        ItemID: { SupplierPartID: 'B5', SupplierPartAuxiliaryID: '1' },
        ItemDetail: {
          UnitPrice: { Money: { '@currency': 'EUR', '#text': '4.50' } },
          Description: { '@xml:lang': 'de', '#text': 'Papier' },
          UnitOfMeasure: 'EA',
          Classification: { '@domain': 'UNSPSC', '#text': '44000000' },
          ManufacturerPartID: 'B5',
          ManufacturerName: 'Probe',
          LeadTime: '2',
        },
      },
      expect.objectContaining({
        '@quantity': '10',
        Comments: { '@xml:lang': 'de', '#text': 'Raum <3> & Flur' },
        ItemDetail: expect.objectContaining({ Extrinsic: { '@name': 'QuoteNumber', '#text': 'A&7' } }),
      }),
    ]);
    expect(await visitor.ask(handOver, { body })).toEqual({ success: true, uuid, isRepetition: true });
    expect((await show(visitor)).items).toEqual([]);
  });

  it('[S1-11][S2.9-03] brings the basket back in to be edited', async () => {
    const items = itemOut('A1', 3) + itemOut('X9', 1) + itemOut('C1', 10, 'etwas');
    const { visitor, location } = await opened(setupRequest({ operation: 'edit', items }));
    const [, uuid = ''] = /^\/shop\/basket\/external\/([0-9a-f-]{36})$/.exec(location) ?? [];
    const { basket, told } = await visitor.ask(handedOverBasketEndpoints.take, {
      body: { kind: 'external', uuid },
    });
    expect(basket.items.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual([
      ['A1', 3],
      ['C1', 10],
    ]);
    expect(told).toEqual(['Den Artikel X9 gibt es nicht (mehr).']);
    expect(basket.externalCatalog).not.toBe(null);
    await add(visitor, 'A1', 1);
    await handedOver(visitor);
    const lines = at(await messageOf(visitor), 'Message.PunchOutOrderMessage.ItemIn') as unknown[];
    expect(lines.map((line) => [at(line, 'ItemID.SupplierPartID'), at(line, '@quantity')])).toEqual([
      ['A1', '4'],
      ['C1', '10'],
    ]);
  });

  it('[S1-11][S2.9-03] reads characters by their number, and keeps lines of other notes apart', async () => {
    const items =
      itemOut('A1', 3, '1', 'B&#252;ro &#x26; Flur &amp;#228;') +
      itemOut('A1', 2, '1', 'Raum 2\n  links') +
      itemOut('A1', 1, '1', `<![CDATA[${'x'.repeat(300)} &nix;]]>`);
    const xml = setupRequest({ operation: 'edit', items, cookie: `${'&#228;'.repeat(150)}&lt;` });
    const { visitor, location } = await opened(xml);
    const uuid = location.split('/').at(-1) ?? '';
    const { basket } = await visitor.ask(handedOverBasketEndpoints.take, {
      body: { kind: 'external', uuid },
    });
    expect(basket.items.map(({ quantity, hint }) => [quantity, hint])).toEqual([
      [3, 'Büro & Flur &#228;'],
      [2, expect.stringMatching(/^Raum 2 +links$/)],
      [1, 'x'.repeat(200)],
    ]);
    await handedOver(visitor);
    const cookie = at(await messageOf(visitor), 'Message.PunchOutOrderMessage.BuyerCookie');
    expect(cookie).toBe(`${'ä'.repeat(150)}<`);
  });

  it('[S1-11] that is only looked at goes back without a line', async () => {
    const { visitor } = await opened(setupRequest({ operation: 'inspect', items: itemOut('A1', 3) }));
    await add(visitor, 'G1', 1);
    // What has gone meanwhile is not in the way: nothing of it is sold.
    await shop.database.query(
      `update article_stock set stock = 0 where article_id = (select id from article where article_number = 'G1')`,
    );
    expect((await handedOver(visitor)).uuid).toBe(null);
    expect((await show(visitor)).items).toEqual([]);
    const order = at(await messageOf(visitor), 'Message.PunchOutOrderMessage');
    expect([at(order, 'BuyerCookie'), at(order, 'ItemIn')]).toEqual(['a&b', undefined]);
    expect((await show(visitor)).externalCatalog).toBe(null);
  });

  it('[S1-11][R66] refuses a wrong secret and another protocol without saying which, and names a wrong return address to who has the secret', async () => {
    const { slug } = await startCatalog(shop, 'cxml');
    const oci = await startCatalog(shop, 'oci4');
    const unauthorised = { status: '401', text: 'Unauthorized', path: undefined };
    expect(await asked(slug, setupRequest({ secret: 'falsch' }))).toEqual(unauthorised);
    const elsewhere = { returnUrl: 'https://evil.example/' };
    expect(await asked(slug, setupRequest({ ...elsewhere, secret: 'falsch' }))).toEqual(unauthorised);
    expect(await asked(slug, setupRequest(elsewhere))).toEqual({
      status: '400',
      text: 'Bad Request: the URL of BrowserFormPost is none this catalog may return to',
      path: undefined,
    });
    expect(await asked(oci.slug, setupRequest())).toEqual(unauthorised);
    expect(await asked('gibt-es-nicht', setupRequest())).toEqual(unauthorised);
    expect(await asked('a%00b', setupRequest())).toEqual(unauthorised);
    expect((await asked(slug, setupRequest())).status).toBe('200');
    const json = await shop.visitor().raw({
      method: 'POST',
      url: `/external-catalog/cxml/${slug}`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(json.statusCode).toBe(415);
  });

  it('[S1-11][R66] says so in its own language where secrets are guessed', async () => {
    const { slug } = await startCatalog(shop, 'cxml');
    const statuses: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await asked(slug, setupRequest({ secret: `x${guess}` }))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => '401'), '429']);
  });

  it('[S1-11] of a ticket that has run out is cleared away', async () => {
    const { slug } = await startCatalog(shop, 'cxml');
    const { path = '' } = await asked(slug, setupRequest());
    await shop.database.query(
      `update external_catalog_session set ticket_until = now() - interval '1 second' where ticket_hash is not null`,
    );
    expect((await shop.visitor().raw({ url: path })).statusCode).toBe(403);
    for (const { tidyUp } of shop.modules) await tidyUp?.((ageMs) => new Date(Date.now() - ageMs));
    const unopened = 'select count(*) from external_catalog_session where ticket_hash is not null';
    expect(await countOf(shop, unopened)).toBe(0);
  });
});

describe('a hostile cXML request', () => {
  const bomb = `<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
    .join('')}]>`;

  it.each([
    ['an entity that reads a file', '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'],
    ['an entity that asks a server', '<!DOCTYPE cXML [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]>', '&x;'],
    ['a parameter entity', '<!DOCTYPE cXML [<!ENTITY % x SYSTEM "http://127.0.0.1:1/"> %x;]>', 'x'],
    ['entities that grow', bomb, '&i;'],
    ['a second declaration', '<!DOCTYPE cXML SYSTEM "a"><!DOCTYPE b SYSTEM "c">', 'x'],
    ['a declaration with an inner part', '<!DOCTYPE cXML SYSTEM "a" [<!ELEMENT b ANY>]>', 'x'],
  ])('[S1-11][R30] with %s is refused', async (_what, declaration, cookie) => {
    const { slug } = await startCatalog(shop, 'cxml');
    const answer = await asked(slug, setupRequest({ declaration, cookie }));
    expect(answer).toEqual({
      status: '400',
      text: 'Bad Request: declarations are not accepted',
      path: undefined,
    });
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'kein XML'],
    ['broken XML', '<cXML><Header></cXML>'],
    ['another document', '<a/>'],
    ['a prototype', '<cXML><__proto__><polluted>1</polluted></__proto__></cXML>'],
    ['depth', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
    ['attributes without end', `<cXML ${'a="1" '.repeat(50_000)}/>`],
    ['an unknown entity', setupRequest({ cookie: '&unknown;' })],
    ['a character no text may hold', setupRequest({ cookie: '&#0;' })],
    ['a number of no character', setupRequest({ cookie: '&#x110000;' })],
    ['a bare ampersand', setupRequest({ cookie: 'a & b' })],
    ['a foreign operation', setupRequest({ operation: 'source' })],
    ['501 lines', setupRequest({ operation: 'edit', items: itemOut('A1', 1).repeat(501) })],
    ['no amount', setupRequest({ operation: 'edit', items: itemOut('A1', -1) })],
    ['no number of an article', setupRequest({ operation: 'edit', items: itemOut("x'; drop", 1) })],
  ])('[S1-11][R30][R33] of %s is refused, quickly', async (_what, xml) => {
    const { slug } = await startCatalog(shop, 'cxml');
    const before = performance.now();
    const answer = await setUp(shop.visitor(), slug, xml);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(answer.statusCode === 400 || at(read(answer.body), 'cXML.Response.Status.@code') === '400').toBe(
      true,
    );
    expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
    expect((await asked(slug, setupRequest())).status).toBe('200');
  });

  it('[R33] of more than a mebibyte is not read', async () => {
    const { slug } = await startCatalog(shop, 'cxml');
    const xml = setupRequest({ cookie: 'x'.repeat(1024 * 1024) });
    expect((await setUp(shop.visitor(), slug, xml)).statusCode).toBe(413);
  });
});
