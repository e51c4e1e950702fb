import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { reorderFacts } from '#machines/reorder/reorder.facts.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { selectReorder } from '#machines/reorder/reorder.selectors.ts';
import type { ReorderWords } from '#machines/reorder/reorder.types.ts';
import { useLastingActor } from './lasting-actor.ts';
import { useShop } from './shop.ts';

/**
 * Ordering again, for the button that does it and what stands beside it. Who goes on to the basket meanwhile finds it there all the
 * same, and is told of it in the words given here.
 *
 * @param about which order, list or line it is; one button of a page for each
 */
export function useReorder(about: string, words: ReorderWords) {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('reorder', reorderMachine, reorderFacts, words));
  const { actor, send } = useLastingActor(chart, about, undefined);
  return { view: useSelector(actor, selectReorder, shallowEqual), send };
}
