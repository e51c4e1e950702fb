import { formSchema } from '#contract/form-schema.ts';
import { addressFields } from '#contract/forms/address.ts';
import { addressFaults } from '../address-check.ts';

export const addressForm = formSchema(addressFields, addressFaults);
