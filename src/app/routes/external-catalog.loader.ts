import { basketEndpoints } from '#contract/basket.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import type { ExternalCatalogData } from '#ui/screens/external-catalog/external-catalog-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadExternalCatalog(loading: PageLoaderArguments): Promise<ExternalCatalogData> {
  const { basket } = await loadOrNotFound(loading, basketEndpoints.show, {});
  if (basket.externalCatalog !== null) return { basket, goneBackTo: null, others: [] };
  const isMember = basket.checkoutData.identity === 'customer';
  const others = isMember ? (await loadOrNotFound(loading, externalCatalogEndpoints.list, {})).items : [];
  const { name, hasBasket } = await loadOrNotFound(loading, externalCatalogEndpoints.handedOver, {});
  return { basket, goneBackTo: name === null ? null : { name, hasBasket }, others };
}
