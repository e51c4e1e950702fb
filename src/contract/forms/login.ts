import type { FormFields } from '../form-fields.ts';

/** Who signs in. What is filled in is judged by the server alone, which answers everything wrong alike. */
export const loginFields = {
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  password: { kind: 'password', longest: 1000, whenEmpty: 'passwordMissing' },
} as const satisfies FormFields;
