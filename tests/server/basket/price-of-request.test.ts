import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, show, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

it.each([1, 999_999])(
  '[R37][R38] agrees on the price of the catalogue when the request says %i',
  async (cents) => {
    const guest = shop.visitor();
    const { head } = await add(guest, 'A1', 1, { price: { net_price: cents, gross_price: cents } });
    expect(head.goodsNet).toBe(1999);
    const [position] = (await show(guest)).items;
    expect(position).toMatchObject({ price: { net_price: 1999 }, agreedPrice: null });
  },
);
