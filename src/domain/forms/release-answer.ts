import { formSchema } from '#contract/form-schema.ts';
import { releaseAnswerFields } from '#contract/forms/release-answer.ts';

export const releaseAnswerForm = formSchema(releaseAnswerFields);
