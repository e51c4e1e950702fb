import type { AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import type { FirmListPart } from '#ui/sections/firm/firm-list.ts';

export interface CostCenterListData extends FirmListPart<AdminCostCenter> {
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
