import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { add, insertArticle, orderBody, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import { sessionCookieName } from '#server/session/session-cookie.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** Requests a minute: of one session, and of one address. */
const perSession = 20;
const perAddress = 100;
let plain: TestShop;
let office: TestShop;
let behindProxy: TestShop;

beforeAll(async () => {
  const limits = {
    RATE_LIMIT_PER_MINUTE: String(perSession),
    RATE_LIMIT_ADDRESS_PER_MINUTE: String(perAddress),
  };
  plain = await startTestShop({ seed: 'none', environment: limits });
  office = await startTestShop({ seed: 'small', environment: limits });
  await insertArticle(office, { number: 'A1', netCents: 1999 });
  behindProxy = await startTestShop({ seed: 'none', environment: { ...limits, TRUST_PROXY: '10.0.0.1' } });
});
afterAll(async () => {
  await plain.stop();
  await office.stop();
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

it('[R66] bounds ten times the allowed rate with forged addresses, while a buyer at the same address orders', async () => {
  let count = 0;
  const flood = () => {
    count += 1;
    // Another address, another program and another made-up cookie each time.
    return office.app.inject({
      url: '/rest/shop/basket',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-forwarded-for': `203.0.113.${count % 250}`,
        'x-real-ip': `203.0.113.${count % 250}`,
        forwarded: `for=203.0.113.${count % 250}`,
        'user-agent': `flood ${count}`,
        cookie: `${sessionCookieName}=g.${'a'.repeat(40)}${count}.${'b'.repeat(43)}`,
      },
    });
  };
  const buyer = office.visitor();
  await buyer.token();
  const seen = await statuses(flood, 5 * perSession);
  await add(buyer, 'A1', 2);
  const basket = await walkToReview(buyer);
  seen.push(...(await statuses(flood, 5 * perSession)));
  // The buyer's first call had no session yet and counts for the address.
  expect(seen.filter((status) => status === 200)).toHaveLength(perSession - 1);
  expect(seen.filter((status) => status === 429)).toHaveLength(9 * perSession + 1);
  const placed = await buyer.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  expect(placed.success).toBe(true);
});

it('[R66] bounds one address although each of its sessions stays within its share', async () => {
  const remoteAddress = '192.0.2.77';
  const passed: number[] = [];
  // Sessions are issued elsewhere, so that the address has nothing but their requests.
  for (let index = 0; index < perAddress / perSession + 1; index += 1) {
    const member = office.visitor();
    await member.raw({ url: '/rest/systems/token', remoteAddress: `192.0.2.${index + 80}` });
    const ask = () => member.raw({ url: '/rest/none', remoteAddress });
    passed.push((await statuses(ask, perSession - 1)).filter((status) => status === 404).length);
  }
  expect(passed).toEqual([19, 19, 19, 19, 19, 5]);
});
