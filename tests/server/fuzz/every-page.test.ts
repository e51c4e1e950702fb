import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startMeasuredShop } from '#tests/server/support/measured-shop.ts';
import type { MeasuredShop } from '#tests/server/support/measured-shop.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import { seededRandom } from './mutate.ts';
import { fuzzedPages, mutatedAddress, routePaths } from './page-addresses.ts';
import { isLongRun, mostPageBytes, mostProcessorMs, WorstCosts } from './worst-costs.ts';

/** Requests a page; `npm run fuzz` asks for more. */
const requestsPerPage = Number(process.env['FUZZ_REQUESTS'] ?? '20');
const seed = Number(process.env['FUZZ_SEED'] ?? '1');
/** No shorter word: tokens and nonces are made of chance. */
const insides =
  /node_modules|\bat \S+ \(.+:\d+:\d+\)|syntax error at|relation ".+" does not exist|pg_catalog/;
/** Times a dear address is asked again, since the collection of garbage falls on whoever is there. */
const secondLooks = 4;

let shop: MeasuredShop;
let staff = '';
const costs = new WorstCosts('pages');

beforeAll(async () => {
  shop = await startMeasuredShop();
  const browser = createBrowser(shop.url);
  await browser.open('/');
  await browser.ask(sessionEndpoints.login, {
    body: { email: 'backend@kontor.example', password: demoPassword },
  });
  staff = browser.cookie();
}, 240_000);
afterAll(async () => {
  await shop.stop();
  if (isLongRun) console.log(costs.describe());
});

/** An error page has the status it is about; every other page must never fail. */
const isAboutFailure = (address: string): boolean => /^\/(?:503(?:\?|$)|http-error\/5)/.test(address);

async function leastCost(address: string, cookie: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < secondLooks; look += 1) {
    least = Math.min(least, (await shop.ask(address, cookie)).processorMs);
  }
  return least;
}

describe('every page, one part of its address changed at a time', () => {
  it('is in the table', () => {
    const known = new Set<string>(fuzzedPages.map((page) => page.path));
    expect(routePaths.length).toBeGreaterThan(20);
    expect(routePaths.filter((route) => !known.has(route))).toEqual([]);
  });

  for (const page of fuzzedPages) {
    it(
      `[R30][R32] ${page.path} is bounded and answers without a fault of the server`,
      async () => {
        const random = seededRandom(seed);
        for (let count = 0; count < requestsPerPage; count += 1) {
          const address = mutatedAddress(page, random);
          const cookie = count % 2 === 0 ? '' : staff;
          const cost = await shop.ask(address, cookie);
          const what = `${cost.status}, ${cost.bytes} bytes: ${address.slice(0, 400)}`;
          if (!isAboutFailure(address)) expect(cost.status, what).toBeLessThan(500);
          expect(cost.bytes, what).toBeLessThan(mostPageBytes);
          expect(insides.test(cost.body), what).toBe(false);
          if (!isLongRun) continue;
          const isDear = cost.processorMs > mostProcessorMs;
          const processorMs = isDear ? await leastCost(address, cookie) : cost.processorMs;
          costs.add(`${cost.status} ${address}`, processorMs);
          expect(processorMs, what).toBeLessThan(mostProcessorMs);
        }
        expect((await shop.ask('/')).status).toBe(200);
      },
      60_000 + requestsPerPage * 1000,
    );
  }
});
