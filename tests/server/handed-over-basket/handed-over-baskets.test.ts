import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketState } from '#contract/basket.ts';
import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import { add, countOf, show, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { livebookBasket } from './livebook-basket.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { take } = handedOverBasketEndpoints;
const linesOf = ({ items }: BasketState) =>
  items.map(({ articleNumber, quantity, hint }) => [articleNumber, quantity, hint]);
const taken = (visitor: TestVisitor, uuid: string, kind: 'livebook' | 'external' = 'livebook') =>
  visitor.ask(take, { body: { kind, uuid } });
const refused = async (visitor: TestVisitor, uuid: string, kind: 'livebook' | 'external' = 'livebook') => {
  const answer = await visitor.post(take, { body: { kind, uuid } });
  if (answer.outcome === 'ok') throw new Error('It was taken over.');
  const { basket: _basket, ...told } = answer.refusal;
  return told;
};

describe('a handed-over basket', () => {
  it('[S2.9-02][S1-11] goes into the basket of a guest, at the prices of the shop, once', async () => {
    const uuid = await livebookBasket(shop, [
      ['A1', 2, 'Empfang'],
      ['C1', 10],
    ]);
    const guest = shop.visitor();
    const first = await taken(guest, uuid);
    expect([first.told, first.isRepetition]).toEqual([[], false]);
    expect(first.taken).toEqual([
      { articleNumber: 'A1', quantity: 2 },
      { articleNumber: 'C1', quantity: 10 },
    ]);
    expect(linesOf(first.basket)).toEqual([
      ['A1', 2, 'Empfang'],
      ['C1', 10, ''],
    ]);
    expect(first.basket.items.map(({ price }) => price.net_price)).toEqual([1999, 900]);
    const again = await taken(guest, uuid);
    expect([again.isRepetition, again.taken]).toEqual([true, []]);
    expect(linesOf(again.basket)).toEqual(linesOf(first.basket));
    expect(linesOf(await show(guest))).toEqual(linesOf(first.basket));
    // Somebody else who knows the address has a basket of their own.
    expect(linesOf((await taken(shop.visitor(), uuid)).basket)).toEqual(linesOf(first.basket));
  });

  it('[S2.9-02] is put to what lies there already, by the limits of an order', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 999);
    await add(guest, 'G1', 1);
    const uuid = await livebookBasket(shop, [
      ['A1', 5],
      ['B5', 8],
      ['E1', 1],
      ['G1', 9],
      ['X9', 1],
    ]);
    const { basket, told, taken: wentIn } = await taken(guest, uuid);
    expect(wentIn.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual([
      ['A1', 1],
      ['B5', 10],
      ['G1', 2],
    ]);
    expect(linesOf(basket).map(([number, quantity]) => [number, quantity])).toEqual([
      ['A1', 1000],
      ['G1', 3],
      ['B5', 10],
    ]);
    expect(told).toEqual([
      'Toner schwarz: Von 5 Stück kam nur 1 in den Warenkorb.',
      'Leer kann derzeit nicht bestellt werden.',
      'Wenige: Von 9 Stück kamen nur 2 in den Warenkorb.',
      'Den Artikel X9 gibt es nicht (mehr).',
      'Papier: Auf die Packungsgröße gerundet: 10.',
    ]);
    expect((await taken(guest, uuid)).told).toEqual(told);
  });

  it('[S2.9-02] of which nothing can be had now may be tried again', async () => {
    const guest = shop.visitor();
    const uuid = await livebookBasket(shop, [['E2', 1]]);
    expect((await taken(guest, uuid)).told).toHaveLength(1);
    await shop.database.query(`update article set delivery_state = 1 where article_number = 'E2'`);
    const { basket, told, isRepetition } = await taken(guest, uuid);
    expect([linesOf(basket), told, isRepetition]).toEqual([[['E2', 1, '']], [], false]);
    await shop.database.query(`update article set delivery_state = 2 where article_number = 'E2'`);
  });

  it('[S2.9-02] is put in once where two tabs ask at the same time, and by who signs in meanwhile', async () => {
    const uuid = await livebookBasket(shop, [['A1', 3]]);
    const guest = shop.visitor();
    await add(guest, 'C1', 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => taken(guest, uuid)));
    expect(answers.filter(({ isRepetition }) => !isRepetition)).toHaveLength(1);
    expect(linesOf(await show(guest)).map(([number, quantity]) => [number, quantity])).toEqual([
      ['C1', 1],
      ['A1', 3],
    ]);
    await guest.signIn('privat@kontor.example');
    const member = await taken(guest, uuid);
    expect([member.isRepetition, linesOf(member.basket)[1]?.[1]]).toEqual([true, 3]);
  });

  it('[R25][S3.1-09] of another firm, of another kind, over or unknown is answered alike', async () => {
    const owner = await startFirm(shop);
    const own = await livebookBasket(shop, [['A1', 1, 'Geheim']], {
      kind: 'external',
      accountId: owner.accountId,
    });
    const over = await livebookBasket(shop, [['A1', 1]], { endsAt: new Date(Date.now() - 1000) });
    const open = await livebookBasket(shop, [['A1', 1]]);
    const stranger = (await startFirm(shop)).buyer.visitor;
    const guest = shop.visitor();
    const nothing = await refused(stranger, randomUUID(), 'external');
    expect(nothing).toEqual({
      success: false,
      code: 'handedOver.unknown',
      errorMessages: ['Diesen Warenkorb gibt es hier nicht (mehr).'],
    });
    for (const answer of [
      await refused(stranger, own, 'external'),
      await refused(stranger, own),
      await refused(guest, over),
      await refused(stranger, open, 'external'),
      await refused(guest, "x'; drop table basket"),
    ])
      expect(answer).toEqual(nothing);
    expect(linesOf(await show(guest))).toEqual([]);
    // A guest is told to sign in, whether there is one or not.
    for (const uuid of [own, open, randomUUID()])
      expect(await refused(guest, uuid, 'external')).toEqual({
        success: false,
        code: 'handedOver.signIn',
        errorMessages: ['Warenkörbe von Firmen können Sie nur übernehmen, wenn Sie angemeldet sind.'],
      });
    // A colleague of the same firm may.
    expect(linesOf((await taken(owner.admin.visitor, own, 'external')).basket)).toEqual([
      ['A1', 1, 'Geheim'],
    ]);
  });

  it('[R33] holds no more lines than a basket', async () => {
    const lines = Array.from({ length: 501 }, (): [string, number] => ['A1', 1]);
    await expect(livebookBasket(shop, lines)).rejects.toThrow('place');
    expect(await countOf(shop, 'select count(*) from handed_over_position where place > 500')).toBe(0);
  });

  it('[R17] is not changed by opening its page', async () => {
    const uuid = await livebookBasket(shop, [['A1', 1]]);
    const guest = shop.visitor();
    const answer = await guest.raw({ url: '/rest/shop/basket/take-over' });
    expect(answer.statusCode).toBe(404);
    expect((await taken(guest, uuid)).isRepetition).toBe(false);
  });

  it('[S1-11] that has ended is cleared away', async () => {
    await livebookBasket(shop, [['A1', 1]], { endsAt: new Date(Date.now() - 1000) });
    for (const { tidyUp } of shop.modules) await tidyUp?.((ageMs) => new Date(Date.now() - ageMs));
    expect(await countOf(shop, 'select count(*) from handed_over_basket where ends_at < now()')).toBe(0);
  });
});
