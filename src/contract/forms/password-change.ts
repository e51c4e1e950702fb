import type { FormFields } from '../form-fields.ts';

/** Whoever changes the password proves the current one; the new one is as long as every hash takes, in whatever letters. */
export const passwordChangeFields = {
  currentPassword: { kind: 'password', longest: 1000, whenEmpty: 'currentPasswordMissing' },
  password: { kind: 'password', longest: 80, whenEmpty: 'newPasswordMissing' },
  passwordAgain: { kind: 'password', longest: 80 },
} as const satisfies FormFields;
