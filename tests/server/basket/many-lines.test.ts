import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { addBody, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

describe('many at once', () => {
  it('[S7.2-34][R33] adds each line or says why not, in one transaction', async () => {
    const guest = shop.visitor();
    const items = ['A1', 'NIX', 'B5', 'E2', 'A1', 'D1'].map((number) => addBody(number, 5));
    const { basket, refused } = await guest.ask(basketEndpoints.addItems, { body: { items } });
    expect(basket.items.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual([
      ['A1', 10],
      ['B5', 5],
    ]);
    expect(refused.map(({ index, code }) => [index, code])).toEqual([
      [1, 'article.notFound'],
      [3, 'article.notOrderable'],
      [5, 'article.withoutPrice'],
    ]);
    const again = ['A1', 'B5'].map((number) => addBody(number, 5));
    const next = await guest.ask(basketEndpoints.addItems, { body: { items: again } });
    expect(next.basket.version).toBe(basket.version + 1);
  });

  it('[S3.2-04] keeps lines of one request in the order they were asked for, as the colours of a set', async () => {
    const guest = shop.visitor();
    const items = ['C1', 'A1', 'B5'].map((number) => addBody(number, 5));
    const { basket } = await guest.ask(basketEndpoints.addItems, { body: { items } });
    expect(basket.items.map(({ articleNumber }) => articleNumber)).toEqual(['C1', 'A1', 'B5']);
  });

  it('[R33] takes 500 lines and refuses more, in the request and in the basket', async () => {
    const guest = shop.visitor();
    const items = Array.from({ length: 500 }, (_value, index) =>
      addBody('A1', 1, { hint: `Zeile ${index}` }),
    );
    const { basket } = await guest.ask(basketEndpoints.addItems, { body: { items } });
    expect(basket.totals).toMatchObject({ position_count: 500, article_count: 500 });
    const full = await guest.post(basketEndpoints.add, { body: addBody('C1') });
    expect(full).toMatchObject({ outcome: 'refused', refusal: { code: 'basket.full' } });
    const tooMany = await guest.raw({
      method: 'POST',
      url: '/rest/shop/basket/additems',
      headers: { 'x-csrf-token': await guest.token(), 'content-type': 'application/json' },
      payload: JSON.stringify({ items: [...items, addBody('A1')] }),
    });
    expect(tooMany.json()).toMatchObject({
      success: false,
      code: 'basket.full',
      errorMessages: ['Höchstens 500 Positionen auf einmal.'],
      basket: { totals: { position_count: 500 } },
    });
    // What was full stays full, whichever way a further position is meant to come about.
    const split = await guest.ask(basketEndpoints.addItems, {
      body: {
        items: [
          addBody('A1', 1, { hint: 'neu' }),
          addBody('A1', 1, { costCenter: 'K' }),
          addBody('A1', 1, { hint: 'Zeile 7' }),
        ],
      },
    });
    expect(split.refused.map(({ index, code }) => [index, code])).toEqual([
      [0, 'basket.full'],
      [1, 'basket.full'],
    ]);
    expect(split.basket.totals).toMatchObject({ position_count: 500, article_count: 501 });
  });
});
