import type { FormFault } from '#contract/form-fields.ts';
import type { FaultsOf } from '#contract/form-schema.ts';
import type { costCenterFields } from '#contract/forms/cost-center.ts';
import { oneSpace } from './address-check.ts';
import { isTypedId } from './typed-id.ts';

interface TypedCostCenter {
  readonly number: string;
  readonly name: string;
  readonly owner: string;
}

/** A cost center as it is stored: single spaces, nothing that is not seen. */
export const normaliseCostCenter = <Typed extends TypedCostCenter>(typed: Typed): Typed => ({
  ...typed,
  number: oneSpace(typed.number),
  name: oneSpace(typed.name),
});

/** What is wrong with a cost center beyond fields that are empty. */
export function costCenterFaults(typed: TypedCostCenter): FaultsOf<typeof costCenterFields> {
  const { number, name, owner } = normaliseCostCenter(typed);
  const faults: Partial<Record<keyof typeof costCenterFields, FormFault>> = {};
  if (number === '') faults.number = 'missing';
  if (name === '') faults.name = 'missing';
  if (!isTypedId(owner)) faults.owner = 'personUnknown';
  return faults;
}

interface BookingRules {
  readonly needsCostCenter: boolean;
  /** Those the buyer may book on. */
  readonly costCenters: readonly { readonly number: string }[];
  /** Numbers of the firm's others. */
  readonly closedCostCenters: readonly string[];
}

/**
 * The positions that still have to be booked on another cost center (S5): on one that the buyer may book on where the firm
 * asks for that, else at least on none that is closed to the buyer.
 */
export function lackingCostCenter<Position extends { readonly costCenter: string }>(
  positions: readonly Position[],
  { needsCostCenter, costCenters, closedCostCenters }: BookingRules,
): Position[] {
  const open = new Set(costCenters.map(({ number }) => number));
  const closed = new Set(closedCostCenters);
  return positions.filter(({ costCenter }) =>
    needsCostCenter ? !open.has(costCenter) : closed.has(costCenter),
  );
}
