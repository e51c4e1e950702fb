import { longestReleaseText } from '../release-decisions.ts';
import type { FormFields } from '../form-fields.ts';

/** What a buyer answers to the question about an own waiting order. */
export const releaseAnswerFields = {
  answer: { kind: 'text', longest: longestReleaseText, whenEmpty: 'answerMissing' },
} as const satisfies FormFields;
