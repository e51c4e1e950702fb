import { useSelector } from '@xstate/react';
import type { GlobalConfig } from '#contract/system.ts';
import { useShop } from './shop.ts';

/** Whether two configurations show the same; each answer brings a token of its own. */
const isShownAlike = (one: GlobalConfig, other: GlobalConfig): boolean =>
  one === other || JSON.stringify({ ...one, token: other.token }) === JSON.stringify(other);

/** The shop's configuration as the last answer said it. */
export function useConfig(): GlobalConfig {
  const { boot, system } = useShop();
  return useSelector(
    system.app,
    ({ context }) => (context.config ?? boot.config).basic_system_configs,
    isShownAlike,
  );
}
