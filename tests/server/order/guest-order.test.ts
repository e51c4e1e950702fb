import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { orderEndpoints } from '#contract/order.ts';
import { withdrawalPath } from '#contract/withdrawal-path.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { hideArticle, placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { confirmAddress, forgetConfirmation } from '#tests/server/support/confirmed-address.ts';
import { mailWorkerOptions } from '#tests/server/support/mailed.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

let shop: TestShop;
let now = new Date('2026-11-23T09:00:00Z');
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now });
});
afterAll(() => shop.stop());

const email = 'gast@kunde.example';

const placed = (visitor: TestVisitor, guestEmail: string | null = email): Promise<string> =>
  placeOrder(visitor, { quantity: 3, email: guestEmail });

const find = (visitor: TestVisitor, orderNumber: string, typed: string) =>
  visitor.post(orderLookupEndpoints.find, { body: { orderNumber, email: typed } });

const keyIn = (path: string): { orderNumber: string; orderKey: string } => {
  const { searchParams } = new URL(path, 'https://shop.example');
  return { orderNumber: searchParams.get('number') ?? '', orderKey: searchParams.get('orderKey') ?? '' };
};

describe("a guest's order", () => {
  it('[R24] is found from anywhere by its number and mail address, with its PDF', async () => {
    const number = await placed(shop.visitor());
    const elsewhere = shop.visitor('203.0.113.1');
    const found = await find(elsewhere, ` ${number} `, ' Gast@Kunde.example ');
    if (found.outcome !== 'ok') throw new Error('not found');
    const query = keyIn(found.reply.path);
    expect(query.orderNumber).toBe(number);
    const { item } = await elsewhere.ask(orderEndpoints.list, { query });
    expect(item).toMatchObject({
      orderNumber: number,
      email,
      positions: [{ articleNumber: 'A1', quantity: 3 }],
    });
    // Where it stands and what is to come, without anybody's name.
    expect(item?.steps).toEqual([
      { step: 'ordered', standing: 'current', at: now.toISOString() },
      ...['paid', 'processing', 'shipped', 'delivered'].map((step) => ({ step, standing: 'open' })),
    ]);
    const pdf = await elsewhere.post(orderEndpoints.pdf, { body: query });
    expect(pdf.outcome).toBe('ok');
    // The key opens this one only, and nothing without it.
    const other = await placed(shop.visitor(), 'anders@kunde.example');
    for (const wrong of [
      { ...query, orderNumber: other },
      { ...query, orderKey: `${query.orderKey.slice(0, -1)}_` },
      { orderNumber: number, orderKey: '' },
      { orderNumber: number },
    ]) {
      expect(await elsewhere.ask(orderEndpoints.list, { query: wrong })).toEqual({
        items: [],
        total: 0,
        item: null,
      });
      expect((await elsewhere.post(orderEndpoints.pdf, { body: wrong })).outcome).toBe('refused');
    }
  });

  it.each([
    ['a blank', (number: string) => number.replace('-', ' ')],
    ['a dash', (number: string) => number.replace('-', ' – ')],
    ['nothing', (number: string) => number.replace('-', '')],
  ])('[R24] is found when its number is typed with %s instead of the hyphen', async (_what, typed) => {
    const number = await placed(shop.visitor());
    const found = await find(shop.visitor('203.0.113.6'), typed(number), email);
    if (found.outcome !== 'ok') throw new Error('not found');
    expect(keyIn(found.reply.path).orderNumber).toBe(number);
  });

  it('[R24] is answered alike whatever does not fit: number, address, or an account that placed it', async () => {
    const number = await placed(shop.visitor());
    const customer = shop.visitor();
    await customer.signIn('privat@kontor.example');
    const own = await placed(customer, null);
    const stranger = shop.visitor('203.0.113.2');
    const answers = [
      await find(stranger, number, 'fremd@kunde.example'),
      await find(stranger, '2026-999999', email),
      await find(stranger, own, 'privat@kontor.example'),
      await find(stranger, "' or 1=1 --", email),
      await find(stranger, number, 'keine Adresse'),
    ];
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
    }
  });

  it('[R24] cannot be found by trying: ten tries an address and a number, then one each 15 minutes', async () => {
    const number = await placed(shop.visitor());
    const guesser = shop.visitor('203.0.113.3');
    const codes: (string | null)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await find(guesser, number, `wer${attempt}@kunde.example`);
      codes.push(answer.outcome === 'refused' ? answer.refusal.code : null);
    }
    expect(codes).toEqual([
      ...Array<string>(10).fill('order.notFound'),
      ...Array<string>(2).fill('order.tooManyTries'),
    ]);
    // Neither elsewhere for this number, nor for another number from here.
    expect(await find(shop.visitor('203.0.113.4'), number, email)).toMatchObject({
      refusal: { code: 'order.tooManyTries' },
    });
    const other = await placed(shop.visitor());
    expect(await find(guesser, other, email)).toMatchObject({ refusal: { code: 'order.tooManyTries' } });
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await find(guesser, other, email)).outcome).toBe('ok');
  });

  it('[R52] is reached by a link of the confirmation, whose lines say quantity × price = sum with the maker’s number', async () => {
    await shop.database.query(
      `update article set manufacturer_number = 'CF259X' where article_number = 'A1'`,
    );
    const number = await placed(shop.visitor(), 'link@kunde.example');
    await drainOnce(startOrderMailWorker(mailWorkerOptions(shop)));
    const { rows } = await shop.database.query<{ text_body: string; html_body: string }>(
      'select text_body, html_body from outbox_mail where recipient = $1',
      ['link@kunde.example'],
    );
    const text = rows[0]!.text_body.replaceAll('\u00a0', ' ');
    expect(text).toContain('3 Stück × 23,79 € = 71,37 €: Toner schwarz, Hersteller-Nr. CF259X, Art.-Nr. A1');
    expect(text).not.toContain('/my/orders');
    const link = /https:\/\/shop\.example(\/order\?\S+)/.exec(text)?.[1] ?? '';
    const links = [...rows[0]!.html_body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.map(([, address, words]) => [address, words])).toEqual([
      [`https://shop.example${link.replaceAll('&', '&amp;')}`, 'Ihre Bestellung im Shop'],
      [expect.stringContaining(`https://shop.example${withdrawalPath}?`), 'Vertrag widerrufen'],
    ]);
    const { item } = await shop.visitor('203.0.113.9').ask(orderEndpoints.list, { query: keyIn(link) });
    expect(item?.orderNumber).toBe(number);
    await shop.database.query(`update article set manufacturer_number = 'A1' where article_number = 'A1'`);
  });

  it('leads from each line to its article, and from none that has left the catalogue', async () => {
    const guest = shop.visitor();
    const number = await placed(guest);
    const urlOf = async (): Promise<string | undefined> =>
      (await guest.ask(orderEndpoints.list, { query: { orderNumber: number } })).item?.positions[0]?.url;
    expect(await urlOf()).toBe('/shop/article/A1-1/a1');
    await hideArticle(shop, 'A1');
    expect(await urlOf()).toBe('');
    await shop.database.query(`update article set is_hidden = false where article_number = 'A1'`);
  });
});

