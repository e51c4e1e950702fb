import type { FormFields } from '../form-fields.ts';

/** What names a guest's order to the account that has its mail address. */
export const orderJoinFields = {
  orderNumber: { kind: 'code', longest: 40, whenEmpty: 'orderNumberMissing' },
} as const satisfies FormFields;

/** What finds a guest's order. */
export const orderLookupFields = {
  orderNumber: { kind: 'code', longest: 40, whenEmpty: 'orderNumberMissing' },
  email: { kind: 'email', longest: 160, whenEmpty: 'orderEmailMissing' },
} as const satisfies FormFields;
