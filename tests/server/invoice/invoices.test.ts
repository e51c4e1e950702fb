import { describe, expect, it } from 'vitest';
import { invoiceEndpoints } from '#contract/invoice.ts';
import { orderEndpoints } from '#contract/order.ts';
import { orderLookupEndpoints } from '#contract/order-lookup.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { transaction } from '#server/database/pool.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { changeSettings } from '#server/settings/settings.repository.ts';
import { settingsIn } from '#server/settings/settings.service.ts';
import { countOf } from '#tests/server/basket/small-catalogue.ts';
import type { TestVisitor } from '#tests/server/support/test-shop.ts';
import { ruleFaults, schemaFaults, xrechnungFaults } from '#tests/support/valid-invoice.ts';
import { useInvoiceShop } from './invoice-shop.ts';
import { invoiceWorkerOf, writeInvoices } from './written-invoices.ts';

const world = useInvoiceShop();
const { workers, place, invoicesOf, fileOf, setOrder, multiply } = world;

const admin = 'admin@andere-gmbh.example';
const leitwegId = '04011000-1234512345-06';

async function member(email: string): Promise<TestVisitor> {
  const visitor = world.shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const numbers = async (): Promise<number[]> =>
  (
    await world.shop.database.query<{ running: number }>(
      'select running_number as running from invoice order by running_number',
    )
  ).rows.map(({ running }) => running);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('[S2.3-13] the invoice of an order', () => {
  it('is written once, comes to what was ordered, and both its files can be saved', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    expect(await invoicesOf(guest, orderNumber)).toEqual([]);
    expect(await writeInvoices(world.shop)).toBe(1);
    expect(await writeInvoices(world.shop)).toBe(0);
    const [invoice, ...more] = await invoicesOf(guest, orderNumber);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', format: 'pdf' });
    expect(invoice?.number).toMatch(/^RE-\d{4}-000001$/);
    const xml = (await fileOf(guest, orderNumber, 'xml')).bytes.toString();
    expect(schemaFaults(xml)).toEqual([]);
    expect(await ruleFaults(xml)).toEqual([]);
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(xml).toContain(`<ram:DuePayableAmount>${((item?.totalGross ?? 0) / 100).toFixed(2)}<`);
    const pdf = await fileOf(guest, orderNumber, 'pdf');
    expect(pdf.contentType).toBe('application/pdf');
    expect(pdf.fileName).toBe(`Rechnung-${invoice?.number}.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Drawn once, the same ever after.
    expect((await fileOf(guest, orderNumber, 'pdf')).base64).toBe(pdf.base64);
  });

  it('[R43] is one, under numbers without a gap, whoever writes at the same time', async () => {
    const orderNumber = await place(world.shop.visitor());
    await multiply(orderNumber, 49);
    const together = Array.from({ length: 4 }, () => invoiceWorkerOf(world.shop));
    workers.push(...together);
    const written = await Promise.all(together.map((worker) => worker.drain()));
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(50);
    expect(await numbers()).toEqual(upTo(50));
    expect(await countOf(world.shop, 'select count(distinct order_id) from invoice')).toBe(50);
  }, 60_000);

  it('[R43] is written after its writer was killed, and no number is lost', async () => {
    await place(world.shop.visitor());
    await writeInvoices(world.shop);
    await place(world.shop.visitor());
    const killed = invoiceWorkerOf(world.shop);
    workers.push(killed);
    let dying: Promise<unknown> = Promise.resolve();
    await transaction(world.shop.database, async (executor) => {
      await executor.query('select from invoice_counter for update');
      dying = killed.drain().catch((error: unknown) => error);
      const waiting = `select count(pg_terminate_backend(pid)) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into invoice_counter%'`;
      await expect.poll(() => countOf(world.shop, waiting), { timeout: 10_000 }).toBe(1);
    });
    await dying;
    expect(await numbers()).toEqual([1]);
    expect(await writeInvoices(world.shop)).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('[R43] that cannot be written holds no other, and takes no number', async () => {
    const broken = await place(world.shop.visitor());
    await place(world.shop.visitor());
    await setOrder(broken, `billing_address = '{}'`);
    expect(await writeInvoices(world.shop)).toBe(1);
    expect(await numbers()).toEqual([1]);
    await setOrder(broken, 'billing_address = shipping_address');
    expect(await writeInvoices(world.shop)).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });

  it.each([
    ['cannot be read', { vatId: 5 }],
    ['name no VAT id and no tax number', { vatId: '', taxNumber: '' }],
  ])('[R43] is not written while the settings %s, and is once they are right', async (_, wrong) => {
    await place(world.shop.visitor());
    const { vatId, taxNumber } = settingsIn({});
    await changeSettings(world.shop.database, wrong);
    expect(await writeInvoices(world.shop)).toBe(0);
    expect(await numbers()).toEqual([]);
    await changeSettings(world.shop.database, { vatId, taxNumber });
    expect(await writeInvoices(world.shop)).toBe(1);
  });

  it('is none where nothing is delivered: waiting for a release, denied, cancelled, prepaid and not paid', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    for (const state of ['awaitingRelease', 'denied', 'cancelled']) {
      await setOrder(orderNumber, `state = '${state}'`);
      expect([state, await writeInvoices(world.shop)]).toEqual([state, 0]);
    }
    await setOrder(orderNumber, `state = 'accepted'`);
    expect(await writeInvoices(world.shop)).toBe(1);
    const prepaid = await place(world.shop.visitor(), 'vorkasse');
    expect(await writeInvoices(world.shop)).toBe(0);
    await setOrder(prepaid, 'paid_at = now()');
    expect(await writeInvoices(world.shop)).toBe(1);
  });

  it('is promised to its buyer only where it is to come', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    const told = () => guest.ask(invoiceEndpoints.list, { query: { orderNumber } });
    expect(await told()).toEqual({ items: [], isToCome: true });
    for (const [set, isToCome] of [
      [`state = 'awaitingRelease'`, false],
      [`state = 'cancelled'`, false],
      // As orders from before there were invoices.
      [`state = 'completed', invoicing = 'none'`, false],
      [`state = 'shipped', invoicing = 'due'`, true],
    ] as const) {
      await setOrder(orderNumber, set);
      expect([set, (await told()).isToCome]).toEqual([set, isToCome]);
    }
    await writeInvoices(world.shop);
    expect(await told()).toMatchObject({ items: [{ kind: 'invoice' }], isToCome: false });
  });

  it('does not change with what it was made of, nor by anybody', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(world.shop);
    const before = (await fileOf(guest, orderNumber, 'xml')).base64;
    await setOrder(
      orderNumber,
      `reference = 'anders', billing_address = billing_address || '{"lastname": "Anders"}'`,
    );
    const former = (await world.shop.services.settings.read()).address;
    await world.shop.services.settings.change({ address: { ...former, company: 'Anders GmbH' } });
    expect((await fileOf(guest, orderNumber, 'xml')).base64).toBe(before);
    await world.shop.services.settings.change({ address: former });
    for (const change of [
      `update invoice set xml = ''`,
      `update invoice set invoice_number = 'x'`,
      'delete from invoice',
    ])
      await expect(world.shop.database.query(change)).rejects.toThrow(/invoice/i);
  });

  it('is taken back by another one where the order is cancelled afterwards, once', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(world.shop);
    await setOrder(orderNumber, `state = 'cancelled'`);
    expect(await writeInvoices(world.shop)).toBe(1);
    expect(await writeInvoices(world.shop)).toBe(0);
    const [invoice, reversal] = await invoicesOf(guest, orderNumber);
    expect(reversal).toMatchObject({ kind: 'reversal' });
    const xml = (await fileOf(guest, orderNumber, 'xml', 1)).bytes.toString();
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
    expect([schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    const { rows } = await world.shop.database.query<{ subject: string }>('select subject from outbox_mail');
    expect(rows.map(({ subject }) => subject)).toContain(
      `Stornorechnung ${reversal?.number} zur Bestellung ${orderNumber}`,
    );
    expect(await numbers()).toEqual([1, 2]);
    // What was never mailed is not mailed any more.
    expect(await countOf(world.shop, 'select count(*) from invoice where mailed_at is null')).toBe(0);
    expect(rows.map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/^Ihre Rechnung /));
  });

  it('[R24][R26] is read by whoever may read its order, and by nobody else', async () => {
    const guest = world.shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(world.shop);
    const [invoice] = await invoicesOf(guest, orderNumber);
    const wanted = { orderNumber, number: invoice?.number ?? '', file: 'pdf' as const };
    for (const stranger of [
      world.shop.visitor(),
      await member('privat@kontor.example'),
      await member(admin),
    ]) {
      const listed = await stranger.get(invoiceEndpoints.list, { query: { orderNumber } });
      const file = await stranger.post(invoiceEndpoints.file, { body: wanted });
      for (const answer of [listed, file])
        expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
    }
    // Of another of one's own orders it is none either.
    const other = await place(guest);
    const mixed = await guest.post(invoiceEndpoints.file, { body: { ...wanted, orderNumber: other } });
    expect(mixed).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
    // The key of a guest's order opens it for whoever has it, a wrong one does not.
    const orderKey = world.shop.keys.blind('guest-order', orderNumber);
    const byKey = await world.shop.visitor().ask(invoiceEndpoints.list, { query: { orderNumber, orderKey } });
    expect(byKey.items).toHaveLength(1);
    const wrong = await world.shop
      .visitor()
      .get(invoiceEndpoints.list, { query: { orderNumber, orderKey: 'x' } });
    expect(wrong).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
  });

  it('[R23][R24] is read by those who decide for the firm of the buyer, too, and by no other firm', async () => {
    const buyer = await member('einkauf@andere-gmbh.example');
    const orderNumber = await place(buyer, 'rechnung', null);
    await setOrder(orderNumber, `state = 'accepted'`);
    await writeInvoices(world.shop);
    const leader = await member(admin);
    expect(await invoicesOf(leader, orderNumber)).toEqual(await invoicesOf(buyer, orderNumber));
    expect((await fileOf(leader, orderNumber, 'xml')).base64).toBe(
      (await fileOf(buyer, orderNumber, 'xml')).base64,
    );
    const stranger = await member('vertretung@muster-gmbh.example');
    const foreign = await stranger.get(invoiceEndpoints.list, { query: { orderNumber } });
    expect(foreign).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
  });

  it('[R43] that cannot be mailed is left for a while', async () => {
    const orderNumber = await place(world.shop.visitor());
    await writeInvoices(world.shop);
    await setOrder(orderNumber, `state = 'shipped'`);
    let asked = 0;
    const failing = invoiceWorkerOf(world.shop, {
      papers: { pdfOf: () => Promise.reject(new Error(`drawing fails, ${(asked += 1)}`)) },
    });
    workers.push(failing);
    for (let round = 0; round < 3; round += 1) await failing.drain();
    expect(asked).toBe(1);
    expect(await countOf(world.shop, 'select count(*) from invoice where mailed_at is null')).toBe(1);
  });

  it('is mailed once, when the goods leave', async () => {
    const orderNumber = await place(world.shop.visitor());
    await writeInvoices(world.shop);
    const mails = `select count(*) from outbox_mail where subject like 'Ihre Rechnung %'`;
    expect(await countOf(world.shop, mails)).toBe(0);
    await setOrder(orderNumber, `state = 'shipped'`);
    const together = [invoiceWorkerOf(world.shop), invoiceWorkerOf(world.shop)];
    workers.push(...together);
    await Promise.all(together.map((worker) => worker.drain()));
    expect(await countOf(world.shop, mails)).toBe(1);
    const { rows } = await world.shop.database.query<{ names: string; text: string }>(
      `select jsonb_path_query_array(attachments::jsonb, '$[*].filename')::text as names, text_body as text from outbox_mail
       where subject like 'Ihre Rechnung %'`,
    );
    expect(rows[0]?.names).toMatch(/^\["Rechnung-RE-\d{4}-000001\.pdf"\]$/);
    expect(rows[0]?.text).toContain(`https://kontor.example/order?number=${orderNumber}`);
  });
});

