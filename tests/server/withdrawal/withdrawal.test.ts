import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentEndpoints } from '#contract/content.ts';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { orderEndpoints } from '#contract/order.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { withdrawalPath } from '#contract/withdrawal-path.ts';
import { withdrawalEndpoints } from '#contract/withdrawal.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { withdrawalsKeptMs } from '#server/withdrawal/withdrawal.service.ts';
import { countOf, orderOf, placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { mailsTo, mailWorkerOptions, publicUrl } from '#tests/server/support/mailed.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const shopAddress = 'service@kontor.example';
const guestAddress = 'gast@kunde.example';

let shop: TestShop;
let now = new Date('2026-11-28T13:05:00Z');
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now, environment: { ORDERS_PER_RECIPIENT_PER_HOUR: '5' } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  now = new Date('2026-11-28T13:05:00Z');
  await shop.database.query('delete from withdrawal');
  await shop.database.query('delete from outbox_mail');
  await shop.database.query('delete from login_failure');
});

const typed = { fullName: 'Gerda Gast', orderNumber: '2026-999999', email: guestAddress, goods: '' };
const declare = (visitor: TestVisitor, changes: Partial<typeof typed> = {}) =>
  visitor.post(withdrawalEndpoints.declare, { body: { ...typed, ...changes } });
const kept = () => countOf(shop, 'select count(*)::int from withdrawal');
const textTo = async (recipient: string): Promise<string> =>
  (await mailsTo(shop, recipient)).map(({ text }) => text).join('\n');

/** What an order tells of its withdrawals. */
const toldOf = async (visitor: TestVisitor, query: { orderNumber: string; orderKey?: string }) =>
  (await visitor.ask(orderEndpoints.list, { query })).item?.withdrawals;
const keyOf = async (orderNumber: string, email: string): Promise<string> => {
  const found = await shop.visitor().post(orderLookupEndpoints.find, { body: { orderNumber, email } });
  if (found.outcome !== 'ok') throw new Error('not found');
  return new URL(found.reply.path, publicUrl).searchParams.get('orderKey') ?? '';
};

describe('an order that was withdrawn from', () => {
  it('[R24] tells a guest with its key what came and when, and nobody without', async () => {
    const orderNumber = await placeOrder(shop.visitor(), { quantity: 1, email: guestAddress });
    const orderKey = await keyOf(orderNumber, guestAddress);
    expect(await toldOf(shop.visitor(), { orderNumber, orderKey })).toBeUndefined();
    for (const goods of ['Toner schwarz', ''])
      await declare(shop.visitor(), { orderNumber, goods, email: 'GAST@kunde.example' });
    const reference = expect.stringMatching(/^W-2026-10\d{4}$/) as string;
    const receivedAt = now.toISOString();
    expect(await toldOf(shop.visitor('203.0.113.1'), { orderNumber, orderKey })).toEqual([
      { reference, receivedAt, goods: 'Toner schwarz' },
      { reference, receivedAt, goods: '' },
    ]);
    const other = await placeOrder(shop.visitor(), { quantity: 1, email: guestAddress });
    expect(
      await toldOf(shop.visitor(), { orderNumber: other, orderKey: await keyOf(other, guestAddress) }),
    ).toBeUndefined();
    expect(
      (await shop.visitor().ask(orderEndpoints.list, { query: { orderNumber, orderKey: 'x' } })).item,
    ).toBeNull();
  });

  it('[R24][R26] tells its own account, and nothing of what came with another mail address or for a business', async () => {
    const email = 'privat@kontor.example';
    const [owner, stranger] = [shop.visitor(), shop.visitor('203.0.113.2')];
    await owner.signIn(email);
    await stranger.signIn('einkauf@muster-gmbh.example');
    const orderNumber = await placeOrder(owner, { quantity: 1 });
    await declare(shop.visitor(), { orderNumber, email: 'fremd@kunde.example', goods: 'Fremdes' });
    expect((await orderOf(owner, orderNumber))?.withdrawals).toBeUndefined();
    await declare(owner, { orderNumber, email });
    expect((await orderOf(owner, orderNumber))?.withdrawals).toMatchObject([{ goods: '' }]);
    expect(await orderOf(stranger, orderNumber)).toBeNull();
    await shop.database.query(
      `update shop_order set billing_address = billing_address || '{"kind": "company", "company": "Muster GmbH"}'
       where order_number = $1`,
      [orderNumber],
    );
    expect((await orderOf(owner, orderNumber))?.withdrawals).toBeUndefined();
  });
});

