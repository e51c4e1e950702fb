import { useSelector } from '@xstate/react';
import type { Mode } from '#contract/session.ts';
import {
  selectIsSwitcherShown,
  selectIsSwitching,
  selectMode,
} from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop } from './shop.ts';

/** Business or private mode, which decides net or gross. */
export function useMode() {
  const { shopMode } = useShop().system;
  return {
    view: {
      mode: useSelector(shopMode, selectMode),
      isSwitcherShown: useSelector(shopMode, selectIsSwitcherShown),
      isSwitching: useSelector(shopMode, selectIsSwitching),
    },
    choose: (to: Mode) => shopMode.send({ type: 'mode.switch', to }),
  };
}
