import type { AdminBudget, CostCenterName, FirmPerson } from '#contract/firm.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface BudgetListData extends PagedListPart<AdminBudget> {
  readonly shown: 'list';
}

export interface OneBudgetData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: AdminBudget | null;
  readonly people: readonly FirmPerson[];
  readonly costCenters: readonly CostCenterName[];
}

export type AdminBudgetsData = BudgetListData | OneBudgetData;
