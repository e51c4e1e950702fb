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
    { input: { id: 7 } },
  ).start();
  let told = 0;
  actor.on('list.changed', () => (told += 1));
  const view = (loaded: number) => selectListQuantity(actor.getSnapshot(), loaded);
  for (const quantity of [3, 4, 5]) actor.send({ type: 'quantity.change', quantity, insteadOf: 2 });
  expect(asked).toEqual([{ id: 7, quantity: 3 }]);
  expect(view(2)).toEqual({ state: 'changing', isBusy: true, quantity: 5, problem: null });
  answers[0]?.({ quantity: 3 });
  await expect
    .poll(() => asked)
    .toEqual([
      { id: 7, quantity: 3 },
      { id: 7, quantity: 5 },
    ]);
  expect([view(2).quantity, told]).toEqual([5, 0]);
  answers[1]?.({ quantity: 6 });
  await expect.poll(() => told).toBe(1);
  expect(view(2)).toEqual({ state: 'kept', isBusy: false, quantity: 6, problem: null });
  // What the page has loaded since counts.
  expect(view(12).quantity).toBe(12);
  expect(selectListQuantity(undefined, 2)).toEqual({
    state: 'kept',
    isBusy: false,
    quantity: 2,
    problem: null,
  });
});
