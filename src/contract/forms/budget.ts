import type { FormFields } from '../form-fields.ts';

/** How much may be spent, and how long it lasts. */
export const budgetAmountFields = {
  amount: { kind: 'line', longest: 20, whenEmpty: 'amountMissing' },
  period: { kind: 'choice', options: ['month', 'quarter', 'year'] },
} as const satisfies FormFields;

/** Whose it is: the id of a person of the firm, of a cost center, or of both. */
export const budgetOwnersFields = {
  person: { kind: 'line', longest: 15 },
  costCenter: { kind: 'line', longest: 15 },
} as const satisfies FormFields;

/** A new budget as an admin types it. */
export const budgetFields = {
  ...budgetOwnersFields,
  ...budgetAmountFields,
} as const satisfies FormFields;
