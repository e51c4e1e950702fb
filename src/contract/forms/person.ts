import { salutations } from '../address-choices.ts';
import type { FormFields } from '../form-fields.ts';
import { titles } from '../titles.ts';

/** What a person tells of themselves. The mail address they sign in with is no part of it. */
export const personFields = {
  salutation: { kind: 'choice', options: salutations },
  title: { kind: 'choice', options: ['', ...titles] },
  firstname: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  lastname: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  phone: { kind: 'line', longest: 40 },
} as const satisfies FormFields;
