import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import { selectOrderApproval } from '#machines/order-approval/order-approval.selectors.ts';
import type { OrderApprovalCommand, SeenOrder } from '#machines/order-approval/order-approval.types.ts';
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
  const send = useCallback((command: OrderApprovalCommand) => actor.send(command), [actor]);
  return { view: selectOrderApproval(snapshot), send };
}
