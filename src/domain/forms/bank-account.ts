import { formSchema } from '#contract/form-schema.ts';
import { bankAccountFields } from '#contract/forms/methods.ts';
import { ibanFault } from '../iban.ts';
import { isCompanyName } from '../name.ts';

export const bankAccountForm = formSchema(bankAccountFields, ({ iban, accountHolder }) => {
  const fault = ibanFault(iban);
  return {
    ...(fault === null ? {} : { iban: fault }),
    ...(isCompanyName(accountHolder) ? {} : { accountHolder: 'nameOnly' as const }),
  };
});
