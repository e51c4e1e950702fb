import type { FormFault } from '#contract/form-fields.ts';
import { isTypedId } from './typed-id.ts';
import { centsOf } from './typed-money.ts';

/** Most net cents of a budget: a hundred million euros. */
export const mostBudgetCents = 10_000_000_000;

/** What is wrong with the amount of a budget beyond an empty field. */
export function budgetAmountFaults({ amount }: { readonly amount: string }): { amount?: FormFault } {
  const cents = centsOf(amount);
  if (cents === null) return { amount: 'amountInvalid' };
  return cents > mostBudgetCents ? { amount: 'amountTooHigh' } : {};
}

interface TypedOwners {
  readonly person: string;
  readonly costCenter: string;
}

/** What is wrong with whose a budget is: it is of somebody, of a cost center, or of both. */
export function budgetOwnersFaults({ person, costCenter }: TypedOwners): {
  person?: FormFault;
  costCenter?: FormFault;
} {
  if (person === '' && costCenter === '') return { person: 'budgetOfNobody' };
  return {
    ...(isTypedId(person) ? {} : { person: 'personUnknown' as const }),
    ...(isTypedId(costCenter) ? {} : { costCenter: 'costCenterUnknown' as const }),
  };
}
