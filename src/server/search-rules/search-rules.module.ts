import type { Module } from '#server/calls/module.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerSearchRulesRoutes } from './search-rules.routes.ts';
import type { SearchRulesRouteNeeds } from './search-rules.routes.ts';
import { deleteOldMisses } from './search-miss.repository.ts';
import { createSearchRulesService } from './search-rules.service.ts';

const missesKeptMs = 90 * 24 * 3_600_000;

/** What the shop's staff say about searches, and what was not found. */
export const searchRulesModule = (needs: {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}) =>
  ({
    service: createSearchRulesService(needs),
    routes: registerSearchRulesRoutes,
    tidyUp: (before) => deleteOldMisses(needs.foundation.database, before(missesKeptMs)),
  }) satisfies Module<unknown, SearchRulesRouteNeeds>;
