import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { QuickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { selectQuickOrder } from '#machines/quick-order/quick-order.selectors.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { usePerson } from './person.ts';
import { useShop } from './shop.ts';
import type { TabDrafts, WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/** Names the lines among all that a person has typed and not sent. */
const draftName = 'quick-order';

/**
 * The sheet of a quick order; its lines are kept in the tab until they are in the basket (docs/decisions/0043).
 *
 * @param chart what the route brought along
 */
export function useQuickOrder(chart: WiredChart<QuickOrderMachine>) {
  const { tabDrafts, system } = useShop();
  const mayOrder = useSelector(system.shopMode, (snapshot) => selectShopFlags(snapshot).May_order);
  const { id } = usePerson();
  const person = String(id);
  const actor = useWiredActor(chart, undefined);
  const view = useSelector(actor, selectQuickOrder, shallowEqual);
  const [tab, setTab] = useState<TabDrafts | null>(null);
  useEffect(() => {
    // Without the code that keeps them they live as long as the page.
    tabDrafts().then(
      (drafts) => {
        const lines = (drafts.read(draftName, person) ?? []).map(([number, quantity]) => ({
          number,
          quantity,
        }));
        if (lines.length > 0) actor.send({ type: 'lines.restored', lines });
        setTab(drafts);
      },
      () => undefined,
    );
  }, [tabDrafts, person, actor]);
  const { lines } = view;
  useEffect(() => {
    tab?.write(
      draftName,
      person,
      lines.map(({ number, quantity }) => [number, quantity] as const),
    );
  }, [tab, person, lines]);
  return { view, send: actor.send, mayOrder };
}
