import type { FormFields } from '../form-fields.ts';

/** What a buyer answers to the question about an own waiting order. */
export const releaseAnswerFields = {
  answer: { kind: 'text', longest: 500, whenEmpty: 'answerMissing' },
} as const satisfies FormFields;
