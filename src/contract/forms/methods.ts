import type { FormFields } from '../form-fields.ts';

/** The account of a direct debit; asked for where the way to pay needs it. */
export const bankAccountFields = {
  iban: { kind: 'code', longest: 50, whenEmpty: 'ibanMissing', isBankData: true },
  accountHolder: { kind: 'line', longest: 80, whenEmpty: 'accountHolderMissing', isBankData: true },
} as const satisfies FormFields;

/** How to ship and to pay, by the slugs the server offers. */
export const chosenMethodsFields = {
  shipping: { kind: 'line', longest: 60, whenEmpty: 'shippingMethodMissing' },
  payment: { kind: 'line', longest: 60, whenEmpty: 'paymentMethodMissing' },
} as const satisfies FormFields;

export const methodsFields = { ...chosenMethodsFields, ...bankAccountFields } as const;
