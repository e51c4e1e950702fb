import { formSchema } from '#contract/form-schema.ts';
import { chosenMethodsFields } from '#contract/forms/methods.ts';

export const chosenMethodsForm = formSchema(chosenMethodsFields);
