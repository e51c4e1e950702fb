import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { storedBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import { selectStoredBasket } from '#machines/stored-basket/stored-basket.selectors.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/** The baskets the visitor keeps, for the part that shows them. */
export function useStoredBaskets() {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('storedBasket', storedBasketMachine));
  const actor = useWiredActor(chart, undefined);
  return { view: useSelector(actor, selectStoredBasket, shallowEqual), send: actor.send };
}
