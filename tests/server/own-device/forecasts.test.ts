import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDeviceEndpoints as devices } from '#contract/own-devices.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { placeOrder } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock: () => new Date('2026-11-24T12:00:00Z') });
  await shop.database.query(
    `update article_stock set stock = 10000 where article_id in (select id from article where manufacturer_number like '%CF259%')`,
  );
});
afterAll(() => shop.stop());

/** A private customer of this test alone. */
async function customer(): Promise<TestVisitor> {
  const email = `${randomUUID()}@kontor.example`;
  await shop.database.query(
    `with made as (insert into account (kind, customer_number) values ('private', $1) returning id)
     insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
     select made.id, $1, $1, p.password_hash, 'Paul', 'Privat' from made, person p where p.email_normalised = 'privat@kontor.example'`,
    [email],
  );
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const articleNumberOf = async (manufacturerNumber: string): Promise<string> => {
  const { rows } = await shop.database.query<{ number: string }>(
    'select article_number as number from article where manufacturer_number = $1 and not is_b_stock order by id limit 1',
    [manufacturerNumber],
  );
  return rows[0]?.number ?? '';
};

/** An order of a toner of 3,000 pages, placed at a moment. */
async function order(
  visitor: TestVisitor,
  placedAt: string,
  quantity: number,
  state = 'completed',
): Promise<void> {
  const articleNumber = await articleNumberOf('CF259A');
  const orderNumber = await placeOrder(visitor, { articleNumber, quantity });
  await shop.database.query('update shop_order set placed_at = $2, state = $3 where order_number = $1', [
    orderNumber,
    placedAt,
    state,
  ]);
}

const paste = (visitor: TestVisitor, ...lines: string[]) =>
  visitor.ask(devices.import, { body: { lines: lines.join('\n') } });

const forecastsOf = async (visitor: TestVisitor) => (await visitor.ask(devices.list)).forecasts;

const show = (visitor: TestVisitor, areShown: boolean) =>
  visitor.ask(devices.showForecasts, { body: { areShown } });

const printer = 'hp-laserjet-pro-m404dn';
const evenly = {
  printers: [printer],
  isOfFirm: false,
  devices: 1,
  colour: 'Schwarz',
  state: 'lasts',
  leastWeeks: 3,
  mostWeeks: 3,
  lastOn: '2026-11-03',
  lastPieces: 2,
  everyDays: 42,
};

describe('what own orders say about devices', () => {
  it('is told to a private customer who asked for it, and their data tell that they did', async () => {
    const visitor = await customer();
    await paste(visitor, 'M404dn; Arbeitszimmer');
    await order(visitor, '2026-09-22T10:00:00Z', 2);
    // In Berlin it is the 3rd.
    await order(visitor, '2026-11-02T23:30:00Z', 2);
    expect(await forecastsOf(visitor)).toEqual({ areShown: false, maySwitch: true, items: [] });
    await show(visitor, true);
    expect(await forecastsOf(visitor)).toEqual({ areShown: true, maySwitch: true, items: [evenly] });
    const { content } = await visitor.ask(personalDataEndpoints.export);
    expect(content).toMatch(/"zeigt_Voraussagen_aus_eigenen_Bestellungen": true/);
    await show(visitor, false);
    expect((await forecastsOf(visitor)).items).toEqual([]);
  });

  it('counts neither orders that were denied or cancelled, or wait, nor those of others or of before a year', async () => {
    const visitor = await customer();
    await paste(visitor, 'M404dn');
    await show(visitor, true);
    await order(visitor, '2026-11-03T10:00:00Z', 2);
    for (const state of ['denied', 'cancelled', 'awaitingRelease'])
      await order(visitor, '2026-09-22T10:00:00Z', 2, state);
    await order(visitor, '2025-11-23T10:00:00Z', 2);
    await order(await customer(), '2026-09-22T10:00:00Z', 2);
    const { buyer } = await startFirm(shop, { releaseAbove: null });
    await order(buyer.visitor, '2026-09-22T10:00:00Z', 2);
    expect((await forecastsOf(visitor)).items).toEqual([]);
    await order(visitor, '2026-09-22T10:00:00Z', 2);
    expect((await forecastsOf(visitor)).items).toEqual([evenly]);
  });

  it('is told of a firm by the orders of all its people, to its admins alone, until one of them says otherwise', async () => {
    const { buyer, deputy, admin } = await startFirm(shop, { releaseAbove: null });
    await paste(admin.visitor, 'M404dn; Empfang', 'M404dn; Lager', 'HP LaserJet Pro MFP M428fdw; Büro');
    await paste(buyer.visitor, 'M404dn; Mein Büro');
    await order(buyer.visitor, '2026-09-22T10:00:00Z', 2);
    await order(deputy.visitor, '2026-11-03T10:00:00Z', 2);
    const { printers, ...others } = evenly;
    const [ofFirm, ...more] = (await forecastsOf(admin.visitor)).items;
    expect(ofFirm).toMatchObject({ ...others, isOfFirm: true, devices: 3 });
    expect(ofFirm?.printers.toSorted()).toEqual([...printers, 'hp-laserjet-pro-mfp-m428fdw']);
    expect(more).toEqual([]);
    expect(await forecastsOf(buyer.visitor)).toEqual({ areShown: true, maySwitch: false, items: [] });
    await order(buyer.visitor, '2026-11-03T10:00:00Z', 2);
    expect((await forecastsOf(buyer.visitor)).items).toEqual([evenly]);
    expect(await buyer.visitor.post(devices.showForecasts, { body: { areShown: false } })).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'person.notAllowed' },
    });
    expect((await forecastsOf(buyer.visitor)).areShown).toBe(true);
    await show(admin.visitor, false);
    for (const { visitor } of [admin, buyer])
      expect(await forecastsOf(visitor)).toMatchObject({ areShown: false, items: [] });
  });
});
