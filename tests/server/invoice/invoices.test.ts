import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { invoiceEndpoints } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { orderEndpoints } from '#contract/order.ts';
import { writeSettings } from '#server/settings/settings.repository.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';
import { transaction } from '#server/database/pool.ts';
import type { InvoiceWorker } from '#server/invoice/invoice-worker.ts';
import {
  add,
  countOf,
  orderBody,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { ruleFaults, schemaFaults, xrechnungFaults } from '#tests/support/valid-invoice.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { invoiceWorkerOf, writeInvoices } from './written-invoices.ts';

let shop: TestShop;
const workers: InvoiceWorker[] = [];
beforeAll(async () => {
  shop = await startSmallShop();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await shop.testDatabase.asOwner(
    `alter table invoice disable trigger invoice_is_kept; truncate shop_order, invoice, invoice_counter, outbox_mail cascade;
     alter table invoice enable trigger invoice_is_kept`,
  );
});
afterAll(async () => {
  await shop.stop();
});

const admin = 'admin@andere-gmbh.example';
const leitwegId = '04011000-1234512345-06';

async function place(visitor: TestVisitor, payment = 'rechnung', isGuest = true): Promise<string> {
  await add(visitor, 'A1', 2);
  await add(visitor, 'C1', 3);
  await walkToReview(visitor, isGuest ? 'gast@kunde.example' : null);
  const { basket } = await visitor.ask(checkoutEndpoints.paymentMethod, { body: { slug: payment } });
  return (await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) })).orderNumber;
}

