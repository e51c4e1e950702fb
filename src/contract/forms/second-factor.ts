import type { FormFields } from '../form-fields.ts';

/** A code as it is read from an app, a paper or a mail. */
export const secondFactorFields = {
  code: { kind: 'code', longest: 20, whenEmpty: 'codeMissing' },
} as const satisfies FormFields;

/** Whoever changes how the account is protected proves the password. */
export const provenPasswordFields = {
  currentPassword: { kind: 'password', longest: 1000, whenEmpty: 'currentPasswordMissing' },
} as const satisfies FormFields;
