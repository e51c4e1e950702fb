import type { FormFields } from '../form-fields.ts';

/** Why a registration is refused, as the person is told. */
export const registrationRefusalFields = {
  reason: { kind: 'text', longest: 1000, whenEmpty: 'reasonMissing' },
} as const satisfies FormFields;
