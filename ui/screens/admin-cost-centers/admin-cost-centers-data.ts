import type { AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface CostCenterListData extends PagedListPart<AdminCostCenter> {
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
