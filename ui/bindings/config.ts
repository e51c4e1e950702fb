import type { GlobalConfig } from '#contract/system.ts';
import { useShop } from './shop.ts';

/** The shop's configuration as the page was delivered with it. */
export const useConfig = (): GlobalConfig => useShop().boot.config.basic_system_configs;