describe('a withdrawal', () => {
  it('is received without signing in and acknowledged with its content, date and time in Berlin', async () => {
    const orderNumber = await placeOrder(shop.visitor(), { quantity: 1, email: guestAddress });
    const answer = await declare(shop.visitor('203.0.113.1'), {
      orderNumber: orderNumber.replace('-', ' '),
      goods: 'Toner schwarz\n2 Stück',
    });
    const item = {
      reference: expect.stringMatching(/^W-2026-10\d{4}$/) as string,
      receivedAt: now.toISOString(),
      fullName: 'Gerda Gast',
      orderNumber,
      email: guestAddress,
      goods: 'Toner schwarz\n2 Stück',
    };
    expect(answer).toEqual({ outcome: 'ok', reply: { success: true, item } });
    const [mail] = (await mailsTo(shop, guestAddress)).slice(-1);
    expect(mail?.subject).toBe(`Eingangsbestätigung: Ihr Widerruf zur Bestellung ${orderNumber}`);
    for (const part of [
      `Hiermit widerrufe ich den Vertrag zu meiner Bestellung ${orderNumber} für die Artikel, die unten genannt sind.`,
      'Toner schwarz\n\n2 Stück',
      'Name: Gerda Gast',
      'Eingegangen am: 28.11.2026, 14:05 Uhr',
    ])
      expect(mail?.text).toContain(part);
    expect(await textTo(shopAddress)).toContain('Die Bestellung gibt es, mit derselben E-Mail-Adresse.');
  });

  it('is received and answered alike whether there is such an order or not; only the staff read which', async () => {
    const orderNumber = await placeOrder(shop.visitor(), { quantity: 1, email: 'anders@kunde.example' });
    const [known, unknown] = [await declare(shop.visitor(), { orderNumber }), await declare(shop.visitor())];
    const shapeOf = (answer: unknown, number: string) =>
      JSON.stringify(answer)
        .replaceAll(/W-2026-\d+/g, 'REFERENCE')
        .replaceAll(number, 'NUMBER');
    expect(shapeOf(known, orderNumber)).toBe(shapeOf(unknown, typed.orderNumber));
    const [first, second] = (await mailsTo(shop, guestAddress)).map(({ text }) => text);
    expect(first).toContain('Artikel: ganze Bestellung');
    expect(shapeOf(first, orderNumber)).toBe(shapeOf(second, typed.orderNumber));
    const told = (await mailsTo(shop, shopAddress)).map(({ text }) => text);
    expect(told[0]).toContain('aber mit einer anderen E-Mail-Adresse');
    expect(told[1]).toContain('Eine Bestellung mit dieser Nummer gibt es nicht');
  });

  it('sent twice is one, of its first time, and acknowledged once an hour', async () => {
    const [first, atOnce] = await Promise.all([declare(shop.visitor()), declare(shop.visitor())]);
    now = new Date('2026-11-28T14:10:00Z');
    const again = await declare(shop.visitor('203.0.113.2'), { fullName: ' gerda  GAST ' });
    expect([atOnce, again]).toEqual([first, first]);
    expect(await kept()).toBe(1);
    expect(await mailsTo(shop, guestAddress)).toHaveLength(2);
    expect(await mailsTo(shop, shopAddress)).toHaveLength(1);
    await declare(shop.visitor(), { goods: 'Nur der Toner' });
    expect(await kept()).toBe(2);
  });

  it('names what is missing or no name at its field, and takes no address of the internet to a mailbox nobody confirmed', async () => {
    const wrong = await declare(shop.visitor(), {
      fullName: 'gewinn.example/los',
      orderNumber: '',
      email: 'keine',
      goods: 'Hier: https://gewinn.example',
    });
    expect(wrong).toMatchObject({
      refusal: {
        code: 'fields.invalid',
        fieldErrors: {
          fullName: expect.stringContaining('nur den Namen') as string,
          orderNumber: 'Bitte geben Sie die Bestellnummer an.',
          email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
          goods: 'Bitte ohne Internetadresse und Sonderzeichen schreiben.',
        },
      },
    });
    expect([await kept(), await mailsTo(shop, 'keine')]).toEqual([0, []]);
  });

  it('is taken five times an hour for a mailbox; whoever declares more reads how else to withdraw', async () => {
    for (const goods of ['1', '2', '3', '4', '5'])
      expect((await declare(shop.visitor(), { goods })).outcome).toBe('ok');
    expect(
      await declare(shop.visitor('203.0.113.9'), { goods: '6', email: 'GAST+6@kunde.example' }),
    ).toMatchObject({
      refusal: {
        code: 'withdrawal.tooMany',
        errorMessages: [expect.stringContaining(shopAddress) as string],
      },
    });
    // What was received is acknowledged all the same.
    expect((await declare(shop.visitor(), { goods: '1' })).outcome).toBe('ok');
    expect(await kept()).toBe(5);
  });

  it('is kept as it was received for seven years', async () => {
    await declare(shop.visitor());
    await expect(shop.database.query(`update withdrawal set goods = 'anders'`)).rejects.toThrow(
      'kept as it was received',
    );
    await tidyUp(shop.modules, new Date(now.getTime() + withdrawalsKeptMs - 60_000));
    expect(await kept()).toBe(1);
    await tidyUp(shop.modules, new Date(now.getTime() + withdrawalsKeptMs + 60_000));
    expect(await kept()).toBe(0);
  });

  it('[R71] is told to who asks what the shop knows, and stays without a name when they are erased', async () => {
    const email = 'privat@kontor.example';
    const orderNumber = await placeOrder(shop.visitor(), { quantity: 1, email });
    const order = { orderNumber, orderKey: await keyOf(orderNumber, email) };
    const visitor = shop.visitor();
    await visitor.signIn(email);
    await declare(visitor, { orderNumber, email, goods: 'Nur der Toner' });
    const { content } = await visitor.ask(personalDataEndpoints.export);
    expect(JSON.parse(content)).toMatchObject({
      Widerrufe: [{ Name: 'Gerda Gast', Bestellnummer: orderNumber, Artikel: 'Nur der Toner' }],
    });
    expect(await toldOf(shop.visitor(), order)).toMatchObject([{ goods: 'Nur der Toner' }]);
    await visitor.post(personalDataEndpoints.erase, { body: { currentPassword: demoPassword } });
    const { rows } = await shop.database.query(
      'select full_name, email, goods, order_number from withdrawal',
    );
    expect(rows).toEqual([{ full_name: '', email: '', goods: '', order_number: orderNumber }]);
    // What it was for is not known any more, so its order says nothing of it.
    expect(await toldOf(shop.visitor(), order)).toBeUndefined();
    // The same declared again is another one, since nothing tells any more that it is not.
    expect((await declare(shop.visitor(), { orderNumber, email, goods: 'Nur der Toner' })).outcome).toBe(
      'ok',
    );
    expect(await kept()).toBe(2);
  });
});

