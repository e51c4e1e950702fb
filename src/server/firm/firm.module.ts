import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createBudgetService } from './budget.service.ts';
import { createCostCenterService } from './cost-center.service.ts';
import { registerFirmRoutes } from './firm.routes.ts';
import { createFirmService } from './firm.service.ts';
import { createReleaseRulesService } from './release-rules.service.ts';

/** What firms let their people order, on which cost centers, and who decides about the rest. */
export const firmModule = ({ foundation: { database, clock } }: { readonly foundation: Foundation }) =>
  ({
    service: {
      ...createFirmService(database, clock),
      costCenters: createCostCenterService(database, clock),
      budgets: createBudgetService(database, clock),
      releaseRules: createReleaseRulesService(database),
    },
    routes: registerFirmRoutes,
  }) satisfies Module<unknown, never>;
