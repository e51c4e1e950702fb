import { formSchema } from '#contract/form-schema.ts';
import { registrationRefusalFields } from '#contract/forms/registration-refusal.ts';

/** Why a registration is refused; blanks are no reason. */
export const registrationRefusalForm = formSchema(registrationRefusalFields, ({ reason }) =>
  reason.trim() === '' ? { reason: 'reasonMissing' } : {},
);
