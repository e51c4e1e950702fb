import type { AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import type { TablePart } from '#domain/table-query.ts';

export interface CostCenterListData extends TablePart<AdminCostCenter> {
  readonly shown: 'list';
  readonly isNeeded: boolean;
}

export interface OneCostCenterData {
  readonly shown: 'one';
  /** Null for a new one. */
  readonly item: AdminCostCenter | null;
  readonly people: readonly FirmPerson[];
}

export type AdminCostCentersData = CostCenterListData | OneCostCenterData;
