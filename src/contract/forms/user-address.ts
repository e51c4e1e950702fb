import type { FormFields } from '../form-fields.ts';
import { addressFields } from './address.ts';

/** An address with whom it is kept for; `person` is the id of somebody of the firm. */
export const userAddressFields = {
  person: { kind: 'line', longest: 15, whenEmpty: 'personMissing' },
  ...addressFields,
} as const satisfies FormFields;
