import type { Module } from '#server/calls/module.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerSearchRulesRoutes } from './search-rules.routes.ts';
import type { SearchRulesRouteNeeds } from './search-rules.routes.ts';
import { createSearchRulesService } from './search-rules.service.ts';

/** What the shop's staff say about searches. */
export const searchRulesModule = (needs: {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}) =>
  ({
    service: createSearchRulesService(needs),
    routes: registerSearchRulesRoutes,
  }) satisfies Module<unknown, SearchRulesRouteNeeds>;
