import { formSchema } from '#contract/form-schema.ts';
import { passkeyFields, passkeyNameFields } from '#contract/forms/passkey.ts';

export const passkeyForm = formSchema(passkeyFields);

export const passkeyNameForm = formSchema(passkeyNameFields);
