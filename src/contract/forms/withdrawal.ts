import type { FormFields } from '../form-fields.ts';

/** What § 356a BGB lets a withdrawal ask for, and in free words what of the order is meant; no reason is asked. */
export const withdrawalFields = {
  fullName: { kind: 'line', longest: 120, whenEmpty: 'missing' },
  orderNumber: { kind: 'code', longest: 40, whenEmpty: 'orderNumberMissing' },
  email: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  goods: { kind: 'text', longest: 500 },
} as const satisfies FormFields;
