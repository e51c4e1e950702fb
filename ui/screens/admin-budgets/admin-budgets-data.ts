import type { AdminBudget, CostCenterName, FirmPerson } from '#contract/firm.ts';
import type { FirmListPart } from '#ui/sections/firm/firm-list.ts';

export interface BudgetListData extends FirmListPart<AdminBudget> {
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
