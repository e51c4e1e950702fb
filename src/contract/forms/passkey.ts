import type { FormFields } from '../form-fields.ts';
import { longestPasskeyName } from '../passkey-limits.ts';
import { provenPasswordFields } from './second-factor.ts';

/** A passkey is set up by the password; without a name it gets the browser's. */
export const passkeyFields = {
  name: { kind: 'line', longest: longestPasskeyName },
  ...provenPasswordFields,
} as const satisfies FormFields;

/** Another name of a passkey. */
export const passkeyNameFields = {
  name: { kind: 'line', longest: longestPasskeyName, whenEmpty: 'passkeyNameMissing' },
} as const satisfies FormFields;