describe('[S2.3-11] how an account gets its invoices', () => {
  it('is ZUGFeRD for a firm, a PDF for a private customer, until somebody chooses', async () => {
    const firm = await member(admin);
    const known = await firm.ask(invoiceEndpoints.showInvoicing);
    expect(known).toMatchObject({ format: 'zugferd', isFirm: true, mayChange: true });
    const person = await member('privat@kontor.example');
    expect(await person.ask(invoiceEndpoints.showInvoicing)).toEqual({
      format: 'pdf',
      buyerReference: '',
      vatId: '',
      isFirm: false,
      mayChange: true,
    });
  });

  it('[R23] is chosen by the admins of a firm, checked, and holds for its next invoices', async () => {
    const firm = await member(admin);
    const change = (body: object) =>
      firm.post(invoiceEndpoints.updateInvoicing, {
        body: { format: 'xrechnung', buyerReference: leitwegId, vatId: 'DE 123 456 789', ...body } as never,
      });
    for (const wrong of [
      { buyerReference: '' },
      { buyerReference: '04011000-1234512345-07' },
      { vatId: 'DE12' },
    ])
      expect(await change(wrong)).toMatchObject({ outcome: 'refused', refusal: { code: 'fields.invalid' } });
    const buyer = await member('einkauf@andere-gmbh.example');
    const refused = await buyer.post(invoiceEndpoints.updateInvoicing, {
      body: { format: 'pdf', buyerReference: '', vatId: '' },
    });
    expect(refused).toMatchObject({ outcome: 'refused', refusal: { code: 'person.notAllowed' } });
    const first = await place(firm, 'rechnung', null);
    await writeInvoices(world.shop);
    expect(await change({})).toMatchObject({ outcome: 'ok' });
    expect(await buyer.ask(invoiceEndpoints.showInvoicing)).toMatchObject({
      format: 'xrechnung',
      buyerReference: leitwegId,
      vatId: 'DE123456789',
      mayChange: false,
    });
    const second = await place(firm, 'rechnung', null);
    await writeInvoices(world.shop);
    expect((await invoicesOf(firm, first))[0]?.format).toBe('zugferd');
    expect((await invoicesOf(firm, second))[0]?.format).toBe('xrechnung');
    const xml = (await fileOf(firm, second, 'xml')).bytes.toString();
    expect([schemaFaults(xml), await ruleFaults(xml), xrechnungFaults(xml)]).toEqual([[], [], []]);
    expect(xml).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`);
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  it('[S2.3-13] holds for an order of a guest as well, once it has joined the account', async () => {
    const firm = await member(admin);
    await firm.ask(invoiceEndpoints.updateInvoicing, {
      body: { format: 'xrechnung', buyerReference: leitwegId, vatId: 'DE123456789' },
    });
    const [joined, left] = [world.shop.visitor(), world.shop.visitor()];
    const orderNumber = await place(joined, 'rechnung', admin);
    const other = await place(left, 'rechnung', admin);
    await firm.ask(orderLookupEndpoints.join, { body: { orderNumber } });
    expect(await writeInvoices(world.shop)).toBe(2);
    expect((await invoicesOf(firm, orderNumber)).map(({ format }) => format)).toEqual(['xrechnung']);
    const xml = (await fileOf(firm, orderNumber, 'xml')).bytes.toString();
    expect(xml).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`);
    expect(xrechnungFaults(xml)).toEqual([]);
    expect((await invoicesOf(left, other)).map(({ format }) => format)).toEqual(['pdf']);
  });

  it('takes no VAT id from a private customer', async () => {
    const person = await member('privat@kontor.example');
    const body = { format: 'pdf', buyerReference: 'Haushalt', vatId: 'DE123456789' } as const;
    await person.ask(invoiceEndpoints.updateInvoicing, { body });
    expect(await person.ask(invoiceEndpoints.showInvoicing)).toMatchObject({
      buyerReference: 'Haushalt',
      vatId: '',
    });
  });
});

describe('[R71] invoices and whoever wants to be forgotten', () => {
  it('are told with what is kept about a person, and stay as they are when they are erased (§ 14b UStG)', async () => {
    const person = await member('privat@kontor.example');
    const orderNumber = await place(person, 'rechnung', null);
    await writeInvoices(world.shop);
    const [invoice] = await invoicesOf(person, orderNumber);
    const before = (await fileOf(person, orderNumber, 'xml')).bytes.toString();
    const { content } = await person.ask(personalDataEndpoints.export);
    const { Bestellungen: orders } = JSON.parse(content) as {
      Bestellungen: { Rechnungen: { Rechnungsnummer: string }[] }[];
    };
    expect(orders[0]?.Rechnungen.map((one) => one.Rechnungsnummer)).toEqual([invoice?.number]);
    await person.ask(personalDataEndpoints.erase, { body: { currentPassword: demoPassword } });
    const { rows } = await world.shop.database.query<{ xml: string }>('select xml from invoice');
    expect(rows).toEqual([{ xml: before }]);
  });
});
