import { salutations } from '../address-choices.ts';
import type { FormFields } from '../form-fields.ts';
import { addressFields } from './address.ts';
import { passwordChangeFields } from './password-change.ts';

const { company, vatId, firstname, lastname } = addressFields;
const { password, passwordAgain } = passwordChangeFields;

/** Who wants an account: a firm, which tells its tax number, or a person (S5-03). */
export const registrationFields = {
  kind: { kind: 'choice', options: ['company', 'private'] },
  company,
  vatId,
  salutation: { kind: 'choice', options: salutations },
  firstname,
  lastname,
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  emailAgain: { kind: 'email', longest: 160 },
  password,
  passwordAgain,
} as const satisfies FormFields;

/** Whoever confirms the mail address is who has typed the password. */
export const registrationConfirmFields = {
  password: { kind: 'password', longest: 1000, whenEmpty: 'passwordMissing' },
} as const satisfies FormFields;
