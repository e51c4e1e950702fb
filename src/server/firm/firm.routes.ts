import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import { ownBudgetEndpoints } from '#contract/own-budgets.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { BudgetService } from './budget.service.ts';
import type { CostCenterService } from './cost-center.service.ts';
import type { ReleaseRulesService } from './release-rules.service.ts';

const done = { success: true } as const;

interface FirmNeeds {
  readonly firms: {
    readonly costCenters: CostCenterService;
    readonly budgets: BudgetService;
    readonly releaseRules: ReleaseRulesService;
  };
}

/** What admins say about the orders of their firm (S2.4), and what its people see of that. */
export function registerFirmRoutes(
  handle: Handle,
  { firms: { costCenters, budgets, releaseRules } }: FirmNeeds,
): void {
  handle(adminCostCenterEndpoints.list, ({ visitor }) => costCenters.list(memberOf(visitor)));
  handle(adminCostCenterEndpoints.create, async ({ visitor }, { body }) => ({
    ...done,
    id: await costCenters.create(memberOf(visitor), body),
  }));
  handle(adminCostCenterEndpoints.update, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await costCenters.update(memberOf(visitor), id, typed);
    return done;
  });
  handle(adminCostCenterEndpoints.remove, async ({ visitor }, { body }) => ({
    ...done,
    isDeactivated: await costCenters.remove(memberOf(visitor), body.id),
  }));
  handle(adminCostCenterEndpoints.need, async ({ visitor }, { body }) => {
    await costCenters.need(memberOf(visitor), body.isNeeded);
    return done;
  });
  handle(adminCostCenterEndpoints.assign, async ({ visitor }, { body }) => {
    await costCenters.assign(memberOf(visitor), body.id, body.people);
    return done;
  });

  handle(adminReleaseRuleEndpoints.show, ({ visitor }) => releaseRules.show(memberOf(visitor)));
  handle(adminReleaseRuleEndpoints.update, async ({ visitor }, { body }) => {
    await releaseRules.update(memberOf(visitor), body);
    return done;
  });

  handle(ownBudgetEndpoints.list, ({ visitor }) => budgets.own(memberOf(visitor)));
  handle(adminBudgetEndpoints.list, ({ visitor }) => budgets.list(memberOf(visitor)));
  handle(adminBudgetEndpoints.low, ({ visitor }, { query }) => budgets.low(memberOf(visitor), query.limit));
  handle(adminBudgetEndpoints.create, async ({ visitor }, { body }) => ({
    ...done,
    id: await budgets.create(memberOf(visitor), body),
  }));
  handle(adminBudgetEndpoints.update, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await budgets.update(memberOf(visitor), id, typed);
    return done;
  });
  handle(adminBudgetEndpoints.remove, async ({ visitor }, { body }) => {
    await budgets.remove(memberOf(visitor), body.id);
    return done;
  });
  handle(adminBudgetEndpoints.assign, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await budgets.assign(memberOf(visitor), id, typed);
    return done;
  });
}
