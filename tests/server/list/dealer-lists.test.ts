import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealerListEndpoints as dealer } from '#contract/dealer-list.ts';
import type { Refusal } from '#contract/refusal.ts';
import { mostLists, shoppingListEndpoints as lists } from '#contract/shopping-list.ts';
import { insertArticle, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let staff: TestVisitor;
let buyer: TestVisitor;
let stranger: TestVisitor;
beforeAll(async () => {
  shop = await startSmallShop();
  await shop.database.query('delete from shopping_list');
  const signedIn = async (email: string) => {
    const visitor = shop.visitor();
    await visitor.signIn(email);
    return visitor;
  };
  staff = await signedIn('backend@kontor.example');
  buyer = await signedIn('einkauf@muster-gmbh.example');
  stranger = await signedIn('einkauf@andere-gmbh.example');
});
afterAll(async () => {
  await shop.stop();
});

const refusalOf = async (
  answer: Promise<{ readonly outcome: string; readonly refusal?: unknown }>,
): Promise<Refusal | null> => ((await answer).refusal ?? null) as Refusal | null;

/** A list of the staff with two articles, shown to the customers of these numbers. */
async function listFor(customerNumbers: string, displayName = 'Erstausstattung'): Promise<number> {
  const { id } = await staff.ask(lists.create, { body: { displayName, description: 'Für neue Plätze' } });
  for (const article_number of ['A1', 'C1'])
    await staff.ask(lists.addPosition, {
      body: { article_number, shop_depot_id: 1, quantity: 2, lists: [id], data: { hint: 'Empfohlen' } },
    });
  await staff.ask(dealer.share, { body: { id, customerNumbers } });
  return id;
}

const seenBy = async (visitor: TestVisitor): Promise<string[]> =>
  (await visitor.ask(dealer.list, {})).items.map(({ displayName }) => displayName);

describe('lists of the shop', () => {
  it('[S2.3-05] are seen by the customers they are shown to, with prices of the moment, and by nobody else', async () => {
    const id = await listFor('20001; 10001 ,20001');
    expect((await staff.ask(lists.mine)).sharedWith).toBe('10001, 20001');
    const { current } = await buyer.ask(dealer.list, {});
    expect(current).toMatchObject({
      id,
      displayName: 'Erstausstattung',
      description: 'Für neue Plätze',
      positions: [
        { article_number: 'A1', quantity: 2, price: { net_price: 1999 } },
        { article_number: 'C1', quantity: 2 },
      ],
    });
    expect(await seenBy(stranger)).toEqual([]);
    // What the staff changes is what the customer sees.
    await insertArticle(shop, { number: 'NEU1', name: 'Neu im Paket' });
    await staff.ask(lists.addPosition, {
      body: { article_number: 'NEU1', shop_depot_id: 1, quantity: 1, lists: [id] },
    });
    const shown = await buyer.ask(dealer.list, { query: { slug: current?.slug ?? '' } });
    expect(shown.current?.positions.map(({ article_number }) => article_number)).toEqual([
      'A1',
      'C1',
      'NEU1',
    ]);

    await staff.ask(dealer.share, { body: { id, customerNumbers: '' } });
    expect(await seenBy(buyer)).toEqual([]);
  });

  it('[S2.3-05] are shown to existing customers only, by the staff whose lists they are', async () => {
    const id = await listFor('20001', 'Papier');
    expect(
      await refusalOf(staff.post(dealer.share, { body: { id, customerNumbers: '20001, 777, 888' } })),
    ).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { customerNumbers: 'Diese Kundennummern gibt es nicht: 777, 888.' },
    });
    expect(await seenBy(buyer)).toContain('Papier');
    const { id: own } = await buyer.ask(lists.create, { body: { displayName: 'Eigene', description: '' } });
    expect(
      await refusalOf(staff.post(dealer.share, { body: { id: own, customerNumbers: '20002' } })),
    ).toMatchObject({ code: 'list.notFound' });
    expect((await buyer.ask(lists.mine)).sharedWith).toBeUndefined();
  });

  it('[S2.3-05][R25] are taken over as an own list and exported by who sees them, not by others', async () => {
    const id = await listFor('20001', 'Toner');
    const taken = await buyer.ask(dealer.takeOver, { body: { id } });
    expect(taken.slug).toBe('toner');
    expect((await buyer.ask(dealer.takeOver, { body: { id } })).slug).toBe('toner-2');
    const own = (await buyer.ask(lists.mine)).items.map(({ displayName }) => displayName);
    expect(own.filter((name) => name.startsWith('Toner'))).toEqual(['Toner', 'Toner (2)']);
    const { current } = await buyer.ask(lists.mine, { query: { slug: 'toner' } });
    expect(
      current?.positions.map(({ article_number, quantity, data }) => [article_number, quantity, data.hint]),
    ).toEqual([
      ['A1', 2, 'Empfohlen'],
      ['C1', 2, 'Empfohlen'],
    ]);
    const { base64 } = await buyer.ask(lists.export, { body: { id } });
    const content = Buffer.from(base64, 'base64').toString();
    expect(content.split('\r\n')).toHaveLength(4);
    for (const call of [dealer.takeOver, lists.export] as const)
      expect(await refusalOf(stranger.post(call, { body: { id } }))).toMatchObject({ code: 'list.notFound' });
    for (const call of [lists.remove, lists.dropMissingPositions] as const)
      expect(await refusalOf(buyer.post(call, { body: { id } }))).toMatchObject({ code: 'list.notFound' });
    expect(await seenBy(buyer)).toContain('Toner');
  });

  it('are taken over only while there is room for one more list', async () => {
    const id = await listFor('20002', 'Viel');
    for (let count = 0; count < mostLists; count += 1)
      await stranger.ask(lists.create, { body: { displayName: `Liste ${count}`, description: '' } });
    expect(await refusalOf(stranger.post(dealer.takeOver, { body: { id } }))).toMatchObject({
      code: 'list.tooMany',
    });
  });
});
