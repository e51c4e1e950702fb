import { shallowEqual, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { ListPosition } from '#contract/shopping-list.ts';
import { listQuantityFacts } from '#machines/list-quantity/list-quantity.facts.ts';
import { listQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import { selectListQuantity } from '#machines/list-quantity/list-quantity.selectors.ts';
import { lastingActor, useLastingActor } from './lasting-actor.ts';
import { useShop } from './shop.ts';
import { useTexts } from './texts.ts';

function useListQuantityChart() {
  const { fewWidget } = useShop();
  const { shoppingLists: words } = useTexts();
  const [chart] = useState(() => fewWidget('listQuantity', listQuantityMachine, listQuantityFacts, words));
  return chart;
}

const aboutOf = ({ id }: Pick<ListPosition, 'id'>): string => String(id);

/**
 * The quantity a position of a list holds. What was entered last is stored also where its field has gone meanwhile.
 *
 * @param position another object each time the page has loaded it
 */
export function useListQuantity(position: Pick<ListPosition, 'id' | 'quantity' | 'display_name'>) {
  const chart = useListQuantityChart();
  const { id, quantity, display_name: name } = position;
  const about = aboutOf(position);
  const { actor, send } = useLastingActor(chart, about, { id, name, quantity });
  // Also where the page has loaded the same amount once more: another may be shown since.
  useLayoutEffect(
    () => lastingActor(chart, about)?.send({ type: 'quantity.loaded', quantity: position.quantity }),
    [chart, about, position],
  );
  const view = useSelector(actor, (snapshot) => selectListQuantity(snapshot, quantity), shallowEqual);
  const change = (wanted: number): void => send({ type: 'quantity.change', quantity: wanted });
  return { view, change };
}

/** Gives the amount of a position that is shown where it is asked for, or would be were its field in sight. */
export function useShownQuantity() {
  const chart = useListQuantityChart();
  return (position: Pick<ListPosition, 'id' | 'quantity'>): number =>
    selectListQuantity(lastingActor(chart, aboutOf(position))?.getSnapshot(), position.quantity).quantity;
}
