import { formSchema } from '#contract/form-schema.ts';
import { releaseRuleFields } from '#contract/forms/release-rules.ts';
import { budgetAmountFaults } from '../budget.ts';

export const releaseRuleForm = formSchema(releaseRuleFields, ({ releaseAbove }) => {
  const { amount } = releaseAbove === '' ? {} : budgetAmountFaults({ amount: releaseAbove });
  return amount === undefined ? {} : { releaseAbove: amount };
});
