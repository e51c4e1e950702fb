import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { listQuantityCatalog } from '#machines/list-quantity/list-quantity.catalog.ts';
import { listQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import { selectListQuantity } from '#machines/list-quantity/list-quantity.selectors.ts';
import type { QuantityRequest } from '#machines/list-quantity/list-quantity.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(listQuantityMachine, listQuantityCatalog);

it('[S7.2-27] sends one quantity at a time, of those entered meanwhile the last, and tells of the list once', async () => {
  const asked: QuantityRequest[] = [];
  const answers: ((kept: { readonly quantity: number }) => void)[] = [];
  const actor = createActor(
    listQuantityMachine.provide({
      actors: {
        changeQuantity: fromPromise<{ readonly quantity: number }, QuantityRequest>(({ input }) => {
          asked.push(input);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
    }),
    { input: { id: 7, name: 'Toner', quantity: 2 } },
  ).start();
  let told = 0;
  actor.on('list.changed', () => (told += 1));
  const view = () => selectListQuantity(actor.getSnapshot(), 2);
  for (const quantity of [3, 4, 5]) actor.send({ type: 'quantity.change', quantity });
  expect(asked).toEqual([{ id: 7, quantity: 3 }]);
  expect(view()).toEqual({ state: 'changing', isBusy: true, quantity: 5, problem: null });
  answers[0]?.({ quantity: 3 });
  await expect
    .poll(() => asked)
    .toEqual([
      { id: 7, quantity: 3 },
      { id: 7, quantity: 5 },
    ]);
  expect([view().quantity, told]).toEqual([5, 0]);
  answers[1]?.({ quantity: 6 });
  await expect.poll(() => told).toBe(1);
  expect(view()).toEqual({ state: 'kept', isBusy: false, quantity: 6, problem: null });
  expect(selectListQuantity(undefined, 2)).toEqual({
    state: 'kept',
    isBusy: false,
    quantity: 2,
    problem: null,
  });
});

it('[S7.2-27] shows what was entered over what the page loads meanwhile, and at rest what it has loaded last', async () => {
  const answers: ((kept: { readonly quantity: number }) => void)[] = [];
  const actor = createActor(
    listQuantityMachine.provide({
      actors: {
        changeQuantity: fromPromise<{ readonly quantity: number }, QuantityRequest>(
          () => new Promise((resolve) => answers.push(resolve)),
        ),
      },
    }),
    { input: { id: 7, name: 'Toner', quantity: 2 } },
  ).start();
  const shown = () => selectListQuantity(actor.getSnapshot(), 2).quantity;
  actor.send({ type: 'quantity.change', quantity: 3 });
  actor.send({ type: 'quantity.loaded', quantity: 12 });
  expect(shown()).toBe(3);
  answers[0]?.({ quantity: 3 });
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(shown()).toBe(3);
  // Another tab has put it back to what this page knew at first.
  actor.send({ type: 'quantity.loaded', quantity: 2 });
  expect(shown()).toBe(2);
});
