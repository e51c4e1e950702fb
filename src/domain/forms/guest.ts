import { formSchema } from '#contract/form-schema.ts';
import { guestFields } from '#contract/forms/guest.ts';
import { isPlausibleEmail } from '../email.ts';

export const guestForm = formSchema(guestFields, ({ guestEmail }) =>
  isPlausibleEmail(guestEmail) ? {} : { guestEmail: 'emailInvalid' },
);
