import { storedBasketCatalog } from '#machines/stored-basket/stored-basket.catalog.ts';
import { storedBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import { selectStoredBasket } from '#machines/stored-basket/stored-basket.selectors.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(storedBasketMachine, storedBasketCatalog);

it('[S7.2-37] asks before anything is put to what lies in the basket, sends what was said, and tells whether anything went in', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    storedBasketMachine.provide({
      actors: {
        loadBasket: fromPromise<
          { readonly isAnyTaken: boolean; readonly refused: readonly string[] },
          { readonly id: number; readonly how: 'ask' | 'merge' | 'replace' }
        >(async ({ input }) => {
          asked.push(input);
          return { isAnyTaken: input.id === 8, refused: ['Toner ist nicht mehr verfügbar.'] };
        }),
      },
    }),
  ).start();
  const view = () => selectStoredBasket(actor.getSnapshot());
  actor.send({ type: 'stored.load', id: 7, isBasketEmpty: false });
  expect(view()).toMatchObject({ state: 'asking', isAsking: true, id: 7 });
  actor.send({ type: 'load.cancel' });
  expect([view().state, asked]).toEqual(['idle', []]);
  actor.send({ type: 'stored.load', id: 8, isBasketEmpty: false });
  actor.send({ type: 'load.replace' });
  expect(view().isBusy).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  expect(view()).toMatchObject({ deed: 'loaded', refused: ['Toner ist nicht mehr verfügbar.'] });
  actor.send({ type: 'stored.load', id: 7, isBasketEmpty: true });
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  expect(view()).toMatchObject({ deed: 'nothingLoaded', refused: ['Toner ist nicht mehr verfügbar.'] });
  expect(asked).toEqual([
    { id: 8, how: 'replace' },
    { id: 7, how: 'ask' },
  ]);
});
