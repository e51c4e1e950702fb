import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketState } from '#contract/basket.ts';
import { basketEndpoints } from '#contract/basket.ts';
import type { Refusal } from '#contract/refusal.ts';
import { mostStoredBaskets, storedBasketEndpoints } from '#contract/stored-basket.ts';
import {
  add,
  hideArticle,
  insertArticle,
  show,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { save, view, load, remove } = storedBasketEndpoints;
const member = async (): Promise<TestVisitor> => (await startFirm(shop)).buyer.visitor;
const keep = async (visitor: TestVisitor, name: string): Promise<number> =>
  (await visitor.ask(save, { body: { name } })).basket.saved_baskets.find((kept) => kept.name === name)?.id ??
  0;
const linesOf = ({ items }: BasketState) =>
  items.map(({ articleNumber, quantity, hint }) => [articleNumber, quantity, hint]);
const refusalOf = async (answer: Promise<unknown>): Promise<Refusal | null> =>
  ((await answer) as { refusal?: Refusal }).refusal ?? null;

describe('a stored basket', () => {
  it('[S7.2-35][S1-06][S7.2-37] keeps what lies in the basket under a name, and shows it', async () => {
    const visitor = await member();
    expect((await refusalOf(visitor.post(save, { body: { name: 'Leer' } })))?.code).toBe('basket.empty');
    await add(visitor, 'A1', 2, { hint: 'Raum 3' });
    await add(visitor, 'B5', 10);
    const { basket } = await visitor.ask(save, { body: { name: 'Monatsbedarf' } });
    expect(basket.saved_baskets).toEqual([
      { id: expect.any(Number), name: 'Monatsbedarf', savedAt: expect.any(Number), position_count: 2 },
    ]);
    expect([basket.saved_baskets_count, basket.hasAutoSave]).toEqual([1, false]);
    expect(linesOf(basket)).toHaveLength(2);
    const { item } = await visitor.ask(view, { body: { id: basket.saved_baskets[0]?.id ?? 0 } });
    expect(
      item.positions.map(({ articleNumber, quantity, hint }) => [articleNumber, quantity, hint]),
    ).toEqual([
      ['A1', 2, 'Raum 3'],
      ['B5', 10, ''],
    ]);
    expect(
      (await refusalOf(visitor.post(save, { body: { name: 'Monatsbedarf' } })))?.fieldErrors?.['name'],
    ).toContain('Monatsbedarf');
    expect((await refusalOf(visitor.post(save, { body: { name: ' ' } })))?.code).toBe('fields.invalid');
  });

  it('[S7.2-37] is put into an empty basket at once; where something lies there it has to be said how', async () => {
    const visitor = await member();
    await add(visitor, 'A1', 2);
    await add(visitor, 'C1', 1);
    const id = await keep(visitor, 'Büro');
    await visitor.ask(basketEndpoints.removeAll, { body: {} });
    expect(linesOf((await visitor.ask(load, { body: { id, how: 'ask' } })).basket)).toHaveLength(2);
    expect((await refusalOf(visitor.post(load, { body: { id, how: 'ask' } })))?.code).toBe(
      'storedBasket.choose',
    );
    const merged = await visitor.ask(load, { body: { id, how: 'merge' } });
    expect([merged.isAnyTaken, merged.refused]).toEqual([true, []]);
    expect(linesOf(merged.basket).map(([number, quantity]) => [number, quantity])).toEqual([
      ['A1', 4],
      ['C1', 2],
    ]);
    expect(merged.basket.hasAutoSave).toBe(false);
  });

  it('[S7.2-37] in the place of the basket keeps what lay there, and can be swapped back', async () => {
    const visitor = await member();
    await add(visitor, 'A1', 2);
    const id = await keep(visitor, 'Büro');
    await visitor.ask(basketEndpoints.removeAll, { body: {} });
    await add(visitor, 'A1', 9);
    await add(visitor, 'B5', 5);
    const swapped = (await visitor.ask(load, { body: { id, how: 'replace' } })).basket;
    expect(linesOf(swapped)).toEqual([['A1', 2, '']]);
    expect(swapped.hasAutoSave).toBe(true);
    const before = swapped.saved_baskets.find(({ name }) => name === '')?.id ?? 0;
    const back = (await visitor.ask(load, { body: { id: before, how: 'replace' } })).basket;
    expect(linesOf(back)).toEqual([
      ['A1', 9, ''],
      ['B5', 5, ''],
    ]);
    expect(back.saved_baskets.map(({ name }) => name).toSorted()).toEqual(['', 'Büro']);
  });

  it('[S7.2-37] tells what cannot be had any more, and takes nothing away for it', async () => {
    const visitor = await member();
    await add(visitor, 'G1', 3);
    const id = await keep(visitor, 'Wenige');
    const position = async () => (await visitor.ask(view, { body: { id } })).item.positions[0]!;
    const isOrderable = async () => (await position()).isOrderable;
    await shop.services.settings.change({ May_order: false });
    // Nobody may order, which is no fault of the article.
    expect(await isOrderable().finally(() => shop.services.settings.change({ May_order: true }))).toBe(true);
    await visitor.ask(basketEndpoints.removeAll, { body: {} });
    await add(visitor, 'A1', 1);
    await shop.database.query(
      `update article_stock set stock = 0 where article_id = (select id from article where article_number = 'G1')`,
    );
    const loaded = await visitor.ask(load, { body: { id, how: 'replace' } });
    expect([loaded.isAnyTaken, loaded.refused.length]).toEqual([false, 1]);
    expect(linesOf(loaded.basket)).toEqual([['A1', 1, '']]);
    expect(loaded.basket.hasAutoSave).toBe(false);
    expect(await position()).toMatchObject({ exists: true, isOrderable: false });
  });

  it('[S7.2-36] shows an article the shop no longer has as such', async () => {
    const visitor = await member();
    await insertArticle(shop, { number: 'W1', netCents: 700 });
    await add(visitor, 'W1', 1);
    const id = await keep(visitor, 'Alt');
    const position = async () => (await visitor.ask(view, { body: { id } })).item.positions[0];
    expect(await position()).toMatchObject({ exists: true, isOrderable: true });
    await hideArticle(shop, 'W1');
    expect(await position()).toMatchObject({ exists: false, isOrderable: false });
  });

  it('[S7.2-36][R25] is deleted by its owner alone; a colleague’s is answered like none', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const id = await keep(visitor, 'Meiner');
    const stranger = firm.admin.visitor;
    await add(stranger, 'C1', 1);
    for (const call of [
      stranger.post(view, { body: { id } }),
      stranger.post(load, { body: { id, how: 'merge' } }),
      stranger.post(remove, { body: { id } }),
    ])
      expect((await refusalOf(call))?.code).toBe('storedBasket.notFound');
    expect(linesOf(await show(stranger))).toEqual([['C1', 1, '']]);
    expect((await show(stranger)).saved_baskets).toEqual([]);
    expect((await visitor.ask(remove, { body: { id } })).basket.saved_baskets).toEqual([]);
    // Whoever still sees it elsewhere gets the list as it is by now.
    for (const call of [
      visitor.post(view, { body: { id } }),
      visitor.post(load, { body: { id, how: 'merge' } }),
      visitor.post(remove, { body: { id } }),
    ])
      expect(await refusalOf(call)).toMatchObject({
        code: 'storedBasket.notFound',
        basket: { saved_baskets: [], items: [{ articleNumber: 'A1' }] },
      });
  });

  it('[S7.2-35] is one of no more than there is room for, however many come at once', async () => {
    const visitor = await member();
    await add(visitor, 'A1', 1);
    const answers = await Promise.all(
      Array.from({ length: mostStoredBaskets + 4 }, (_, index) =>
        refusalOf(visitor.post(save, { body: { name: `Korb ${index}` } })),
      ),
    );
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(mostStoredBaskets);
    expect(answers.filter((refusal) => refusal?.code === 'storedBasket.tooMany')).toHaveLength(4);
  });

  it('[S1-06] is shown to who has no basket', async () => {
    const visitor = await member();
    await add(visitor, 'A1', 1);
    await keep(visitor, 'Später');
    await shop.database.query('delete from basket where person_id is not null');
    expect((await show(visitor)).saved_baskets.map(({ name }) => name)).toEqual(['Später']);
  });
});
