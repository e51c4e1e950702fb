import { useSelector } from '@xstate/react';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop } from './shop.ts';

/** The shop takes requests for offers of this visitor; none in a visit of an external catalog (S6-10). */
export const useIsOfferAllowed = (): boolean =>
  useSelector(useShop().system.shopMode, (snapshot) => selectShopFlags(snapshot).allowOfferRequest);
