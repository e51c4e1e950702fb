import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { orderEndpoints } from '#contract/order.ts';
import { berlinAddress, orderBody } from '#tests/server/basket/small-catalogue.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
  until,
} from '#tests/server/support/built-shop.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';

const folder = createDataFolder();
const wide = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_ADDRESS_PER_MINUTE: '100000' };
const positionCount = 480;
/** Characters a page of a large basket may have. */
const largestPage = 200_000;
let url = '';
let frontUrl = '';
let buyer: Browser;
let basket: BasketState;

async function fill(browser: Browser): Promise<BasketState> {
  const found: string[] = [];
  for (let page = 1; found.length < positionCount; page += 1) {
    const { items } = await browser.ask(listingEndpoints.list, { query: { limit: 96, page } });
    if (items.length === 0) throw new Error('the catalogue has too few articles');
    for (const item of items) {
      const isByThePiece = item.step_order_price_unit === 1 && item.min_order_price_unit === 1;
      if (item.stock > 5 && isByThePiece && item.price.net_price !== null) found.push(item.articleNumber);
    }
  }
  const items = found
    .slice(0, positionCount)
    .map((articleNumber) => ({ articleNumber, shopDepotId: 1, quantity: 1 }));
  return (await browser.ask(basketEndpoints.addItems, { body: { items } })).basket;
}

beforeAll(async () => {
  await ensureBuilt();
  const [port, frontPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  frontUrl = `http://127.0.0.1:${frontPort}`;
  await isReady(startProgram({ DATA_DIR: folder, PORT: String(port), ...wide }));
  const front = { DATA_DIR: path.join(folder, 'front'), PORT: String(frontPort), REST_BACKEND_URL: url };
  await isReady(startProgram({ ...front, ...wide }));
  buyer = createBrowser(url);
  await buyer.open('/');
  basket = await fill(buyer);
}, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

/** Follows the link to the next part from page to page, as a browser without script does. */
async function readParts(browser: Browser, start: string, row: RegExp): Promise<string[]> {
  const read: string[] = [];
  for (let address: string | undefined = start; address !== undefined;) {
    const { status, html }: { status: number; html: string } = await browser.open(address);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(largestPage);
    read.push(...[...html.matchAll(row)].map((match) => match[1] ?? ''));
    address = /<a[^>]*href="([^"]+\?position=\d+)"[^>]*>(?:<[^>]*>)*Weitere \d+ Positionen anzeigen/.exec(
      html,
    )?.[1];
  }
  return read;
}

describe('a basket and an order of 480 positions in the built shop', () => {
  it('[R80][S2.9-01] the basket page is small, and all positions can be reached without script', async () => {
    const uids = basket.items.map(({ uid }) => uid);
    expect(uids).toHaveLength(positionCount);
    expect(await readParts(buyer, '/shop/basket', /<li id="position-([^"]+)"/g)).toEqual(uids);
    const { html } = await buyer.open('/shop/basket?position=441');
    expect(html).toContain('Vorige 40 Positionen anzeigen');
    expect(html).toContain('480 Positionen');
  });

  it('[R80] pages drawn for another back end are as small', async () => {
    const visitor = createBrowser(frontUrl);
    await visitor.open('/');
    const items = basket.items
      .slice(0, 100)
      .map(({ articleNumber, shopDepotId }) => ({ articleNumber, shopDepotId, quantity: 1 }));
    await visitor.ask(basketEndpoints.addItems, { body: { items } });
    const { html } = await visitor.open('/shop/basket');
    expect(html.match(/<li id="position-/g)).toHaveLength(40);
    expect(html.length).toBeLessThan(largestPage);
  });

  it('[R80][S2.9-08] review, confirmation, PDF and mail of it are there, and the PDF is the one in the mail', async () => {
    await buyer.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'gast@kunde.example' } });
    await buyer.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
    await buyer.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
    await buyer.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'vorkasse' } });
    const ready = await buyer.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
    const lines = Array.from({ length: positionCount }, (_, index) => String(index + 1));
    expect(await readParts(buyer, '/shop/checkout/4', /<tr[^>]* id="line-(\d+)"/g)).toEqual(lines);

    const { orderNumber } = await buyer.ask(checkoutEndpoints.saveOrder, { body: orderBody(ready.basket) });
    const confirmation = `/shop/checkout/confirmation/${orderNumber}`;
    expect(await readParts(buyer, confirmation, /<tr[^>]* id="line-(\d+)"/g)).toEqual(lines);

    const { base64 } = await buyer.ask(orderEndpoints.pdf, { body: { orderNumber } });
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const outbox = path.join(folder, 'outbox');
    const sent = await until('the confirmation is sent', () =>
      readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
        .find((mail) => mail.includes(`order-${orderNumber}-confirmation@`)),
    );
    expect(sent.replace(/\r\n/g, '')).toContain(base64);
  });
});
