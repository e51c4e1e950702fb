import { useSelector } from '@xstate/react';
import type { MenuItem } from '#contract/boot.ts';
import type { GlobalConfig } from '#contract/system.ts';
import { selectGlobalConfig, selectMenu } from '#machines/app/app.selectors.ts';
import { useShop } from './shop.ts';

/** Whether two configurations show the same; each answer brings a token of its own. */
const isShownAlike = (one: GlobalConfig, other: GlobalConfig): boolean =>
  one === other || JSON.stringify({ ...one, token: other.token }) === JSON.stringify(other);

/** The shop's configuration as the last answer said it. */
export function useConfig(): GlobalConfig {
  return useSelector(useShop().system.app, selectGlobalConfig, isShownAlike);
}

/** Entries of the main menu. */
export const useMenu = (): readonly MenuItem[] => useSelector(useShop().system.app, selectMenu);
