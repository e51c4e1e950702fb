import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { basketHandoverCatalog } from '#machines/basket-handover/basket-handover.catalog.ts';
import { basketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import { selectBasketHandover } from '#machines/basket-handover/basket-handover.selectors.ts';
import type { BasketHandoverInput, TakenOver } from '#machines/basket-handover/basket-handover.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(basketHandoverMachine, basketHandoverCatalog);

it('[S2.9-02][S1-11] asks once, again only where it is told to, and hands the basket over', async () => {
  const asked: BasketHandoverInput[] = [];
  const told: unknown[] = [];
  const { ok, noAnswer } = basketHandoverCatalog.calls.takeOver;
  const actor = createActor(
    basketHandoverMachine.provide({
      actors: {
        takeOver: fromPromise<TakenOver, BasketHandoverInput>(async ({ input }) => {
          asked.push(input);
          if (asked.length === 1) throw noAnswer.error;
          return ok.output;
        }),
      },
    }),
    { input: { kind: 'livebook', uuid: 'u' } },
  );
  actor.on('handover.taken', (fact) => told.push(fact));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(selectBasketHandover(actor.getSnapshot()).problem?.code).toBe('noAnswer');
  actor.send({ type: 'handover.retry' });
  actor.send({ type: 'handover.retry' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  actor.send({ type: 'handover.retry' });
  expect(asked).toEqual([
    { kind: 'livebook', uuid: 'u' },
    { kind: 'livebook', uuid: 'u' },
  ]);
  expect(told).toEqual([{ type: 'handover.taken', basket: ok.output.basket }]);
});
