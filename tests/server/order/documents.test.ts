import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderEndpoints } from '#contract/order.ts';
import { systemEndpoints } from '#contract/system.ts';
import { orderPdf } from '#server/document/order-pdf.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { insertManyArticles, orderAll } from '#tests/server/basket/many-articles.ts';
import { countOf, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { forgetOrders } from '#tests/support/forget-orders.ts';

let shop: TestShop;
let articles: readonly string[];
beforeAll(async () => {
  shop = await startSmallShop();
  articles = await insertManyArticles(shop, 450);
});
afterAll(async () => {
  await shop.stop();
});

const pdfOf = async (visitor: TestVisitor, orderNumber: string): Promise<string> =>
  (await visitor.ask(orderEndpoints.pdf, { body: { orderNumber } })).base64;

const drawnAt = async (orderNumber: string): Promise<string[]> => {
  const { rows } = await shop.database.query<{ drawn: string }>(
    `select d.language || ' ' || d.drawn_at as drawn from shop_order_document d join shop_order o on o.id = d.order_id
     where o.order_number = $1 order by d.language`,
    [orderNumber],
  );
  return rows.map(({ drawn }) => drawn);
};

describe('the PDF of an order', () => {
  it('[R80][S7.2-14] of 450 positions is drawn beside the event loop', async () => {
    const guest = shop.visitor();
    const number = await orderAll(guest, articles);
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber: number } });
    if (item === null) throw new Error('no order');
    // Everything but the drawing is warm: what the download itself asks of the event loop is left.
    await guest.post(orderEndpoints.pdf, { body: { orderNumber: 'unknown' } });
    const before = performance.eventLoopUtilization();
    await pdfOf(guest, number);
    const { active } = performance.eventLoopUtilization(before);
    const settings = await shop.services.settings.read();
    const beginning = performance.now();
    await orderPdf(item, { language: 'de', settings });
    expect(active).toBeLessThan((performance.now() - beginning) / 2);
  });

  it('[R80] is drawn once for everybody who asks at the same time, and the same ever after', async () => {
    const guest = shop.visitor();
    const number = await orderAll(guest, articles.slice(0, 40));
    const together = await Promise.all(Array.from({ length: 20 }, () => pdfOf(guest, number)));
    expect(new Set(together).size).toBe(1);
    const first = await drawnAt(number);
    expect(first).toHaveLength(1);
    expect(await pdfOf(guest, number)).toBe(together[0]);
    expect(await drawnAt(number)).toEqual(first);
  });

  it('[R43] is the attachment of its confirmation', async () => {
    const worker = startOrderMailWorker({
      database: shop.database,
      keys: shop.keys,
      settings: shop.services.settings,
      documents: shop.services.documents,
      publicUrl: null,
      log: createLog('silent'),
    });
    const guest = shop.visitor();
    const number = await orderAll(guest, articles.slice(0, 3), 'anhang@kunde.example');
    await expect.poll(() => worker.backlog(), { timeout: 20_000 }).toBe(0);
    await worker.stop();
    const first = await drawnAt(number);
    const { rows } = await shop.database.query<{ attached: string }>(
      `select attachments -> 0 ->> 'base64' as attached from outbox_mail where recipient = 'anhang@kunde.example'`,
    );
    expect(rows).toEqual([{ attached: await pdfOf(guest, number) }]);
    expect(await drawnAt(number)).toEqual(first);
  });

  it('is drawn anew in another language and after the shop changed what it names, and goes with its order', async () => {
    const guest = shop.visitor();
    const number = await orderAll(guest, articles.slice(0, 2));
    const german = await pdfOf(guest, number);
    await guest.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    const english = await pdfOf(guest, number);
    expect(english).not.toBe(german);
    expect((await drawnAt(number)).map((drawn) => drawn.slice(0, 2))).toEqual(['de', 'en']);
    await shop.services.settings.change({ iban: 'DE02120300000000202051' });
    expect(await pdfOf(guest, number)).not.toBe(english);
    const before = await drawnAt(number);
    await shop.services.settings.change({ taxExemptDisplayText: 'Steuerfrei' });
    await pdfOf(guest, number);
    expect(await drawnAt(number)).not.toEqual(before);
    expect(await drawnAt(number)).toHaveLength(2);
    await shop.testDatabase.asOwner(forgetOrders(`delete from shop_order where order_number = '${number}'`));
    expect(
      await countOf(
        shop,
        `select count(*) from shop_order_document d where not exists (select from shop_order o where o.id = d.order_id)`,
      ),
    ).toBe(0);
  });
});
