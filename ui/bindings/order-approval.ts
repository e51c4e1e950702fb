import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import { selectOrderApproval } from '#machines/order-approval/order-approval.selectors.ts';
import type { OrderApprovalCommand, SeenOrder } from '#machines/order-approval/order-approval.types.ts';
import { useShop } from './shop.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * The desk of one who decides for a firm.
 *
 * @param chart what the route brought along
 * @param orders those in sight that can be decided; the same array as long as the page is the same
 */
export function useOrderApproval(chart: WiredChart<OrderApprovalMachine>, orders: readonly SeenOrder[]) {
  const actor = useWiredActor(chart, { orders });
  useEffect(() => actor.send({ type: 'orders.shown', orders }), [actor, orders]);
  const snapshot = useSelector(actor, (current) => current);
  const { navigation } = useShop().system;
  const send = useCallback(
    (command: OrderApprovalCommand) => {
      actor.send(command);
      // What is asked names budgets: they stand there as they are now, not as they were when the page came (docs/decisions/0178).
      if (command.type === 'release.begin') navigation.send({ type: 'data.outdated' });
    },
    [actor, navigation],
  );
  return { view: selectOrderApproval(snapshot), send };
}
