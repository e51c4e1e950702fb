import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import { selectOrderApproval } from '#machines/order-approval/order-approval.selectors.ts';
import type { OrderApprovalCommand } from '#machines/order-approval/order-approval.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * The desk of one who decides for a firm.
 *
 * @param chart what the route brought along
 * @param shown numbers of the orders in sight that can be decided
 */
export function useOrderApproval(chart: WiredChart<OrderApprovalMachine>, shown: readonly string[]) {
  const actor = useWiredActor(chart, undefined);
  const numbers = shown.join('\n');
  useEffect(
    () => actor.send({ type: 'orders.shown', orderNumbers: numbers === '' ? [] : numbers.split('\n') }),
    [actor, numbers],
  );
  const snapshot = useSelector(actor, (current) => current);
  const send = useCallback((command: OrderApprovalCommand) => actor.send(command), [actor]);
  return { view: selectOrderApproval(snapshot), send };
}
