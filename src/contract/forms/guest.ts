import type { FormFields } from '../form-fields.ts';

/** Where a guest's confirmation goes. */
export const guestFields = {
  guestEmail: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
} as const satisfies FormFields;
