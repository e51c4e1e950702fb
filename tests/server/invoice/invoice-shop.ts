import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { invoiceEndpoints } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import type { InvoiceWorker } from '#server/invoice/invoice-worker.ts';
import { add, orderBody, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { forgetOrders } from '#tests/support/forget-orders.ts';

/** A shop whose orders get invoices, for the tests of one file; each begins without orders. */
export function useInvoiceShop() {
  let shop: TestShop;
  const workers: InvoiceWorker[] = [];
  beforeAll(async () => {
    shop = await startSmallShop();
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    await shop.testDatabase.asOwner(
      forgetOrders('truncate shop_order, invoice, invoice_counter, outbox_mail cascade'),
    );
  });
  afterAll(async () => {
    await shop.stop();
  });

  /** @param guest mail address of a guest; null for who is signed in */
  async function place(
    visitor: TestVisitor,
    payment = 'rechnung',
    guest: string | null = 'gast@kunde.example',
  ): Promise<string> {
    await add(visitor, 'A1', 2);
    await add(visitor, 'C1', 3);
    await walkToReview(visitor, guest);
    const { basket } = await visitor.ask(checkoutEndpoints.paymentMethod, { body: { slug: payment } });
    return (await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) })).orderNumber;
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

  return {
    get shop(): TestShop {
      return shop;
    },
    /** Stopped after each test. */
    workers,
    place,
    invoicesOf,
    fileOf,
    setOrder,
    multiply,
  };
}
