import { formSchema } from '#contract/form-schema.ts';
import { staffRefusalFields } from '#contract/forms/staff-refusal.ts';

/** Why the shop's staff refuse something; blanks are no reason. */
export const staffRefusalForm = formSchema(staffRefusalFields, ({ reason }) =>
  reason.trim() === '' ? { reason: 'reasonMissing' } : {},
);
