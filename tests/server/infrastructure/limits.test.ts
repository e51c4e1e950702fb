import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let plain: TestShop;
let behindProxy: TestShop;

beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: '20', RATE_LIMIT_ADDRESS_PER_MINUTE: '100' };
  plain = await startTestShop({ seed: 'none', environment: limits });
  behindProxy = await startTestShop({ seed: 'none', environment: { ...limits, TRUST_PROXY: '10.0.0.1' } });
});
afterAll(async () => {
  await plain.stop();
  await behindProxy.stop();
});

const statuses = async (ask: () => Promise<{ statusCode: number }>, count: number): Promise<number[]> => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await ask()).statusCode);
  return seen;
};

it('[R66] bounds one session without touching another at the same address', async () => {
  const greedy = plain.visitor();
  await greedy.token();
  const colleague = plain.visitor();
  await colleague.token();
  const seen = await statuses(() => greedy.raw({ url: '/rest/none' }), 40);
  expect(seen.filter((status) => status === 404)).toHaveLength(20);
  expect(seen.at(-1)).toBe(429);
  expect((await colleague.raw({ url: '/rest/systems/token' })).statusCode).toBe(200);
});

it('[R66] ignores X-Forwarded-For unless it comes from the set proxy', async () => {
  let count = 0;
  const forged = (shop: TestShop, remoteAddress: string) => () => {
    count += 1;
    return shop.visitor().raw({
      url: '/rest/none',
      remoteAddress,
      headers: { 'x-forwarded-for': `203.0.113.${count % 250}` },
    });
  };
  expect((await statuses(forged(plain, '192.0.2.9'), 30)).at(-1)).toBe(429);
  expect((await statuses(forged(behindProxy, '192.0.2.9'), 30)).at(-1)).toBe(429);
  expect((await statuses(forged(behindProxy, '10.0.0.1'), 30)).at(-1)).toBe(404);
});
