import { describe, expect, it } from 'vitest';
import { splitArticleKey } from '#contract/article.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';

const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

/** The contract has these calls, and each says which clause it stands for. */
function expectCalls(clause: string, expected: readonly string[]): void {
  expect(calls).toEqual(expect.arrayContaining([...expected]));
  for (const call of expected) {
    const endpoint = allEndpoints.find((known) => `${known.method} ${known.path}` === call);
    expect(endpoint?.spec).toContain(clause);
  }
}

describe('calls of the specification', () => {
  it('[S7.1-02] GET /systems/config', () => expectCalls('S7.1-02', ['GET /systems/config']));
  it('[S7.1-04] GET /systems/token', () => expectCalls('S7.1-04', ['GET /systems/token']));
  it('[S7.1-05] GET /systems/user', () => expectCalls('S7.1-05', ['GET /systems/user']));
  it('[S7.1-07] GET /systems/cookies', () => expectCalls('S7.1-07', ['GET /systems/cookies']));
  it('[S7.1-08] GET /systems/search', () => expectCalls('S7.1-08', ['GET /systems/search']));
  it('[S7.1-14] GET /addresses/user', () => expectCalls('S7.1-14', ['GET /addresses/user']));
  it('[S7.1-23] GET /shop', () => expectCalls('S7.1-23', ['GET /shop']));
  it('[S7.1-24] GET /shop/:slug', () => expectCalls('S7.1-24', ['GET /shop/:slug']));
  it('[S7.1-25] GET /shop/filter', () => expectCalls('S7.1-25', ['GET /shop/filter']));
  it('[S7.1-26] GET /shop/assortments and GET /shop/assortment/:slug', () =>
    expectCalls('S7.1-26', ['GET /shop/assortments', 'GET /shop/assortment/:slug']));
  it('[S7.1-27] GET /shop/assortmenttypes', () => expectCalls('S7.1-27', ['GET /shop/assortmenttypes']));
  it('[S7.1-28] GET /shop/manufacturers', () => expectCalls('S7.1-28', ['GET /shop/manufacturers']));
  it('[S7.1-29] GET /shop/manufacturers/teaser', () =>
    expectCalls('S7.1-29', ['GET /shop/manufacturers/teaser']));
  it('[S7.1-30] GET /shop/manufacturer/:slug', () =>
    expectCalls('S7.1-30', ['GET /shop/manufacturer/:slug']));
  it('[S7.1-31] GET /shop/brands and GET /shop/brand/:slug', () =>
    expectCalls('S7.1-31', ['GET /shop/brands', 'GET /shop/brand/:slug']));
  it('[S7.1-32] GET /shop/articletypes and GET /shop/articletypes/:slug', () =>
    expectCalls('S7.1-32', ['GET /shop/articletypes', 'GET /shop/articletypes/:slug']));
  it('[S7.1-33] GET /shop/articletypegroups and GET /shop/articletypegroups/:slug', () =>
    expectCalls('S7.1-33', ['GET /shop/articletypegroups', 'GET /shop/articletypegroups/:slug']));
  it('[S7.1-34] GET /shop/producttypes and GET /shop/producttypes/:slug', () =>
    expectCalls('S7.1-34', ['GET /shop/producttypes', 'GET /shop/producttypes/:slug']));
  it('[S7.1-35] GET /shop/producttypegroups and GET /shop/producttypegroups/:slug', () =>
    expectCalls('S7.1-35', ['GET /shop/producttypegroups', 'GET /shop/producttypegroups/:slug']));
  it('[S7.1-36] GET /shop/catalog', () => expectCalls('S7.1-36', ['GET /shop/catalog']));
  it('[S7.1-37] GET /shop/last-articles', () => expectCalls('S7.1-37', ['GET /shop/last-articles']));
  it('[S7.1-39] GET /payment/methods and GET /shipping/methods', () =>
    expectCalls('S7.1-39', ['GET /payment/methods', 'GET /shipping/methods']));
  it('[S7.1-40] GET /orders', () => expectCalls('S7.1-40', ['GET /orders']));
  it('[S7.1-46] GET /shop/basket and GET /widget/shop/basket', () =>
    expectCalls('S7.1-46', ['GET /shop/basket', 'GET /widget/shop/basket']));
  it('[S7.1-47] POST /shop/basket/update-quantity', () =>
    expectCalls('S7.1-47', ['POST /shop/basket/update-quantity']));
  it('[S7.1-42] GET /my/admin-cost-centers and GET /my/admin-budgets', () =>
    expectCalls('S7.1-42', ['GET /my/admin-cost-centers', 'GET /my/admin-budgets']));
  it('[S7.1-48] POST /shop/basket/update-cost-center', () =>
    expectCalls('S7.1-48', ['POST /shop/basket/update-cost-center']));
  it('[S7.1-49] POST /shop/basket/update-notice', () =>
    expectCalls('S7.1-49', ['POST /shop/basket/update-notice']));
  it('[S7.1-50] POST /shop/basket/remove and POST /shop/basket/removeall', () =>
    expectCalls('S7.1-50', ['POST /shop/basket/remove', 'POST /shop/basket/removeall']));
  it('[S7.2-04] POST /systems/set-b2c and POST /systems/set-b2b', () =>
    expectCalls('S7.2-04', ['POST /systems/set-b2c', 'POST /systems/set-b2b']));
  it('[S7.2-05] POST /login', () => expectCalls('S7.2-05', ['POST /login']));
  it('[S7.2-14] POST /orders/get-pdf', () => expectCalls('S7.2-14', ['POST /orders/get-pdf']));
  it('[S7.2-17][S7.2-18] POST /my/admin-cost-centers/create, update, delete and assign', () => {
    const below = (...names: string[]) => names.map((name) => `POST /my/admin-cost-centers/${name}`);
    expectCalls('S7.2-17', below('create', 'update', 'delete'));
    expectCalls('S7.2-18', below('assign'));
  });
  it('[S7.2-19][S7.2-20] POST /my/admin-budgets/create, update, delete and assign', () => {
    const below = (...names: string[]) => names.map((name) => `POST /my/admin-budgets/${name}`);
    expectCalls('S7.2-19', below('create', 'update', 'delete'));
    expectCalls('S7.2-20', below('assign'));
  });
  it('[S7.2-32] POST /shop/basket/add', () => expectCalls('S7.2-32', ['POST /shop/basket/add']));
  it('[S7.2-34] POST /shop/basket/additems', () => expectCalls('S7.2-34', ['POST /shop/basket/additems']));
  it('[S7.2-39] POST /shop/checkout/save-order', () =>
    expectCalls('S7.2-39', ['POST /shop/checkout/save-order']));
  it('[S7.2-40] POST /shop/checkout/payment-method and POST /shop/checkout/shipping-method', () =>
    expectCalls('S7.2-40', ['POST /shop/checkout/payment-method', 'POST /shop/checkout/shipping-method']));
  it('[S7.2-41] POST /shop/checkout/billing-address and POST /shop/checkout/shipping-address', () =>
    expectCalls('S7.2-41', ['POST /shop/checkout/billing-address', 'POST /shop/checkout/shipping-address']));

  it('no two calls share method and path, or a name', () => {
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(allEndpoints.map((endpoint) => endpoint.name)).size).toBe(calls.length);
  });

  it('[R17] nothing that changes something is a GET', () => {
    const changing =
      /\/(?:add|additems|update-[a-z-]+|remove|removeall|set-[a-z0-9]+|save-[a-z-]+|create|delete|login|logout)(?:\/|$)/;
    expect(calls.filter((call) => call.startsWith('GET') && changing.test(call))).toEqual([]);
    expect(calls.filter((call) => changing.test(call)).length).toBeGreaterThan(8);
  });

  it('no first segment of a call below /shop can be the key of an article', () => {
    const segments = allEndpoints
      .map((endpoint) => /^\/shop\/([^:/]+)/.exec(endpoint.path)?.[1])
      .filter((segment) => segment !== undefined);
    expect(segments.length).toBeGreaterThan(3);
    expect(segments.filter((segment) => splitArticleKey(segment) !== null)).toEqual([]);
  });
});
