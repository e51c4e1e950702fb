import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { externalCatalogCatalog } from '#machines/external-catalog/external-catalog.catalog.ts';
import { externalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import type { GoneBack, SeenBasket } from '#machines/external-catalog/external-catalog.types.ts';
import { selectExternalCatalog } from '#machines/external-catalog/external-catalog.selectors.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(externalCatalogMachine, externalCatalogCatalog);

it('[S7.2-43] sends once, whatever is pressed meanwhile, again after a failure, and nothing once it is done', async () => {
  const { soldOut, noAnswer } = externalCatalogCatalog.calls.handOver;
  const failures = [soldOut, noAnswer];
  let asked = 0;
  const told: unknown[] = [];
  const sent: unknown[] = [];
  const seen = { visit: 'besuch', basketVersion: 7 };
  const actor = createActor(
    externalCatalogMachine.provide({
      actors: {
        handOver: fromPromise<GoneBack, SeenBasket>(async ({ input }) => {
          sent.push(input);
          asked += 1;
          const failure = failures[asked - 1];
          if (failure !== undefined && 'error' in failure) throw failure.error;
          return { uuid: 'ein-korb' };
        }),
      },
    }),
  );
  actor.on('catalog.handedOver', (fact) => told.push(fact));
  actor.start();
  const view = () => selectExternalCatalog(actor.getSnapshot());
  const press = () => actor.send({ type: 'basket.handOver', seen });
  press();
  press();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect([view().state, view().problem?.code, asked]).toEqual(['refused', 'stock.tooLow', 1]);
  press();
  await waitFor(actor, (snapshot) => snapshot.hasTag('blocked'));
  expect([view().state, told]).toEqual(['unanswered', []]);
  press();
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  press();
  expect([view().isOver, asked, told]).toEqual([true, 3, [{ type: 'catalog.handedOver' }]]);
  expect(sent).toEqual([seen, seen, seen]);
});
