import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { articleOnRequest } from '#tests/server/reliability/offer-request-samples.ts';
import { everyRoute, readyVisitor, sampleOf, sendSample } from '#tests/server/reliability/valid-requests.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { mutate, seededRandom } from './mutate.ts';
import { isLongRun, mostPageBytes, WorstCosts } from './worst-costs.ts';

/** Requests a route; `npm run fuzz` asks for more. */
const requestsPerRoute = Number(process.env['FUZZ_REQUESTS'] ?? '200');
const seed = Number(process.env['FUZZ_SEED'] ?? '1');
const article = 'FUZZ1';
const allowed = new Set([200, 400, 403, 404, 413]);
const insides = /node_modules|\.ts:\d|\bat .+:\d+:\d+|syntax error|relation "|select .+ from|pg_|stack/i;

let shop: TestShop;
const costs = new WorstCosts('calls');

beforeAll(async () => {
  // The limits of guesses have their own tests; here every login must reach the service.
  shop = await startTestShop({
    seed: 'demo',
    environment: { LOGIN_ATTEMPTS: '1000000', LOGIN_ATTEMPTS_ADDRESS: '1000000' },
  });
  await insertArticle(shop, { number: article, netCents: 1234 });
  await insertArticle(shop, { number: articleOnRequest, netCents: null });
});
afterAll(async () => {
  await shop.stop();
  if (isLongRun) console.log(costs.describe());
});

async function send(visitor: TestVisitor, endpoint: Endpoint, mutant: ReturnType<typeof mutate>) {
  const url = `/rest${addressOf(endpoint, mutant.params, mutant.query)}`;
  if (endpoint.method === 'GET') return visitor.raw({ url });
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await visitor.token() };
  return visitor.raw({ method: 'POST', url, headers, payload: mutant.payload });
}

describe('every call, one part of an accepted request changed at a time', () => {
  it('is in the table', () => {
    expect(everyRoute(shop).length).toBe(allEndpoints.length);
  });

  for (const endpoint of allEndpoints) {
    it(
      `[R30][R31] ${endpoint.method} ${endpoint.path} answers without a fault of the server`,
      async () => {
        const random = seededRandom(seed);
        let visitor = await readyVisitor(shop, article);
        const sample = await sampleOf(endpoint, { shop, visitor, article });
        const accepted = await sendSample(visitor, endpoint, sample);
        expect(accepted.statusCode, accepted.body.slice(0, 300)).toBe(200);
        expect(accepted.json<{ success?: boolean }>().success, accepted.body.slice(0, 300)).not.toBe(false);

        visitor = await readyVisitor(shop, article);
        const fresh = await sampleOf(endpoint, { shop, visitor, article });
        for (let count = 0; count < requestsPerRoute; count += 1) {
          const mutant = mutate(fresh, endpoint.method === 'POST', random);
          const startedAt = process.cpuUsage();
          const answer = await send(visitor, endpoint, mutant);
          const { user, system } = process.cpuUsage(startedAt);
          costs.add(`${endpoint.path} ${mutant.change}`, (user + system) / 1000);
          const what = `${mutant.change} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          expect(allowed.has(answer.statusCode), what).toBe(true);
          expect(answer.rawPayload.length, what).toBeLessThan(mostPageBytes);
          const content = JSON.parse(answer.body) as { success?: boolean; message?: string };
          if (answer.statusCode !== 200) expect(insides.test(answer.body), what).toBe(false);
          expect(content, what).toBeTypeOf('object');
        }
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
        const next = await shop.visitor().raw({ url: '/rest/systems/token' });
        expect(next.statusCode).toBe(200);
      },
      60_000 + requestsPerRoute * 100,
    );
  }
});
