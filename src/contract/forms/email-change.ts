import type { FormFields } from '../form-fields.ts';

/** The mail address somebody wants to sign in with, and their password. */
export const emailChangeFields = {
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  currentPassword: { kind: 'password', longest: 1000, whenEmpty: 'currentPasswordMissing' },
} as const satisfies FormFields;
