import { formSchema } from '#contract/form-schema.ts';
import { personFields } from '#contract/forms/person.ts';
import { personFaults } from '../person.ts';

export const personForm = formSchema(personFields, personFaults);
