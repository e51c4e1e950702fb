import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { add, countOf, show, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const quantities = async (visitor: TestVisitor) =>
  (await show(visitor)).items.map(({ articleNumber, quantity }) => [articleNumber, quantity]);

it('[R13] adds the guest basket once although the same person signs in twice', async () => {
  const email = 'privat@kontor.example';
  const earlier = shop.visitor();
  await earlier.signIn(email);
  await add(earlier, 'A1', 2);
  const guest = shop.visitor();
  await add(guest, 'A1', 3);
  await guest.signIn(email);
  expect(await quantities(guest)).toEqual([['A1', 5]]);
  await guest.signIn(email);
  expect(await quantities(guest)).toEqual([['A1', 5]]);
  expect(await countOf(shop, 'select count(*) from basket')).toBe(1);
});
