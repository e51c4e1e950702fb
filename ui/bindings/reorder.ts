import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { selectReorder } from '#machines/reorder/reorder.selectors.ts';
import { useLastingActor } from './lasting-actor.ts';
import { useShop } from './shop.ts';

/**
 * Ordering again, for the button that does it and what stands beside it. Who goes on to the basket meanwhile finds it there all the
 * same.
 */
export function useReorder() {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('reorder', reorderMachine));
  const { actor, send } = useLastingActor(chart, undefined);
  return { view: useSelector(actor, selectReorder, shallowEqual), send };
}
