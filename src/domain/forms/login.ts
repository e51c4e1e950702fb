import { formSchema } from '#contract/form-schema.ts';
import { loginFields } from '#contract/forms/login.ts';

export const loginForm = formSchema(loginFields);
