import { formSchema } from '#contract/form-schema.ts';
import { budgetAmountFields, budgetFields, budgetOwnersFields } from '#contract/forms/budget.ts';
import { budgetAmountFaults, budgetOwnersFaults } from '../budget.ts';

export const budgetForm = formSchema(budgetFields, (typed) => ({
  ...budgetOwnersFaults(typed),
  ...budgetAmountFaults(typed),
}));
export const budgetAmountForm = formSchema(budgetAmountFields, budgetAmountFaults);
export const budgetOwnersForm = formSchema(budgetOwnersFields, budgetOwnersFaults);
