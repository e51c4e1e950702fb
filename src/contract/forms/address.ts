import { countries, salutations } from '../address-choices.ts';
import type { FormFields, TypedValues } from '../form-fields.ts';

/** An address as a person types it. */
export const addressFields = {
  kind: { kind: 'choice', options: ['company', 'private'] },
  company: { kind: 'line', longest: 80 },
  vatId: { kind: 'code', longest: 20 },
  salutation: { kind: 'choice', options: salutations },
  firstname: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  lastname: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  street: { kind: 'line', longest: 80, whenEmpty: 'missing' },
  houseNumber: { kind: 'line', longest: 20 },
  addition: { kind: 'line', longest: 80 },
  zip: { kind: 'line', longest: 12, whenEmpty: 'missing' },
  city: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  country: { kind: 'choice', options: countries },
  phone: { kind: 'line', longest: 40 },
} as const satisfies FormFields;

/** What is typed of an address, and no more: what only firms have is no part of a person's. */
export function typedAddress(values: TypedValues): TypedValues {
  const typed = Object.keys(addressFields).map((name) => [name, values[name] ?? '']);
  const isPerson = values['kind'] === 'private';
  return { ...Object.fromEntries(typed), ...(isPerson ? { company: '', vatId: '' } : {}) };
}
