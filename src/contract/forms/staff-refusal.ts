import type { FormFields } from '../form-fields.ts';

/** Why the shop's staff refuse something, as whoever it is of is told. */
export const staffRefusalFields = {
  reason: { kind: 'text', longest: 1000, whenEmpty: 'reasonMissing' },
} as const satisfies FormFields;
