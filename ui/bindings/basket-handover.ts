import { shallowEqual, useSelector } from '@xstate/react';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import { selectBasketHandover } from '#machines/basket-handover/basket-handover.selectors.ts';
import type { BasketHandoverInput } from '#machines/basket-handover/basket-handover.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * A basket that is taken over.
 *
 * @param chart what the route brought along
 * @param source the basket the address names
 */
export function useBasketHandover(chart: WiredChart<BasketHandoverMachine>, source: BasketHandoverInput) {
  const actor = useWiredActor(chart, source);
  return { view: useSelector(actor, selectBasketHandover, shallowEqual), send: actor.send };
}
