import { describe, expect, it } from 'vitest';
import { recordStep } from '#server/order/order-life.repository.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { changeSettings } from '#server/settings/settings.repository.ts';
import { ruleFaults, schemaFaults } from '#tests/support/valid-invoice.ts';
import { useInvoiceShop } from './invoice-shop.ts';
import { invoiceWorkerOf, writeInvoices } from './written-invoices.ts';

const world = useInvoiceShop();
const { workers, place, invoicesOf, fileOf, setOrder, multiply } = world;

describe('[S2.3-13] days of an invoice', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');

  async function send(orderNumber: string, at: Date): Promise<void> {
    const { rows } = await world.shop.database.query<{ id: string }>(
      'select id from shop_order where order_number = $1',
      [orderNumber],
    );
    const step = {
      event: 'order.ship',
      from: 'accepted',
      to: 'shipped',
      personId: null,
      reason: '',
    } as const;
    await recordStep(world.shop.database, Number(rows[0]?.id), { ...step, at, isToBeTold: false });
  }

  async function writeAt(at: Date): Promise<void> {
    const worker = invoiceWorkerOf(world.shop, { clock: () => at });
    workers.push(worker);
    await worker.drain();
  }

  it('count its number by the year of Berlin', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await writeAt(new Date('2026-12-31T22:59:00Z'));
    const next = await place(guest);
    await writeAt(newYear);
    expect((await invoicesOf(guest, orderNumber))[0]?.number).toBe('RE-2026-000001');
    expect((await invoicesOf(guest, next))[0]?.number).toBe('RE-2027-000001');
    expect((await fileOf(guest, next, 'xml')).bytes.toString()).toMatch(
      /<ram:IssueDateTime>\s*<udt:DateTimeString format="102">20270101</,
    );
  });

  it('leave open when the goods leave while they have not, and the mail that comes with them names it', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await writeAt(newYear);
    const xml = (await fileOf(guest, orderNumber, 'xml')).bytes.toString();
    expect(xml).not.toContain('ActualDeliverySupplyChainEvent');
    // New Year's Day is none on which goods leave, nor are the two days after it.
    expect(xml).toMatch(/<ram:BillingSpecifiedPeriod>\s*<ram:StartDateTime>\s*<[^>]*>20270104</);
    expect(xml).toContain('Die Ware ist noch nicht versandt und geht frühestens am 04.01.2027 hinaus.');
    expect(xml).toContain(
      'innerhalb von 14 Tagen nach Erhalt von Ware und Rechnung, also nicht vor dem 18.01.2027',
    );
    expect([schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    await send(orderNumber, new Date('2027-01-05T23:10:00Z'));
    await writeAt(new Date('2027-01-07T08:00:00Z'));
    const { rows } = await world.shop.database.query<{ text: string }>(
      `select text_body as text from outbox_mail where subject like 'Ihre Rechnung %'`,
    );
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringContaining('Lieferdatum zur Rechnung RE-2027-000001: 06.01.2027.'),
    ]);
  });

  it('name the day the goods left where they had before it was written', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await send(orderNumber, new Date('2026-12-29T12:00:00Z'));
    await writeAt(newYear);
    const xml = (await fileOf(guest, orderNumber, 'xml')).bytes.toString();
    expect(xml).toMatch(/<ram:ActualDeliverySupplyChainEvent>\s*<[^>]*>\s*<[^>]*>20261229</);
    expect(xml).not.toContain('BillingSpecifiedPeriod');
    expect(xml).not.toContain('noch nicht versandt');
    expect(xml).toContain('nicht vor dem 15.01.2027');
  });

  it('name the day the money came (§ 14 (5) UStG)', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest, 'vorkasse');
    await setOrder(orderNumber, `paid_at = '2026-12-30T23:30:00Z'`);
    await writeAt(newYear);
    expect((await fileOf(guest, orderNumber, 'xml')).bytes.toString()).toContain(
      '<ram:Description>Zahlung erhalten am 31.12.2026. Der Betrag ist bezahlt.<',
    );
  });

  it('end eight years after its own: it is deleted then, and not before (§ 14b UStG)', async () => {
    await multiply(await place(world.shop.visitor()), 2);
    await writeInvoices(world.shop);
    const year = new Date().getFullYear();
    await world.shop.testDatabase.asOwner(
      `alter table invoice disable trigger invoice_is_kept;
       update invoice set year = ${year} - 7 - running_number; alter table invoice enable trigger invoice_is_kept`,
    );
    const years = () => world.shop.database.query('select year from invoice order by year desc');
    const now = new Date();
    const tidyWith = async (invoicesKeptYears: number) => {
      await changeSettings(world.shop.database, { invoicesKeptYears });
      await tidyUp(world.shop.modules, now);
    };
    await tidyWith(9);
    expect((await years()).rows).toEqual([{ year: year - 8 }, { year: year - 9 }]);
    // Fewer years than the law says are none that can be read.
    await expect(tidyWith(7)).rejects.toThrow('Not everything could be tidied up');
    expect((await years()).rows).toHaveLength(2);
    await tidyWith(8);
    expect((await years()).rows).toEqual([{ year: year - 8 }]);
    await expect(world.shop.database.query('delete from invoice')).rejects.toThrow('An invoice is kept');
    // No order is written an invoice for once more.
    expect(await writeInvoices(world.shop)).toBe(0);
  });
});
