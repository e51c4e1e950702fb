import { formSchema } from '#contract/form-schema.ts';
import { passwordRequestFields, passwordResetFields } from '#contract/forms/password-reset.ts';
import { isPlausibleEmail } from '../email.ts';
import { newPasswordFaults, type PasswordRules } from './password-change.ts';

/** How a new password is asked for. */
export const passwordRequestForm = formSchema(passwordRequestFields, ({ email }) =>
  isPlausibleEmail(email) ? {} : { email: 'emailInvalid' },
);

/** How a new password is set by a mailed link. */
export const passwordResetForm = (rules: PasswordRules) =>
  formSchema(passwordResetFields, (typed) => newPasswordFaults(rules, typed));
