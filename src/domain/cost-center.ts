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

interface CostCentersOfBuyer {
  /** Those the buyer may book on. */
  readonly costCenters: readonly { readonly number: string }[];
  /** Numbers of the firm's others. */
  readonly closedCostCenters: readonly string[];
}

interface BookingRules extends CostCentersOfBuyer {
  readonly needsCostCenter: boolean;
}

/** Whether the firm has cost centers, also where all of them are closed to the buyer. */
export const hasCostCenters = ({ costCenters, closedCostCenters }: CostCentersOfBuyer): boolean =>
  costCenters.length > 0 || closedCostCenters.length > 0;

/** Whether a buyer may book on a number; on any words of the own, and on none, where the firm has no cost centers. */
export const isBookable = (number: string, firm: CostCentersOfBuyer): boolean =>
  number === '' || !hasCostCenters(firm) || firm.costCenters.some((open) => open.number === number);

interface NamedCostCenter {
  readonly number: string;
  readonly name: string;
}

/** The number of the open cost center that somebody wrote by its number, its name or both, as menus show them; else what was written. */
export function costCenterMeant(written: string, open: readonly NamedCostCenter[]): string {
  const folded = written.toLowerCase();
  const meant = open.find(({ number, name }) =>
    [number, name, `${number} ${name}`].some((own) => own.toLowerCase() === folded),
  );
  return meant?.number ?? written;
}

/**
 * The positions that still have to be booked on another cost center (S5): on one that the buyer may book on, or, where the
 * firm does not ask for that, on none.
 */
export function lackingCostCenter<Position extends { readonly costCenter: string }>(
  positions: readonly Position[],
  rules: BookingRules,
): Position[] {
  return positions.filter(
    ({ costCenter }) => !isBookable(costCenter, rules) || (rules.needsCostCenter && costCenter === ''),
  );
}
