import { afterAll, beforeAll, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, insertArticle, show, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

/** Two lines of 5 that become one of 10; what one costs, and what was agreed to. */
async function joined(articleNumber: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  const guest = shop.visitor();
  await add(guest, articleNumber, 5, { hint: 'eins' });
  await add(guest, articleNumber, 5);
  await meanwhile();
  const uid = (await show(guest)).items.find(({ hint }) => hint === 'eins')?.uid ?? '';
  const { basket } = await guest.ask(basketEndpoints.updateNotice, { body: { uid, hint: '' } });
  return basket.items.map(({ quantity, price, agreedPrice }) => [
    quantity,
    price.net_price,
    agreedPrice?.net_price ?? 'that',
  ]);
}

it('[R38] lines that become one are agreed to at the price of so many, as if they had been put in together', async () => {
  expect(await joined('C1')).toEqual([[10, 900, 'that']]);
});

it('[R38] lines that become one keep what was agreed to where today they cost more', async () => {
  await insertArticle(shop, { number: 'W1', netCents: 1000, tiers: [[10, 900]] });
  const rise = () =>
    shop.database.query(
      `with ladder as (update article_price set net_price_cents = 1100
         where article_id = (select id from article where article_number = 'W1'))
       update article set net_price_cents = 1200 where article_number = 'W1'`,
    );
  expect(await joined('W1', rise)).toEqual([[10, 1100, 1000]]);
});
