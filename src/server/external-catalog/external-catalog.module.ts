import type { Module } from '#server/calls/module.ts';
import { deleteUnopenedVisits } from './catalog-visit.repository.ts';
import { registerExternalCatalogRoutes } from './external-catalog.routes.ts';
import { createExternalCatalogService } from './external-catalog.service.ts';
import type { ExternalCatalogNeeds } from './external-catalog.service.ts';

/** Procurement systems of firms, to which baskets are handed over. */
export const externalCatalogModule = (needs: ExternalCatalogNeeds) =>
  ({
    service: createExternalCatalogService(needs),
    routes: registerExternalCatalogRoutes,
    tidyUp: (before) => deleteUnopenedVisits(needs.foundation.database, before(0)),
  }) satisfies Module<unknown, never>;
