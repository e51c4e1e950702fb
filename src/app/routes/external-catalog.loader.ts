import { basketEndpoints } from '#contract/basket.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import type { ExternalCatalogData } from '#ui/screens/external-catalog/external-catalog-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadExternalCatalog(loading: PageLoaderArguments): Promise<ExternalCatalogData> {
  const { basket } = await loadOrNotFound(loading, basketEndpoints.show, {});
  const slug = basket.externalCatalog;
  if (slug !== null) {
    const { item } = await loadOrNotFound(loading, externalCatalogEndpoints.bySlug, { query: { slug } });
    return { basket, catalog: item, handedOverTo: null, others: [] };
  }
  const isMember = basket.checkoutData.identity === 'customer';
  const others = isMember ? (await loadOrNotFound(loading, externalCatalogEndpoints.list, {})).items : [];
  const { name } = await loadOrNotFound(loading, externalCatalogEndpoints.handedOver, {});
  return { basket, catalog: null, handedOverTo: name, others };
}
