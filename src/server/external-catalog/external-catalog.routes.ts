import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { ExternalCatalogService } from './external-catalog.service.ts';

/** External catalogs as the pages of the shop ask for them (S7); systems themselves call `punch-out.plugin.ts`. */
export function registerExternalCatalogRoutes(
  handle: Handle,
  { externalCatalogs }: { readonly externalCatalogs: ExternalCatalogService },
): void {
  handle(externalCatalogEndpoints.list, async ({ visitor }) => ({
    items: await externalCatalogs.listOf(memberOf(visitor)),
  }));
  handle(externalCatalogEndpoints.bySlug, async ({ visitor }, { query }) => ({
    item: await externalCatalogs.bySlug(memberOf(visitor), query.slug),
  }));
  handle(externalCatalogEndpoints.handedOver, async (call) => {
    const goneBack = await externalCatalogs.answerOf(call);
    return { name: goneBack?.name ?? null, hasBasket: goneBack?.hasBasket ?? false };
  });
  handle(externalCatalogEndpoints.handOver, async (call, { body }) => ({
    success: true as const,
    ...(await externalCatalogs.handOver(call, body)),
  }));
}
