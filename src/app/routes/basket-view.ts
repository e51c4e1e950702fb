import { basketEndpoints } from '#contract/basket.ts';
import type { BasketData } from '#ui/screens/basket/basket-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export { Component } from '#ui/screens/basket/BasketScreen.tsx';

export const loader = (loading: PageLoaderArguments): Promise<BasketData> =>
  loadOrNotFound(loading, basketEndpoints.show, {});
