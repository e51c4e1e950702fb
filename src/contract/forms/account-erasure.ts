import type { FormFields } from '../form-fields.ts';

/** Whoever has the account erased proves the current password. */
export const accountErasureFields = {
  currentPassword: { kind: 'password', longest: 1000, whenEmpty: 'currentPasswordMissing' },
} as const satisfies FormFields;
