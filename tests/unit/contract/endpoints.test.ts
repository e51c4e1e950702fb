import { describe, expect, it } from 'vitest';
import { ArticleKey } from '#contract/article.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { reservedShopWords } from '#contract/reserved-words.ts';

const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

describe('calls of the specification', () => {
  it.each([
    ['S7.1-02', ['GET /systems/config']],
    ['S7.1-04', ['GET /systems/token']],
    ['S7.1-05', ['GET /systems/user']],
    ['S7.1-07', ['GET /systems/cookies']],
    ['S7.1-08', ['GET /systems/search']],
    ['S7.1-14', ['GET /addresses/user']],
    ['S7.1-23', ['GET /shop']],
    ['S7.1-24', ['GET /shop/:slug']],
    ['S7.1-25', ['GET /shop/filter']],
    ['S7.1-39', ['GET /payment/methods', 'GET /shipping/methods']],
    ['S7.1-40', ['GET /orders']],
    ['S7.1-46', ['GET /shop/basket', 'GET /widget/shop/basket']],
    ['S7.1-47', ['POST /shop/basket/update-quantity']],
    ['S7.1-49', ['POST /shop/basket/update-notice']],
    ['S7.1-50', ['POST /shop/basket/remove', 'POST /shop/basket/removeall']],
    ['S7.2-04', ['POST /systems/set-b2c', 'POST /systems/set-b2b']],
    ['S7.2-05', ['POST /login']],
    ['S7.2-14', ['POST /orders/get-pdf']],
    ['S7.2-32', ['POST /shop/basket/add']],
    ['S7.2-34', ['POST /shop/basket/additems']],
    ['S7.2-39', ['POST /shop/checkout/save-order']],
    ['S7.2-40', ['POST /shop/checkout/payment-method', 'POST /shop/checkout/shipping-method']],
    ['S7.2-41', ['POST /shop/checkout/billing-address', 'POST /shop/checkout/shipping-address']],
  ])('[%s] %j', (clause, expected) => {
    expect(calls).toEqual(expect.arrayContaining(expected));
    for (const call of expected) {
      const endpoint = allEndpoints.find((known) => `${known.method} ${known.path}` === call);
      expect(endpoint?.spec).toContain(clause);
    }
  });

  it('no two calls share method and path, or a name', () => {
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(allEndpoints.map((endpoint) => endpoint.name)).size).toBe(calls.length);
  });

  it('[R17] nothing that changes something is a GET', () => {
    const changing = /\/(?:add|additems|update-|remove|set-|save-|create|delete|login|logout|get-pdf)/;
    expect(
      allEndpoints.filter((endpoint) => endpoint.method === 'GET' && changing.test(endpoint.path)),
    ).toEqual([]);
  });

  it('every first segment below /shop is a reserved word, which no article key can be', () => {
    const segments = allEndpoints
      .map((endpoint) => /^\/shop\/([^:/]+)/.exec(endpoint.path)?.[1])
      .filter((segment) => segment !== undefined);
    expect(reservedShopWords).toEqual(expect.arrayContaining(segments));
    for (const word of reservedShopWords) expect(ArticleKey.safeParse(word).success).toBe(false);
  });
});
