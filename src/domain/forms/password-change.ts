import { formSchema } from '#contract/form-schema.ts';
import { passwordChangeFields } from '#contract/forms/password-change.ts';
import { passwordStrength } from '../password-strength.ts';

export interface PasswordRules {
  /** `minPasswordStrength` of the shop (S5-07). */
  readonly minimum: number;
  /** Of the person, by `ownWordsOf`. */
  readonly ownWords: readonly string[];
}

/** What is wrong with a new password that was typed twice; one that is missing is not unlike another as well. */
export const newPasswordFaults = (
  { minimum, ownWords }: PasswordRules,
  { password, passwordAgain }: { readonly password: string; readonly passwordAgain: string },
) => ({
  ...(passwordStrength(password, ownWords) < minimum ? { password: 'passwordWeak' as const } : {}),
  ...(password === '' || password === passwordAgain ? {} : { passwordAgain: 'passwordUnconfirmed' as const }),
});

/** How a password is changed in this shop by this person; whether the current one is right, only the server knows. */
export const passwordChangeForm = (rules: PasswordRules) =>
  formSchema(passwordChangeFields, (typed) => newPasswordFaults(rules, typed));
