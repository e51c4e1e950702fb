import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import { sampleArticle, sampleRights } from '#machines/add-tile/add-tile.catalog.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { initialAddTileView, selectAddTileView } from '#machines/add-tile/add-tile.selectors.ts';
import type { AddRequest, AddTileEmitted, AddTileInput } from '#machines/add-tile/add-tile.types.ts';
import { sampleToast } from '#machines/basket/basket.samples.ts';

const fives = { article: sampleArticle, rights: sampleRights, quantity: null };

function start(input: AddTileInput, answer: () => Promise<ToastAdd>) {
  const requests: AddRequest[] = [];
  const told: AddTileEmitted[] = [];
  const actor = createActor(
    addTileMachine.provide({
      actors: {
        addPosition: fromPromise<ToastAdd, AddRequest>(({ input: request }) => {
          requests.push(request);
          return answer();
        }),
      },
    }),
    { input },
  );
  actor.on('*', (fact) => told.push(fact));
  return { actor: actor.start(), requests, told };
}
type Tile = ReturnType<typeof start>['actor'];
const viewOf = (actor: Tile) => selectAddTileView(actor.getSnapshot());
const isIdle = (actor: Tile) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('add tile', () => {
  it('[S4.3-01][S5-15] adds on Enter and shows that it is loading until the answer', async () => {
    const { actor, requests } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', typed: '10' });
    expect(viewOf(actor).isAdding).toBe(true);
    await isIdle(actor);
    expect(viewOf(actor).isAdding).toBe(false);
    expect(requests).toEqual([{ articleNumber: 'P200500', shopDepotId: 1, unit: 'Stück', quantity: 10 }]);
  });

  it('[S4.3-03] shows the minimum after a successful add', async () => {
    const { actor } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', typed: '15' });
    await isIdle(actor);
    expect(viewOf(actor).quantity).toBe(5);
  });

  it('[S4.3-01][S4.3-03] shows 1 after an error and stops loading', async () => {
    const single = { ...sampleArticle, min_order_price_unit: 1, step_order_price_unit: 1 };
    const { actor } = start({ ...fives, article: single }, () => Promise.reject(new Error('refused')));
    actor.send({ type: 'article.add', typed: '4' });
    await isIdle(actor);
    expect(viewOf(actor)).toMatchObject({ quantity: 1, isAdding: false });
  });

  it('[S4.3-03] shows the minimum after an error where that is higher than 1', async () => {
    const { actor } = start(fives, () => Promise.reject(new Error('refused')));
    actor.send({ type: 'article.add', typed: '20' });
    await isIdle(actor);
    expect(viewOf(actor).quantity).toBe(5);
  });

  it('[S4.3-07] does not add without permission or price and says every reason', () => {
    const article = { ...sampleArticle, price: { ...sampleArticle.price, net_price: null } };
    const { actor, requests, told } = start(
      { ...fives, article, rights: { ...sampleRights, mayOrder: false } },
      () => Promise.resolve(sampleToast),
    );
    actor.send({ type: 'article.add', typed: '5' });
    expect(requests).toEqual([]);
    expect(told).toEqual([{ type: 'tile.addBlocked', obstacles: ['mayNotOrder', 'priceOnRequest'] }]);
    expect(viewOf(actor).isAddAllowed).toBe(false);
  });

  it('[R82] sends one add for two quick presses', async () => {
    const { actor, requests } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', typed: '5' });
    actor.send({ type: 'article.add', typed: '5' });
    await isIdle(actor);
    expect(requests).toHaveLength(1);
  });

  it('says how a typed amount was corrected and why', () => {
    const { actor, told } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'quantity.commit', typed: '8' });
    expect(viewOf(actor).quantity).toBe(10);
    expect(told).toEqual([
      { type: 'tile.quantityCorrected', articleNumber: 'P200500', stored: 10, reason: 'notOnStep', step: 5 },
    ]);
  });

  it('looks untouched exactly as it does with an actor', () => {
    const { actor } = start(fives, () => Promise.resolve(sampleToast));
    expect(viewOf(actor)).toEqual(initialAddTileView(sampleArticle, sampleRights));
  });
});
