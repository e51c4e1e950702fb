import type { Module } from '#server/calls/module.ts';
import { registerFunnelRoutes } from './funnel.routes.ts';
import { createFunnelService } from './funnel.service.ts';
import type { FunnelNeeds } from './funnel.service.ts';
import { deleteOldTransitions } from './transition-count.repository.ts';

const dayMs = 24 * 3_600_000;
const transitionCountsKeptMs = 400 * dayMs;

/** How often the transitions of the charts were taken. */
export const funnelModule = (needs: FunnelNeeds) =>
  ({
    service: createFunnelService(needs),
    routes: registerFunnelRoutes,
    tidyUp: (before) => deleteOldTransitions(needs.foundation.database, before(transitionCountsKeptMs)),
  }) satisfies Module<unknown, never>;
