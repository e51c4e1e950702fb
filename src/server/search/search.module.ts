import type { Module } from '#server/calls/module.ts';
import { registerSearchRoutes } from './search.routes.ts';
import { createSearchService } from './search.service.ts';
import type { SearchNeeds } from './search.service.ts';

/** Searches and what is suggested while somebody types. */
export const searchModule = (needs: SearchNeeds) =>
  ({ service: createSearchService(needs), routes: registerSearchRoutes }) satisfies Module<unknown, never>;
