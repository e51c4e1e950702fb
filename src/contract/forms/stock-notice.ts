import type { FormFields } from '../form-fields.ts';

/** Where to write when an article can be delivered again. */
export const stockNoticeFields = {
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
} as const satisfies FormFields;
