import { useSelector } from '@xstate/react';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop } from './shop.ts';

/** Whether shop and firm let this visitor order now. */
export function useMayOrder(): boolean {
  const { shopMode } = useShop().system;
  return useSelector(shopMode, (snapshot) => selectShopFlags(snapshot).May_order);
}
