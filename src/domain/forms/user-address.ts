import { formSchema } from '#contract/form-schema.ts';
import { userAddressFields } from '#contract/forms/user-address.ts';
import { addressFaults } from '../address-check.ts';
import { isTypedId } from '../typed-id.ts';

/** How an admin keeps an address for somebody of the firm. */
export const userAddressForm = formSchema(userAddressFields, ({ person, ...address }) => ({
  ...addressFaults(address),
  ...(isTypedId(person) ? {} : { person: 'personUnknown' }),
}));
