import { afterAll, beforeAll, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, addBody, insertArticle, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

it('puts in what is left of a line that may be less, by minimum, step and maximum, and says how much of it', async () => {
  for (const article of [
    { number: 'K1', name: 'Knapp', stock: 1 },
    { number: 'K2', name: 'Packen', stock: 12, minimum: 5, step: 5 },
    { number: 'K3', name: 'Rest', stock: 4, minimum: 5, step: 5 },
    { number: 'K4', name: 'Begrenzt', maximum: 50 },
  ])
    await insertArticle(shop, article);
  const guest = shop.visitor();
  await add(guest, 'K4', 49);
  const asked = [
    ['K1', 6],
    ['K1', 2],
    ['K2', 20],
    ['K3', 10],
    ['K4', 2],
    ['A1', 3],
  ] as const;
  const whole = { items: asked.slice(0, 4).map(([number, quantity]) => addBody(number, quantity)) };
  const { basket: before } = await guest.ask(basketEndpoints.addItems, { body: whole });
  expect(before.totals).toMatchObject({ article_count: 49, position_count: 1 });
  const items = asked.map(([number, quantity]) => addBody(number, quantity, { mayBeLess: true }));
  const { basket, refused } = await guest.ask(basketEndpoints.addItems, { body: { items } });
  const amounts = basket.items.map(({ articleNumber, quantity }) => [articleNumber, quantity]);
  expect(Object.fromEntries(amounts)).toEqual({ A1: 3, K1: 1, K2: 10, K4: 50 });
  expect(refused.map(({ index, code, message, added }) => [index, code, message, added])).toEqual([
    [0, 'stock.tooLow', 'Knapp: Von 6 Stück kam nur 1 in den Warenkorb.', 1],
    [1, 'stock.tooLow', 'Knapp: Es ist nur noch 1 Stück verfügbar, 1 liegt schon im Warenkorb.', 0],
    [2, 'stock.tooLow', 'Packen: Von 20 Stück kamen nur 10 in den Warenkorb.', 10],
    [3, 'stock.tooLow', 'Rest ist nicht mehr verfügbar.', 0],
    [4, 'quantity.tooHigh', 'Begrenzt: Von 2 Stück kam nur 1 in den Warenkorb.', 1],
  ]);
  const single = await guest.raw({
    method: 'POST',
    url: '/rest/shop/basket/add',
    headers: { 'x-csrf-token': await guest.token(), 'content-type': 'application/json' },
    payload: JSON.stringify(addBody('A1', 1, { mayBeLess: true })),
  });
  expect(single.json()).toMatchObject({ success: false });
});
