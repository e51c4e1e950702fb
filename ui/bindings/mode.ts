import { useSelector } from '@xstate/react';
import type { Mode } from '#contract/session.ts';
import {
  selectIsSwitcherShown,
  selectIsSwitching,
  selectMode,
  selectShopFlags,
} from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop } from './shop.ts';

/** Business or private mode, which decides net or gross. */
export function useMode() {
  const { system } = useShop();
  const { shopMode } = system;
  const flags = useSelector(shopMode, selectShopFlags);
  return {
    view: {
      mode: useSelector(shopMode, selectMode),
      isSwitcherShown: useSelector(shopMode, selectIsSwitcherShown),
      isSwitching: useSelector(shopMode, selectIsSwitching),
      /** Whether private customers may buy, too. */
      isPrivateOffered: flags.allowB2c,
      isTaxExempt: flags.isTaxExempt,
      taxExemptText: flags.taxExemptDisplayText,
    },
    choose: (to: Mode) => shopMode.send({ type: 'mode.switch', to }),
  };
}
