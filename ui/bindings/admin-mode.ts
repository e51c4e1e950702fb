import { useSelector } from '@xstate/react';
import { isAdminMode } from '#domain/admin-mode.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop } from './shop.ts';

/** Whether articles are only looked at: nothing is put anywhere, and no tile leads on. */
export function useIsAdminMode(): boolean {
  const { session, shopMode } = useShop().system;
  const isBackendUser = useSelector(session, (snapshot) => selectSessionView(snapshot).isBackend);
  const mayOrder = useSelector(shopMode, (snapshot) => selectShopFlags(snapshot).May_order);
  return isAdminMode({ isBackendUser, mayOrder });
}
