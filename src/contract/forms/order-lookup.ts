import type { FormFields } from '../form-fields.ts';

/** What finds a guest's order. */
export const orderLookupFields = {
  orderNumber: { kind: 'code', longest: 40, whenEmpty: 'orderNumberMissing' },
  email: { kind: 'email', longest: 160, whenEmpty: 'orderEmailMissing' },
} as const satisfies FormFields;
