import { formSchema } from '#contract/form-schema.ts';
import { accountErasureFields } from '#contract/forms/account-erasure.ts';

export const accountErasureForm = formSchema(accountErasureFields);