describe('an order that was placed as a guest', () => {
  const member = async (who: string) => {
    const visitor = shop.visitor();
    await visitor.signIn(who);
    return visitor;
  };
  const join = (visitor: TestVisitor, orderNumber: string) =>
    visitor.post(orderLookupEndpoints.join, { body: { orderNumber } });

  it('[R24][R26] joins the account that has its mail address, when its owner names it, and nobody else’s', async () => {
    now = new Date(now.getTime() + 25 * 3_600_000);
    const guest = shop.visitor();
    const number = await placed(guest, 'Privat@Kontor.example');
    const stranger = await member('einkauf@muster-gmbh.example');
    const refused = await join(stranger, number);
    expect(refused).toMatchObject({ refusal: { code: 'order.notFound' } });
    expect(refused).toEqual(await join(stranger, '2026-999999'));

    const owner = await member('privat@kontor.example');
    const joined = await join(owner, ` ${number.replace('-', ' ')} `);
    expect(joined).toMatchObject({ reply: { path: `/my/orders/${number}` } });
    const { items } = await owner.ask(orderEndpoints.list, {});
    expect(items.map(({ orderNumber }) => orderNumber)).toContain(number);
    // It is the account's from then on: no guest finds it, and it joins once.
    expect((await find(shop.visitor('203.0.113.7'), number, 'privat@kontor.example')).outcome).toBe(
      'refused',
    );
    expect((await guest.ask(orderEndpoints.list, { query: { orderNumber: number } })).item).toBeNull();
    expect((await join(owner, number)).outcome).toBe('refused');
  });

  it('[R24][R26] joins no account whose mail address nobody has confirmed, until a mailed link was used', async () => {
    now = new Date(now.getTime() + 25 * 3_600_000);
    const number = await placed(shop.visitor(), 'privat@kontor.example');
    await forgetConfirmation(shop, 'privat@kontor.example');
    const stranger = await member('privat@kontor.example');
    const refused = await join(stranger, number);
    expect(refused).toMatchObject({ refusal: { code: 'email.unconfirmed' } });
    expect(await join(stranger, '2026-999999')).toEqual(refused);
    await confirmAddress(shop, 'privat@kontor.example');
    expect((await join(stranger, number)).outcome).toBe('ok');
  });

  it('[R24] is not guessed by its number: tries are counted as for guests', async () => {
    now = new Date(now.getTime() + 25 * 3_600_000);
    const owner = await member('privat@kontor.example');
    const codes: unknown[] = [];
    for (let number = 100_000; number < 100_012; number += 1) {
      const answer = await join(owner, `2026-${number}`);
      codes.push('refusal' in answer ? answer.refusal.code : answer.outcome);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'order.notFound'));
    expect(codes.at(-1)).toBe('order.tooManyTries');
  });
});
