import { salutations } from '../address-choices.ts';
import type { FormFields } from '../form-fields.ts';
import { titles } from '../titles.ts';

/** Who asks for an offer, and about what (S5-01, S5-02); what articles are meant is no part of the form. */
export const offerRequestFields = {
  customerNumber: { kind: 'line', longest: 40, whenEmpty: 'missing' },
  customerName: { kind: 'line', longest: 120, whenEmpty: 'missing' },
  userName: { kind: 'line', longest: 160, whenEmpty: 'missing' },
  userEmail: { kind: 'email', longest: 160, whenEmpty: 'emailMissing' },
  userSalutation: { kind: 'choice', options: ['', ...salutations] },
  userTitle: { kind: 'choice', options: ['', ...titles] },
  userFirstname: { kind: 'line', longest: 60 },
  userLastname: { kind: 'line', longest: 60, whenEmpty: 'missing' },
  phone: { kind: 'line', longest: 40, whenEmpty: 'missing' },
  zip: { kind: 'line', longest: 10, whenEmpty: 'missing' },
  subject: { kind: 'line', longest: 120, whenEmpty: 'missing' },
  text: { kind: 'text', longest: 2000 },
} as const satisfies FormFields;