describe('the way to the withdrawal', () => {
  it('stands in the instruction, and in the confirmation of a consumer’s order alone', async () => {
    const { item } = await shop.visitor().ask(contentEndpoints.page, { params: { slug: 'widerruf' } });
    expect(item.sections.flatMap(({ way }) => way ?? [])).toEqual([
      { label: 'Vertrag widerrufen', path: withdrawalPath },
    ]);
    const number = await placeOrder(shop.visitor(), { quantity: 1, email: guestAddress });
    const firm = 'firma@kunde.example';
    const ofBusiness = await placeOrder(shop.visitor(), { quantity: 1, email: firm });
    await shop.database.query(
      `update shop_order set billing_address = billing_address || '{"kind": "company", "company": "Muster GmbH"}'
       where order_number = $1`,
      [ofBusiness],
    );
    const worker = startOrderMailWorker(mailWorkerOptions(shop));
    await expect.poll(worker.backlog, { timeout: 30_000 }).toBe(0);
    await worker.stop();
    expect(await textTo(guestAddress)).toContain(
      `Vertrag widerrufen: ${publicUrl}${withdrawalPath}?number=${number}&orderKey=`,
    );
    expect(await textTo(firm)).toContain('Widerrufsbelehrung');
    expect(await textTo(firm)).not.toContain('Vertrag widerrufen: ');
  });
});
