import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerStatisticsRoutes } from './statistics.routes.ts';
import { createStatisticsService } from './statistics.service.ts';

/** What the orders of firms come to. */
export const statisticsModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: createStatisticsService(foundation),
    routes: registerStatisticsRoutes,
  }) satisfies Module<unknown, never>;
