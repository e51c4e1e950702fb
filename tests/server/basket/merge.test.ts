import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { add, countOf, hideArticle, insertArticle, show, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
let now = new Date('2026-11-23T09:00:00Z');
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now });
});
afterAll(async () => {
  await shop.stop();
});

const email = 'privat@kontor.example';

/** The customer whose basket it is, with nothing in it. */
async function emptied(): Promise<TestVisitor> {
  const customer = shop.visitor();
  await customer.signIn(email);
  await customer.ask(basketEndpoints.removeAll, {});
  return customer;
}

/** A guest signs in as the customer; what is said of the two baskets. */
const isMergedWithOwn = async (guest: TestVisitor) =>
  (await guest.ask(sessionEndpoints.login, { body: { email, password: demoPassword } })).isBasketMerged;

const quantities = async (visitor: TestVisitor) =>
  (await show(visitor)).items.map(({ articleNumber, quantity }) => [articleNumber, quantity]);

it('[R13] adds the guest basket once although the same person signs in twice', async () => {
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

it('[R13][R36] tells what of a guest’s basket went in, went in otherwise or did not, and takes it back', async () => {
  const earlier = await emptied();
  await insertArticle(shop, { number: 'M1', netCents: 1000 });
  await insertArticle(shop, { number: 'M2', netCents: 1000 });
  await insertArticle(shop, { number: 'M3', netCents: 1000 });
  await add(earlier, 'M1', 2);
  const guest = shop.visitor();
  await add(guest, 'M1', 3);
  await add(guest, 'M2', 4);
  await add(guest, 'M3', 1);
  // Meanwhile few are left of one, and one is gone.
  await shop.database.query(
    `update article_stock s set stock = 2 from article a where a.id = s.article_id and a.article_number = 'M2'`,
  );
  await hideArticle(shop, 'M3');
  expect(await isMergedWithOwn(guest)).toBe(true);
  const { merge, saved_baskets: saved } = await show(guest);
  expect(merge).toEqual({
    added: 1,
    changed: ['Artikel M1: jetzt 5 Stück.', 'Artikel M2: Von 4 Stück kamen nur 2 in den Warenkorb.'],
    refused: ['Den Artikel M3 gibt es nicht (mehr).'],
    former: { count: 1, lines: ['2 × Artikel M1'] },
    undoId: saved[0]?.id,
  });
  // A change of the basket keeps what is told.
  await add(guest, 'M1', 1);
  expect((await show(guest)).merge).toEqual(merge);
  const { basket } = await guest.ask(storedBasketEndpoints.load, {
    body: { id: merge?.undoId ?? 0, how: 'replace' },
  });
  expect([
    basket.items.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    basket.merge,
  ]).toEqual([[['M1', 2]], null]);
});

it('[R13] tells what of a guest’s basket did not go into an empty one, for a day', async () => {
  await insertArticle(shop, { number: 'M4', netCents: 1000 });
  const guest = shop.visitor();
  await add(guest, 'M4', 1);
  await add(guest, 'A1', 1);
  await hideArticle(shop, 'M4');
  await emptied();
  expect(await isMergedWithOwn(guest)).toBe(true);
  expect((await show(guest)).merge).toMatchObject({ added: 1, changed: [], undoId: null });
  now = new Date(now.getTime() + 25 * 3_600_000);
  await guest.signIn(email);
  expect((await show(guest)).merge).toBeNull();
});

it('[R13] tells on an empty basket that nothing went in, and nothing of what lies there no more', async () => {
  await insertArticle(shop, { number: 'M5', netCents: 1000 });
  await insertArticle(shop, { number: 'M6', netCents: 1000 });
  await emptied();
  const guest = shop.visitor();
  await add(guest, 'M5', 1);
  await hideArticle(shop, 'M5');
  await guest.signIn(email);
  expect(await show(guest)).toMatchObject({
    items: [],
    merge: { added: 0, refused: ['Den Artikel M5 gibt es nicht (mehr).'], undoId: null },
  });

  await add(guest, 'A1', 1);
  const other = shop.visitor();
  await add(other, 'M6', 1);
  await other.signIn(email);
  expect((await show(other)).merge).toMatchObject({ added: 1 });
  await other.ask(basketEndpoints.removeAll, {});
  now = new Date(now.getTime() + 60_000);
  await add(other, 'A1', 1);
  expect((await show(other)).merge).toBeNull();
});
