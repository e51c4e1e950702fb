import { invitedRoles, firmRoles, orderingRights } from '../firm-roles.ts';
import type { FormFields } from '../form-fields.ts';
import { addressFields } from './address.ts';

const { firstname, lastname } = addressFields;
const ordering = { kind: 'choice', options: orderingRights } as const;

/** Who is asked to join a firm. */
export const invitationFields = {
  firstname,
  lastname,
  // Somebody else's: the fault that speaks of one's own address would mislead.
  email: { kind: 'email', longest: 160, whenEmpty: 'missing' },
  role: { kind: 'choice', options: invitedRoles },
  ordering,
} as const satisfies FormFields;

/** What somebody of a firm may. */
export const firmMemberFields = {
  role: { kind: 'choice', options: firmRoles },
  ordering,
} as const satisfies FormFields;
