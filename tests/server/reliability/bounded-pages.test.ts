import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { mostPageBytes } from '#tests/server/fuzz/worst-costs.ts';
import { startMeasuredShop } from '#tests/server/support/measured-shop.ts';
import type { Cost, MeasuredShop } from '#tests/server/support/measured-shop.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import { askedOfEveryPage, askedOfList, wordsAs } from './asked-too-much.ts';
import type { Asked, KnownValue } from './asked-too-much.ts';

/** The printer finder's page of a brand has most: a thousand printers and a hundred articles. */
const mostElements = 8_000;
/** Twice as much asked may cost twice as much; the rest is what one measurement differs from the next. */
const tolerance = 1.6;
const rounds = 5;
/** What takes a millisecond may be held up by other work of the process as often as that. */
const roundsOfSteepOnes = 20;
const mostRedirects = 2;

let shop: MeasuredShop;
/** Of a guest with a basket: each page is drawn for it anew. */
let cookie = '';
let known: KnownValue[] = [];
let article = '';

beforeAll(async () => {
  shop = await startMeasuredShop();
  const browser = createBrowser(shop.url);
  await browser.open('/');
  const { filters, items } = await browser.ask(listingEndpoints.list, { query: {} });
  known = filters
    .flatMap(({ name, values }) => values.map(({ value }) => ({ facet: name, value })))
    .toSorted((left, right) => right.value.length - left.value.length);
  const tile = items.find(({ stock, price }) => stock > 5 && price.net_price !== null);
  if (tile === undefined) throw new Error('no article to put into the basket');
  const { articleNumber, shopDepotId, slug, min_order_price_unit: quantity } = tile;
  await browser.ask(basketEndpoints.add, { body: { articleNumber, shopDepotId, quantity } });
  cookie = browser.cookie();
  article = `${articleNumber}-${shopDepotId}/${slug}`;
}, 240_000);
afterAll(() => shop.stop());

/** What an address costs with what it leads to. */
async function costOf(address: string): Promise<Cost> {
  let cost = await shop.ask(address, cookie);
  for (let hops = 0; cost.location !== null; hops += 1) {
    expect(hops, `${address.slice(0, 200)} leads on and on, to ${cost.location}`).toBeLessThan(mostRedirects);
    const next = await shop.ask(cost.location, cookie);
    cost = { ...next, processorMs: cost.processorMs + next.processorMs };
  }
  return cost;
}

function checkBounds(cost: Cost, address: string): void {
  const what = `${cost.status} ${cost.bytes} bytes, ${cost.elements} elements: ${address.slice(0, 300)}`;
  expect(cost.status, what).toBeLessThan(500);
  expect(cost.bytes, what).toBeLessThan(mostPageBytes);
  expect(cost.elements, what).toBeLessThan(mostElements);
}

/** Asks n, 2n and 4n; measured again, up to the limit of rounds, only while the growth seems to be steeper than linear. */
async function checkGrowth(path: string, { what, sizes, query }: Asked, plain: Cost): Promise<void> {
  const addresses = sizes.map((size) => `${path}${path.includes('?') ? '&' : '?'}${query(size)}`);
  const least = addresses.map(() => Number.POSITIVE_INFINITY);
  const isSteep = (): boolean =>
    least.some((cost, place) => {
      const base = Math.max(plain.processorMs, least[0]!);
      return cost > base * 2 ** place * tolerance;
    });
  for (let round = 0; round < roundsOfSteepOnes && (round === 0 || isSteep()); round += 1) {
    for (const [place, address] of addresses.entries()) {
      const cost = await costOf(address);
      checkBounds(cost, address);
      least[place] = Math.min(least[place]!, cost.processorMs);
    }
  }
  const figures = least.map((cost) => cost.toFixed(1)).join(', ');
  expect(isSteep(), `${path}, ${what}: ${figures} ms for ${sizes.join(', ')}`).toBe(false);
}

async function checkAll(path: string, asked: readonly Asked[]): Promise<void> {
  let plain = await costOf(path);
  for (let round = 1; round < rounds; round += 1) {
    const again = await costOf(path);
    if (again.processorMs < plain.processorMs) plain = again;
  }
  checkBounds(plain, path);
  for (const family of asked) await checkGrowth(path, family, plain);
}

const slowMs = 300_000;

describe('what an address asks', () => {
  it.each([
    '/shop?limit=96&view=rows',
    '/shop/catalog/druckerverbrauch',
    '/shop/supply/brand/hp?limit=96',
    '/shop/supply/device/hp-laserjet-pro-m404dn',
    '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn',
  ])(
    '[R30][R32] costs what the list shows: %s',
    async (path) => checkAll(path, [...askedOfList(known), ...askedOfEveryPage]),
    slowMs,
  );

  it.each(['/shop/supply', '/shop/supply/brands', '/shop/supply/devices'])(
    '[R30][R32] costs what the printer finder shows: %s',
    async (path) => checkAll(path, [...wordsAs('search'), ...askedOfEveryPage]),
    slowMs,
  );

  it.each([
    '/',
    '/artnr/CF259X',
    '/page/agb',
    '/cookie-config',
    '/login',
    '/logout',
    '/shop/basket',
    '/shop/checkout',
    '/my/orders',
    '/order',
    '/http-error/404',
    '/gibt-es-nicht',
  ])(
    '[R30] costs nothing on a page that does not read it: %s',
    async (path) =>
      checkAll(path, [
        ...askedOfEveryPage,
        ...askedOfList(known).filter(({ what }) => what.includes('values')),
      ]),
    slowMs,
  );

  it('[R30] costs nothing on the page of an article', async () => {
    await checkAll(`/shop/article/${article}`, askedOfEveryPage);
  });

  it.each([
    '/shop/catalog/:',
    '/shop/supply/brand/:',
    '/shop/supply/device/:',
    '/shop/supply/brand/hp/device/:',
    '/shop/article/:/x',
    '/shop/article/T1-1/:',
    '/artnr/:',
    '/page/:',
    '/shop/checkout/:',
    '/http-error/:',
    '/my/orders/:',
    '/:',
    '/rest/shop/:',
    '/rest/page/:',
    '/pictures/:.svg',
  ])('[R30] is bounded in a path: %s', async (pattern) => {
    for (const size of [40, 160, 161, 1000, 4000, 12_000]) {
      for (const sign of ['a', 'Z', '-', '%C3%BC', '%01']) {
        const address = pattern.replace(':', sign.repeat(Math.floor(size / sign.length)));
        checkBounds(await costOf(address), address);
      }
    }
  });

  it.each([
    ['/rest/shop', () => askedOfList(known)],
    ['/rest/shop/filter', () => askedOfList(known)],
    ['/rest/shop?catalogSlug=toner', () => askedOfList(known)],
    ['/rest/shop/supply', () => [...wordsAs('search'), ...wordsAs('brand'), ...wordsAs('device')]],
    ['/rest/systems/search', () => wordsAs('searchterm')],
    ['/rest/systems/config', () => askedOfEveryPage],
  ] as const)(
    '[R30][R32] costs a call no more than its answer: %s',
    async (path, asked) => checkAll(path, asked()),
    slowMs,
  );
});
