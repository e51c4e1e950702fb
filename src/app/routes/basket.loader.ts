import { basketEndpoints } from '#contract/basket.ts';
import type { BasketData } from '#ui/screens/basket/basket-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export const loadBasket = (loading: PageLoaderArguments): Promise<BasketData> =>
  loadOrNotFound(loading, basketEndpoints.show, {});
