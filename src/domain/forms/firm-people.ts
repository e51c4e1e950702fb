import { formSchema } from '#contract/form-schema.ts';
import { firmMemberFields, invitationFields } from '#contract/forms/firm-people.ts';
import { isPlausibleEmail } from '../email.ts';

/** How somebody is asked to join a firm; whether the mail address is free, only the server knows. */
export const invitationForm = formSchema(invitationFields, ({ email }) =>
  isPlausibleEmail(email) ? {} : { email: 'emailInvalid' },
);

export const firmMemberForm = formSchema(firmMemberFields);
