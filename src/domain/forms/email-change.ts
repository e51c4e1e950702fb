import { formSchema } from '#contract/form-schema.ts';
import { emailChangeFields } from '#contract/forms/email-change.ts';
import { isPlausibleEmail, normaliseEmail } from '../email.ts';

/** How another mail address is asked for. @param current the one there is */
export const emailChangeForm = (current: string) =>
  formSchema(emailChangeFields, ({ email }) =>
    isPlausibleEmail(email)
      ? normaliseEmail(email) === normaliseEmail(current)
        ? { email: 'emailUnchanged' }
        : {}
      : { email: 'emailInvalid' },
  );
