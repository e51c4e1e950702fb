import type { FormFields } from '../form-fields.ts';

/** Stars somebody may give, the best first. */
export const starChoices = ['5', '4', '3', '2', '1'] as const;

/** What somebody who bought an article says of it. */
export const ratingFields = {
  stars: { kind: 'line', longest: 1, whenEmpty: 'starsMissing' },
  title: { kind: 'line', longest: 120 },
  text: { kind: 'text', longest: 2000 },
  /** How the person is named beside it; without a name at first (Art. 25 DSGVO). */
  shownAs: { kind: 'choice', options: ['buyer', 'name'] },
} as const satisfies FormFields;
