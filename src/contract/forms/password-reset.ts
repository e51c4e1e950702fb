import type { FormFields } from '../form-fields.ts';
import { passwordChangeFields } from './password-change.ts';

/** Whose password is forgotten. */
export const passwordRequestFields = {
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
} as const satisfies FormFields;

/** The new password, twice; who it is for stands in the link that was mailed. */
export const passwordResetFields = {
  password: passwordChangeFields.password,
  passwordAgain: passwordChangeFields.passwordAgain,
} as const satisfies FormFields;
