import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import { sampleArticle } from '#machines/add-tile/add-tile.catalog.ts';
import { AddFailed } from '#machines/add-tile/add-tile.actors.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { selectIsAdding } from '#machines/add-tile/add-tile.selectors.ts';
import type { AddRequest, AddTileEmitted, AddTileInput } from '#machines/add-tile/add-tile.types.ts';
import { sampleToast } from '#machines/basket/basket.samples.ts';

const fives = { article: sampleArticle };

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
const isAdding = (actor: Tile) => selectIsAdding(actor.getSnapshot());
const isIdle = (actor: Tile) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('add tile', () => {
  it('[S4.3-01][S5-15] adds on Enter and shows that it is loading until the answer', async () => {
    const { actor, requests } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', quantity: 10 });
    expect(isAdding(actor)).toBe(true);
    await isIdle(actor);
    expect(isAdding(actor)).toBe(false);
    expect(requests).toEqual([{ articleNumber: 'P200500', shopDepotId: 1, unit: 'Stück', quantity: 10 }]);
  });

  it('[S4.3-01] stops loading and tells that the article is in the basket', async () => {
    const { actor, told } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', quantity: 15 });
    await isIdle(actor);
    expect(isAdding(actor)).toBe(false);
    expect(told).toEqual([{ type: 'tile.addSettled', isAdded: true, limit: null }]);
  });

  it('[S4.3-01] stops loading after an error and tells it, and why where no more can be had', async () => {
    const limit = 'Es ist nur noch 1 Stück verfügbar.';
    for (const [error, expected] of [
      [new Error('refused'), null],
      [new AddFailed('stock.tooLow', limit), limit],
    ] as const) {
      const { actor, told } = start(fives, () => Promise.reject(error));
      actor.send({ type: 'article.add', quantity: 20 });
      await isIdle(actor);
      expect(isAdding(actor)).toBe(false);
      expect(told).toEqual([{ type: 'tile.addSettled', isAdded: false, limit: expected }]);
    }
  });

  it('[R82] sends one add for two quick presses', async () => {
    const { actor, requests } = start(fives, () => Promise.resolve(sampleToast));
    actor.send({ type: 'article.add', quantity: 5 });
    actor.send({ type: 'article.add', quantity: 5 });
    await isIdle(actor);
    expect(requests).toHaveLength(1);
  });
});
