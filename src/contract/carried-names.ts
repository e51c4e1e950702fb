/** Names of what any answer may carry beside its own content and the page's token (S7.3). */
export const carriedNames = ['user', 'shop', 'head', 'redirectTo', 'basic_system_configs'] as const;
export type CarriedName = (typeof carriedNames)[number];
