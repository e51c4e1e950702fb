import { formSchema } from '#contract/form-schema.ts';
import { passwordChangeFields } from '#contract/forms/password-change.ts';
import { passwordStrength } from '../password-strength.ts';

export interface PasswordRules {
  /** `minPasswordStrength` of the shop (S5-07). */
  readonly minimum: number;
  /** Of the person, by `ownWordsOf`. */
  readonly ownWords: readonly string[];
}

/** How a password is changed in this shop by this person; whether the current one is right, only the server knows. */
export const passwordChangeForm = ({ minimum, ownWords }: PasswordRules) =>
  formSchema(passwordChangeFields, ({ password, passwordAgain }) => ({
    ...(passwordStrength(password, ownWords) < minimum ? { password: 'passwordWeak' as const } : {}),
    ...(password === passwordAgain ? {} : { passwordAgain: 'passwordUnconfirmed' as const }),
  }));
