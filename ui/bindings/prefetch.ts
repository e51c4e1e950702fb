import { useShop } from './shop.ts';

/** Fetches a page ahead when a visitor is about to go there. */
export const usePrefetch = (): ((path: string) => void) => useShop().prefetch;