async function member(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const invoicesOf = async (visitor: TestVisitor, orderNumber: string): Promise<readonly Invoice[]> =>
  (await visitor.ask(invoiceEndpoints.list, { query: { orderNumber } })).items;

async function fileOf(visitor: TestVisitor, orderNumber: string, file: 'pdf' | 'xml', index = 0) {
  const found = (await invoicesOf(visitor, orderNumber))[index];
  if (found === undefined) throw new Error('there is no such invoice');
  const reply = await visitor.ask(invoiceEndpoints.file, {
    body: { orderNumber, number: found.number, file },
  });
  return { ...reply, bytes: Buffer.from(reply.base64, 'base64') };
}

const setOrder = (orderNumber: string, set: string) =>
  shop.database.query(`update shop_order set ${set} where order_number = $1`, [orderNumber]);

const numbers = async (): Promise<number[]> =>
  (
    await shop.database.query<{ running: number }>(
      'select running_number as running from invoice order by running_number',
    )
  ).rows.map(({ running }) => running);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A copy of an order under numbers of its own, as often as asked. */
async function multiply(orderNumber: string, times: number): Promise<void> {
  const { rows } = await shop.database.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'shop_order' and column_name not in ('id', 'order_number', 'token_hash', 'basket_version')`,
  );
  const columns = rows[0]?.columns ?? '';
  await shop.database.query(
    `with made as (
       insert into shop_order (order_number, token_hash, basket_version, ${columns})
       select o.order_number || '-' || n, o.token_hash || n, o.basket_version + 1000 + n, ${columns}
       from shop_order o, generate_series(1, ${times}) as n where o.order_number = $1 returning id)
     insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number, display_name,
       quantity, unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents)
     select made.id, p.position, p.article_id, p.article_number, p.manufacturer_number, p.display_name, p.quantity, p.unit,
       p.unit_net_cents, p.unit_gross_cents, p.tax_rate, p.line_net_cents, p.line_gross_cents
     from made, shop_order_position p join shop_order o on o.id = p.order_id where o.order_number = $1`,
    [orderNumber],
  );
}

describe('[S2.3-13] the invoice of an order', () => {
  it('is written once, comes to what was ordered, and both its files can be saved', async () => {
    const guest = shop.visitor();
    const orderNumber = await place(guest);
    expect(await invoicesOf(guest, orderNumber)).toEqual([]);
    expect(await writeInvoices(shop)).toBe(1);
    expect(await writeInvoices(shop)).toBe(0);
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
    const orderNumber = await place(shop.visitor());
    await multiply(orderNumber, 49);
    const together = Array.from({ length: 4 }, () => invoiceWorkerOf(shop));
    workers.push(...together);
    const written = await Promise.all(together.map((worker) => worker.drain()));
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(50);
    expect(await numbers()).toEqual(upTo(50));
    expect(await countOf(shop, 'select count(distinct order_id) from invoice')).toBe(50);
  }, 60_000);

  it('[R43] is written after its writer was killed, and no number is lost', async () => {
    await place(shop.visitor());
    await writeInvoices(shop);
    await place(shop.visitor());
    const killed = invoiceWorkerOf(shop);
    workers.push(killed);
    let dying: Promise<unknown> = Promise.resolve();
    await transaction(shop.database, async (executor) => {
      await executor.query('select from invoice_counter for update');
      dying = killed.drain().catch((error: unknown) => error);
      const waiting = `select count(pg_terminate_backend(pid)) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into invoice_counter%'`;
      await expect.poll(() => countOf(shop, waiting), { timeout: 10_000 }).toBe(1);
    });
    await dying;
    expect(await numbers()).toEqual([1]);
    expect(await writeInvoices(shop)).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('[R43] that cannot be written holds no other, and takes no number', async () => {
    const broken = await place(shop.visitor());
    await place(shop.visitor());
    await setOrder(broken, `billing_address = '{}'`);
    expect(await writeInvoices(shop)).toBe(1);
    expect(await numbers()).toEqual([1]);
    await setOrder(broken, 'billing_address = shipping_address');
    expect(await writeInvoices(shop)).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });

  it.each([
    ['cannot be read', { vatId: 5 }],
    ['name no VAT id and no tax number', { vatId: '', taxNumber: '' }],
  ])('[R43] is not written while the settings %s, and is once they are right', async (_, wrong) => {
    await place(shop.visitor());
    const former = await shop.database.query<{ value: object }>(`select value from setting where key = $1`, [
      settingsRow,
    ]);
    await writeSettings(shop.database, { ...former.rows[0]?.value, ...wrong });
    expect(await writeInvoices(shop)).toBe(0);
    expect(await numbers()).toEqual([]);
    await writeSettings(shop.database, former.rows[0]?.value ?? {});
    expect(await writeInvoices(shop)).toBe(1);
  });

  it('is none where nothing is delivered: waiting for a release, denied, cancelled, prepaid and not paid', async () => {
    const guest = shop.visitor();
    const orderNumber = await place(guest);
    for (const state of ['awaitingRelease', 'denied', 'cancelled']) {
      await setOrder(orderNumber, `state = '${state}'`);
      expect([state, await writeInvoices(shop)]).toEqual([state, 0]);
    }
    await setOrder(orderNumber, `state = 'accepted'`);
    expect(await writeInvoices(shop)).toBe(1);
    const prepaid = await place(shop.visitor(), 'vorkasse');
    expect(await writeInvoices(shop)).toBe(0);
    await setOrder(prepaid, 'paid_at = now()');
    expect(await writeInvoices(shop)).toBe(1);
  });

  it('is promised to its buyer only where it is to come', async () => {
    const guest = shop.visitor();
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
    await writeInvoices(shop);
    expect(await told()).toMatchObject({ items: [{ kind: 'invoice' }], isToCome: false });
  });

  it('does not change with what it was made of, nor by anybody', async () => {
    const guest = shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(shop);
    const before = (await fileOf(guest, orderNumber, 'xml')).base64;
    await setOrder(
      orderNumber,
      `reference = 'anders', billing_address = billing_address || '{"lastname": "Anders"}'`,
    );
    const former = (await shop.services.settings.read()).address;
    await shop.services.settings.change({ address: { ...former, company: 'Anders GmbH' } });
    expect((await fileOf(guest, orderNumber, 'xml')).base64).toBe(before);
    await shop.services.settings.change({ address: former });
    for (const change of [
      `update invoice set xml = ''`,
      `update invoice set invoice_number = 'x'`,
      'delete from invoice',
    ])
      await expect(shop.database.query(change)).rejects.toThrow(/invoice/i);
  });

  it('is taken back by another one where the order is cancelled afterwards, once', async () => {
    const guest = shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(shop);
    await setOrder(orderNumber, `state = 'cancelled'`);
    expect(await writeInvoices(shop)).toBe(1);
    expect(await writeInvoices(shop)).toBe(0);
    const [invoice, reversal] = await invoicesOf(guest, orderNumber);
    expect(reversal).toMatchObject({ kind: 'reversal' });
    const xml = (await fileOf(guest, orderNumber, 'xml', 1)).bytes.toString();
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
    expect([schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    const { rows } = await shop.database.query<{ subject: string }>('select subject from outbox_mail');
    expect(rows.map(({ subject }) => subject)).toContain(
      `Stornorechnung ${reversal?.number} zur Bestellung ${orderNumber}`,
    );
    expect(await numbers()).toEqual([1, 2]);
    // What was never mailed is not mailed any more.
    expect(await countOf(shop, 'select count(*) from invoice where mailed_at is null')).toBe(0);
    expect(rows.map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/^Ihre Rechnung /));
  });

  it('[R24][R26] is read by whoever may read its order, and by nobody else', async () => {
    const guest = shop.visitor();
    const orderNumber = await place(guest);
    await writeInvoices(shop);
    const [invoice] = await invoicesOf(guest, orderNumber);
    const wanted = { orderNumber, number: invoice?.number ?? '', file: 'pdf' as const };
    for (const stranger of [shop.visitor(), await member('privat@kontor.example'), await member(admin)]) {
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
    const orderKey = shop.keys.blind('guest-order', orderNumber);
    const byKey = await shop.visitor().ask(invoiceEndpoints.list, { query: { orderNumber, orderKey } });
    expect(byKey.items).toHaveLength(1);
    const wrong = await shop.visitor().get(invoiceEndpoints.list, { query: { orderNumber, orderKey: 'x' } });
    expect(wrong).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
  });

  it('[R23][R24] is read by those who decide for the firm of the buyer, too, and by no other firm', async () => {
    const buyer = await member('einkauf@andere-gmbh.example');
    const orderNumber = await place(buyer, 'rechnung', false);
    await setOrder(orderNumber, `state = 'accepted'`);
    await writeInvoices(shop);
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
    const orderNumber = await place(shop.visitor());
    await writeInvoices(shop);
    await setOrder(orderNumber, `state = 'shipped'`);
    let asked = 0;
    const failing = invoiceWorkerOf(shop, {
      papers: { pdfOf: () => Promise.reject(new Error(`drawing fails, ${(asked += 1)}`)) },
    });
    workers.push(failing);
    for (let round = 0; round < 3; round += 1) await failing.drain();
    expect(asked).toBe(1);
    expect(await countOf(shop, 'select count(*) from invoice where mailed_at is null')).toBe(1);
  });

  it('is mailed once, when the goods leave', async () => {
    const orderNumber = await place(shop.visitor());
    await writeInvoices(shop);
    const mails = `select count(*) from outbox_mail where subject like 'Ihre Rechnung %'`;
    expect(await countOf(shop, mails)).toBe(0);
    await setOrder(orderNumber, `state = 'shipped'`);
    const together = [invoiceWorkerOf(shop), invoiceWorkerOf(shop)];
    workers.push(...together);
    await Promise.all(together.map((worker) => worker.drain()));
    expect(await countOf(shop, mails)).toBe(1);
    const { rows } = await shop.database.query<{ names: string; text: string }>(
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
    const first = await place(firm, 'rechnung', false);
    await writeInvoices(shop);
    expect(await change({})).toMatchObject({ outcome: 'ok' });
    expect(await buyer.ask(invoiceEndpoints.showInvoicing)).toMatchObject({
      format: 'xrechnung',
      buyerReference: leitwegId,
      vatId: 'DE123456789',
      mayChange: false,
    });
    const second = await place(firm, 'rechnung', false);
    await writeInvoices(shop);
    expect((await invoicesOf(firm, first))[0]?.format).toBe('zugferd');
    expect((await invoicesOf(firm, second))[0]?.format).toBe('xrechnung');
    const xml = (await fileOf(firm, second, 'xml')).bytes.toString();
    expect([schemaFaults(xml), await ruleFaults(xml), xrechnungFaults(xml)]).toEqual([[], [], []]);
    expect(xml).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`);
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
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
    const orderNumber = await place(person, 'rechnung', false);
    await writeInvoices(shop);
    const [invoice] = await invoicesOf(person, orderNumber);
    const before = (await fileOf(person, orderNumber, 'xml')).bytes.toString();
    const { content } = await person.ask(personalDataEndpoints.export);
    const { orders } = JSON.parse(content) as { orders: { invoices: { invoice_number: string }[] }[] };
    expect(orders[0]?.invoices.map((one) => one.invoice_number)).toEqual([invoice?.number]);
    await person.ask(personalDataEndpoints.erase, { body: { currentPassword: demoPassword } });
    const { rows } = await shop.database.query<{ xml: string }>('select xml from invoice');
    expect(rows).toEqual([{ xml: before }]);
  });
});
