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

/** Where the lines of the sheet are kept, and whose they are. */
interface KeptLines {
  readonly drafts: TabDrafts;
  readonly person: string;
}

/**
 * The sheet of a quick order; its lines are kept in the tab until they are in the basket (docs/decisions/0043).
 *
 * @param chart what the route brought along
 */
export function useQuickOrder(chart: WiredChart<QuickOrderMachine>) {
  const { tabDrafts, system } = useShop();
  const mayOrder = useSelector(system.shopMode, (snapshot) => selectShopFlags(snapshot).May_order);
  const { id } = usePerson();
  // As `keepOwnDrafts` names who is not signed in: what is kept by another name goes.
  const person = String(id ?? 'guest');
  const actor = useWiredActor(chart, undefined);
  const view = useSelector(actor, selectQuickOrder, shallowEqual);
  const [tab, setTab] = useState<KeptLines | null>(null);
  const isRestored = tab !== null;
  useEffect(() => {
    // Once: whoever signs in or out meanwhile finds what they kept on the next visit.
    if (isRestored) return undefined;
    let isOver = false;
    let stopWaiting = (): void => undefined;
    // Not the `waitFor` of XState: it would come with the first page of everybody.
    const untilTaken = (event: Parameters<typeof actor.send>[0]): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (actor.getSnapshot().can(event)) resolve();
        };
        stopWaiting = () => waiting.unsubscribe();
        const waiting = actor.subscribe(look);
        look();
      });
    const restore = async (): Promise<void> => {
      const drafts = await tabDrafts();
      const lines = (drafts.read(draftName, person) ?? []).map(([number, quantity]) => ({
        number,
        quantity,
      }));
      const restored = { type: 'lines.restored', lines } as const;
      // Nothing is kept in their place before they are back.
      if (lines.length > 0) await untilTaken(restored);
      stopWaiting();
      if (isOver) return;
      if (lines.length > 0) actor.send(restored);
      // What was refused stays where it is kept.
      if (actor.getSnapshot().context.fault === null) setTab({ drafts, person });
    };
    // Without the code that keeps them they live as long as the page.
    restore().catch(() => undefined);
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [tabDrafts, person, actor, isRestored]);
  const { lines } = view;
  useEffect(() => {
    if (tab?.person !== person) return;
    tab.drafts.write(
      draftName,
      person,
      lines.map(({ number, quantity }) => [number, quantity] as const),
    );
  }, [tab, person, lines]);
  return { view, send: actor.send, mayOrder };
}
