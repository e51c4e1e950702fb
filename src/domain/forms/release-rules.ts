import { formSchema } from '#contract/form-schema.ts';
import { releaseRuleFields } from '#contract/forms/release-rules.ts';
import { budgetAmountFaults } from '../budget.ts';
import { isTypedId } from '../typed-id.ts';

export const releaseRuleForm = formSchema(releaseRuleFields, ({ releaseAbove, deputy }) => {
  const { amount } = releaseAbove === '' ? {} : budgetAmountFaults({ amount: releaseAbove });
  return {
    ...(amount === undefined ? {} : { releaseAbove: amount }),
    ...(isTypedId(deputy) ? {} : { deputy: 'personUnknown' as const }),
  };
});
