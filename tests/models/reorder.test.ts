import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reorderCatalog } from '#machines/reorder/reorder.catalog.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { selectReorder } from '#machines/reorder/reorder.selectors.ts';
import type { ItemsToAdd, LinesAdded } from '#machines/reorder/reorder.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(reorderMachine, reorderCatalog);

const { lines } = reorderCatalog.events['order.again'];

it('[S2.3-03] asks the basket once, however often it is pressed meanwhile, and tells what became of it', async () => {
  const asked: ItemsToAdd[] = [];
  const answers: ((added: LinesAdded) => void)[] = [];
  const actor = createActor(
    reorderMachine.provide({
      actors: {
        addLines: fromPromise<LinesAdded, { readonly items: ItemsToAdd }>(({ input }) => {
          asked.push(input.items);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
    }),
  ).start();
  expect(selectReorder(undefined)).toEqual(selectReorder(actor.getSnapshot()));
  actor.send(lines!.event);
  actor.send(lines!.event);
  expect(selectReorder(actor.getSnapshot())).toMatchObject({ state: 'addingAll', isAdding: true });
  expect(asked.map((items) => items.map(({ articleNumber }) => articleNumber))).toEqual([
    ['T104711', 'D300100'],
  ]);
  const { missing } = reorderCatalog.calls.addLines;
  if (missing === undefined || !('output' in missing)) throw new Error('no sample');
  answers[0]?.(missing.output);
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  expect(selectReorder(actor.getSnapshot())).toMatchObject({
    state: 'told',
    isAdding: false,
    reordered: { missing: [{ name: 'Farbband' }, { name: 'Toner schwarz' }, { name: 'Bildtrommel' }] },
  });
});
