import type { FormFields } from '../form-fields.ts';
import { accountErasureFields } from './account-erasure.ts';

/** The mail address somebody wants to sign in with, and their password. */
export const emailChangeFields = {
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  currentPassword: accountErasureFields.currentPassword,
} as const satisfies FormFields;
