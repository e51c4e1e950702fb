import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListPosition } from '#contract/shopping-list.ts';
import { listQuantityFacts } from '#machines/list-quantity/list-quantity.facts.ts';
import { listQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import { selectListQuantity } from '#machines/list-quantity/list-quantity.selectors.ts';
import { useLastingActor } from './lasting-actor.ts';
import { useShop } from './shop.ts';

/** The quantity a position of a list holds. What was entered last is stored also where its field has gone meanwhile. */
export function useListQuantity({ id, quantity }: Pick<ListPosition, 'id' | 'quantity'>) {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('listQuantity', listQuantityMachine, listQuantityFacts));
  const { actor, send } = useLastingActor(chart, { id });
  const view = useSelector(actor, (snapshot) => selectListQuantity(snapshot, quantity), shallowEqual);
  const change = (wanted: number): void =>
    send({ type: 'quantity.change', quantity: wanted, insteadOf: quantity });
  return { view, change };
}
