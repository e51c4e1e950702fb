import { useSelector } from '@xstate/react';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useMayOrder } from './may-order.ts';
import { useShop } from './shop.ts';

/**
 * Whether articles are only looked at, by who works for the shop and may not order (S6-11, docs/decisions/0136): nothing is put
 * anywhere, and no tile leads on.
 */
export function useIsAdminMode(): boolean {
  const { session } = useShop().system;
  const isBackend = useSelector(session, (snapshot) => selectSessionView(snapshot).isBackend);
  const mayOrder = useMayOrder();
  return isBackend && !mayOrder;
}
