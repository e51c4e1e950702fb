import { basketEndpoints } from '#contract/basket.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import { systemParameter } from '#contract/external-catalog-system-path.ts';
import type { ExternalCatalogData } from '#ui/screens/external-catalog/external-catalog-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** The systems of the visitor's firm, and the one that the address names; one of another firm is not found. */
async function loadSystems(
  loading: PageLoaderArguments,
): Promise<Pick<ExternalCatalogData, 'others' | 'chosen'>> {
  const { list, bySlug } = externalCatalogEndpoints;
  const slug = new URL(loading.request.url).searchParams.get(systemParameter);
  const [{ items: others }, chosen] = await Promise.all([
    loadOrNotFound(loading, list, {}),
    slug === null ? null : loadOrNotFound(loading, bySlug, { query: { slug } }),
  ]);
  return { others, chosen: chosen?.item ?? null };
}

export async function loadExternalCatalog(loading: PageLoaderArguments): Promise<ExternalCatalogData> {
  const { basket } = await loadOrNotFound(loading, basketEndpoints.show, {});
  const noSystems = { others: [], chosen: null };
  if (basket.externalCatalog !== null) return { basket, goneBackTo: null, ...noSystems };
  const isMember = basket.checkoutData.identity === 'customer';
  const systems = isMember ? await loadSystems(loading) : noSystems;
  const { name, hasBasket } = await loadOrNotFound(loading, externalCatalogEndpoints.handedOver, {});
  return { basket, goneBackTo: name === null ? null : { name, hasBasket }, ...systems };
}
